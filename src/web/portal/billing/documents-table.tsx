import { documentsPanel as copy } from '#content/portal/billing.ts'
import { type Column, DataTable } from '#web/kit/data/data-table.tsx'
import { FormattedDate } from '#web/kit/data/formatted-date.tsx'

interface Issued {
  id: string
  kind: string
  title: string
  issuedAt: string
}

const columns: Column<Issued>[] = [
  {
    key: 'number',
    label: copy.number,
    kind: 'title',
    cell: ({ id, title }) => (
      <a className="text-link" href={`/merchant/billing/documents/${id}`}>
        {title}
      </a>
    ),
  },
  { key: 'kind', label: copy.kind, cell: ({ kind }) => copy.kinds[kind] ?? kind },
  {
    key: 'issued',
    label: copy.issued,
    kind: 'typed',
    cell: ({ issuedAt }) => <FormattedDate at={issuedAt} precision="day" />,
  },
]

export function DocumentsTable({ documents }: { documents: readonly Issued[] }) {
  return (
    <DataTable
      caption={copy.caption}
      columns={columns}
      rows={documents}
      rowKey={({ id }) => id}
      empty={copy.none}
    />
  )
}
