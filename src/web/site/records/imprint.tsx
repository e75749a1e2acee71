import { pages } from '#content/shared/pages.ts'
import { imprintPage as words } from '#content/site/records/imprint.ts'
import { headOf } from '#web/document-head.ts'
import { KeyValueList } from '#web/kit/data/key-value-list.tsx'
import { SiteLayout } from '#web/site/layout/site-layout.tsx'
import { RecordPage, RecordSection } from '../parts/record-page.tsx'

export const handle = { document: true }
export const meta = () => headOf(pages.imprint)

export default function Imprint() {
  const { id, heading, rows } = words.section
  return (
    <SiteLayout>
      <RecordPage heading={words.heading} lead={words.lead} surface="canary">
        <RecordSection id={id} heading={heading} layout="beside">
          <KeyValueList rows={rows} />
        </RecordSection>
      </RecordPage>
    </SiteLayout>
  )
}
