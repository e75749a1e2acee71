import { Link } from 'react-router'
import { documentsPanel as copy } from '#content/portal/billing.ts'
import { type Column, DataTable } from '#web/kit/data/data-table.tsx'
import { dateText } from '#rules/zone-text.ts'

interface Issued {
  id: string
  kind: string
  title: string
  issuedOn: string
}

const columns: Column<Issued>[] = [
  {
    key: 'number',
    label: copy.number,
    kind: 'title',
    cell: ({ id, title }) => (
      <Link className="text-link" to={`/merchant/billing/documents/${id}`}>
        {title}
      </Link>
    ),
  },
  { key: 'kind', label: copy.kind, cell: ({ kind }) => copy.kinds[kind] ?? kind },
  {
    key: 'issued',
    label: copy.issued,
    kind: 'typed',
    cell: ({ issuedOn }) => dateText(issuedOn),
  },
]

export function DocumentsTable({ documents }: { documents: readonly Issued[] | null }) {
  return (
    <DataTable
      caption={copy.caption}
      columns={columns}
      rows={documents ?? []}
      rowKey={({ id }) => id}
      empty={documents ? copy.none : copy.hidden.text}
    />
  )
}
