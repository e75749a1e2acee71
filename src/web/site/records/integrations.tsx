import { pages } from '#content/shared/pages.ts'
import { integrationsPage as words } from '#content/site/records/integrations.ts'
import { headOf } from '#web/document-head.ts'
import { SiteLayout } from '#web/site/layout/site-layout.tsx'
import { LinkedText } from '#web/site/parts/linked-text.tsx'
import { RecordPage, RecordSection } from '../parts/record-page.tsx'
import './integrations.css'

export const handle = { document: true }
export const meta = () => headOf(pages.integrations)

const { labels } = words

export default function Integrations() {
  return (
    <SiteLayout>
      <RecordPage heading={words.heading} lead={words.lead} surface="white">
        {words.connections.map(({ id, name, text, reads, writes, ends, code }) => (
          <RecordSection key={id} id={id} heading={name} layout="beside">
            <p className="lead">{text}</p>
            <p className="integration-code typed">{code}</p>
            <dl className="integration-rights">
              <div>
                <dt>{labels.reads}</dt>
                {reads.map((right) => (
                  <dd key={right}>{right}</dd>
                ))}
              </div>
              <div>
                <dt>{labels.writes}</dt>
                {writes.map((right) => (
                  <dd key={right}>{right}</dd>
                ))}
              </div>
              <div>
                <dt>{labels.ends}</dt>
                <dd>{ends}</dd>
              </div>
            </dl>
          </RecordSection>
        ))}
        <RecordSection id="not-connected" heading={words.not.heading} layout="beside">
          <LinkedText paragraphs={words.not.text} />
        </RecordSection>
      </RecordPage>
    </SiteLayout>
  )
}
