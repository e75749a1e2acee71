import { merchantsPage as copy } from '#content/admin/admin.ts'
import type { MerchantRow } from '#contract/staff/shapes.ts'
import type { Visited } from '#web/admin/parts/visit-dialog.tsx'
import type { Column } from '#web/kit/data/data-table.tsx'
import { RowActions, RowButton, RowLink } from '#web/kit/data/row-actions.tsx'

const nameOf = ({ first_name, last_name }: MerchantRow) => `${first_name} ${last_name}`.trim()

/** As in the specification, with a number in front that counts on from page to page. */
export const columnsOf = (from: number, onVisit: (visited: Visited) => void): Column<MerchantRow>[] => [
  {
    key: 'number',
    label: copy.columns.number,
    kind: 'number',
    cell: (_row, index) => String(from + index).padStart(3, '0'),
  },
  {
    key: 'first_name',
    label: copy.columns.first,
    kind: 'title',
    sortable: true,
    cell: (row) => row.first_name,
  },
  { key: 'last_name', label: copy.columns.last, kind: 'title', sortable: true, cell: (row) => row.last_name },
  { key: 'email', label: copy.columns.email, kind: 'typed', sortable: true, cell: (row) => row.user_email },
  {
    key: 'actions',
    label: copy.columns.actions,
    kind: 'actions',
    cell: (row) => (
      <RowActions>
        <RowLink href={`/admin/merchants/${row.id}`} aria-label={copy.view + copy.of(nameOf(row))}>
          {copy.view}
        </RowLink>
        <RowLink href={`/admin/merchants/${row.id}/reports`} aria-label={copy.reports + copy.of(nameOf(row))}>
          {copy.reports}
        </RowLink>
        {row.may_visit ? (
          <RowButton
            aria-label={copy.login + copy.of(nameOf(row))}
            onClick={() => onVisit({ email: row.user_email, name: nameOf(row) })}
          >
            {copy.login}
          </RowButton>
        ) : (
          <RowButton disabled title={copy.closedWhy}>
            {copy.closed}
          </RowButton>
        )}
      </RowActions>
    ),
  },
]
