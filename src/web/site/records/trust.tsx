import { pages } from '#content/shared/pages.ts'
import { trustPage as words } from '#content/site/records/trust.ts'
import { headOf } from '#web/document-head.ts'
import { DataTable } from '#web/kit/data/data-table.tsx'
import { SiteLayout } from '#web/site/layout/site-layout.tsx'
import { LinkedText } from '#web/site/parts/linked-text.tsx'
import { RecordPage, RecordSection } from '../parts/record-page.tsx'

export const handle = { document: true }
export const meta = () => headOf(pages.trust)

export default function Trust() {
  const { faults, processors } = words
  return (
    <SiteLayout>
      <RecordPage heading={words.heading} lead={words.lead} surface="blue">
        {words.sections.map((section) => (
          <TextSection key={section.id} section={section} />
        ))}
        <RecordSection id={faults.id} heading={faults.heading} lead={faults.lead}>
          <DataTable
            caption={faults.heading}
            rows={faults.rows}
            rowKey={({ what }) => what}
            empty=""
            columns={[
              { key: 'what', label: faults.columns.what, kind: 'title', cell: ({ what }) => what },
              { key: 'tried', label: faults.columns.tried, cell: ({ tried }) => tried },
              { key: 'result', label: faults.columns.result, cell: ({ result }) => result },
            ]}
          />
        </RecordSection>
        <RecordSection id={processors.id} heading={processors.heading} lead={processors.lead}>
          <DataTable
            caption={processors.heading}
            rows={processors.rows}
            rowKey={({ who }) => who}
            empty=""
            columns={[
              { key: 'who', label: processors.columns.who, kind: 'title', cell: ({ who }) => who },
              { key: 'what', label: processors.columns.what, cell: ({ what }) => what },
              { key: 'when', label: processors.columns.when, cell: ({ when }) => when },
            ]}
          />
        </RecordSection>
        <TextSection section={words.places} />
        <TextSection section={words.weakness} />
      </RecordPage>
    </SiteLayout>
  )
}

function TextSection({
  section: { id, heading, text },
}: {
  section: { id: string; heading: string; text: readonly string[] }
}) {
  return (
    <RecordSection id={id} heading={heading} layout="beside">
      <LinkedText paragraphs={text} />
    </RecordSection>
  )
}
