import { type ClaimKey, claimKeys, claimOf } from '#content/shared/claims.ts'
import { pages } from '#content/shared/pages.ts'
import { claimsPage as words, quotedOn } from '#content/site/records/claims-page.ts'
import { headOf } from '#web/document-head.ts'
import { type Column, DataTable } from '#web/kit/data/data-table.tsx'
import { SiteLayout } from '#web/site/layout/site-layout.tsx'
import { LinkedText } from '#web/site/parts/linked-text.tsx'
import { RecordPage, RecordSection } from '../parts/record-page.tsx'

export const handle = { document: true }
export const meta = () => headOf(pages.claims)

const { stated, counts, planned, others } = words
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' })

const claimColumns: Column<ClaimKey>[] = [
  {
    key: 'figure',
    label: stated.columns.figure,
    kind: 'title',
    cell: (key) => (
      <span id={key} className="record-figure">
        {claimOf(key).spelled ?? claimOf(key).figure}
      </span>
    ),
  },
  { key: 'meaning', label: stated.columns.meaning, cell: (key) => claimOf(key).meaning },
  { key: 'source', label: stated.columns.source, cell: (key) => claimOf(key).source },
  {
    key: 'date',
    label: stated.columns.date,
    cell: (key) => <time dateTime={claimOf(key).date}>{day.format(new Date(claimOf(key).date))}</time>,
  },
  {
    key: 'quoted',
    label: stated.columns.quoted,
    cell: (key) => (
      <ul className="record-links">
        {quotedOn[key].map(({ path, name }) => (
          <li key={path}>
            <a href={path}>{name}</a>
          </li>
        ))}
      </ul>
    ),
  },
]

const countColumns: Column<(typeof counts.rows)[number]>[] = [
  {
    key: 'page',
    label: counts.columns.page,
    kind: 'title',
    cell: ({ path, name }) => <a href={path}>{name}</a>,
  },
  { key: 'modules', label: counts.columns.modules, cell: ({ modules }) => modules },
  { key: 'features', label: counts.columns.features, cell: ({ features }) => features },
]

export default function Claims() {
  return (
    <SiteLayout>
      <RecordPage heading={words.heading} lead={words.lead} surface="pink">
        <RecordSection id="stated" heading={stated.heading} lead={stated.lead}>
          <DataTable
            caption={stated.heading}
            rows={claimKeys}
            rowKey={(key) => key}
            empty=""
            columns={claimColumns}
          />
        </RecordSection>
        <RecordSection id="counts" heading={counts.heading} lead={counts.lead}>
          <DataTable
            caption={counts.heading}
            rows={counts.rows}
            rowKey={({ path }) => path}
            empty=""
            columns={countColumns}
          />
        </RecordSection>
        <RecordSection id="planned" heading={planned.heading} lead={planned.lead}>
          <DataTable
            caption={planned.heading}
            rows={planned.rows}
            rowKey={({ names }) => names}
            empty=""
            columns={[
              { key: 'state', label: planned.columns.state, kind: 'title', cell: ({ state }) => state },
              { key: 'names', label: planned.columns.names, cell: ({ names }) => names },
            ]}
          />
        </RecordSection>
        <RecordSection id="others" heading={others.heading} layout="beside">
          <LinkedText paragraphs={others.text} />
        </RecordSection>
      </RecordPage>
    </SiteLayout>
  )
}
