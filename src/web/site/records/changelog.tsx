import { pages } from '#content/shared/pages.ts'
import { changelogPage as words } from '#content/site/records/changelog.ts'
import { headOf } from '#web/document-head.ts'
import { SiteLayout } from '#web/site/layout/site-layout.tsx'
import { RecordPage, RecordSection } from '../parts/record-page.tsx'
import './changelog.css'

export const handle = { document: true }
export const meta = () => headOf(pages.changelog)

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

export default function Changelog() {
  return (
    <SiteLayout>
      <RecordPage heading={words.heading} lead={words.lead} surface="canary">
        {words.releases.map(({ date, title, changes }) => (
          <RecordSection
            key={date}
            id={date}
            heading={title}
            lead={day.format(new Date(date))}
            layout="beside"
          >
            <ul className="changelog-changes">
              {changes.map((change) => (
                <li key={change}>{change}</li>
              ))}
            </ul>
          </RecordSection>
        ))}
      </RecordPage>
    </SiteLayout>
  )
}
