import { merchantsPage as copy } from '#content/admin/admin.ts'
import type { MerchantRow } from '#contract/staff/shapes.ts'
import { FormattedDate } from '#web/kit/data/formatted-date.tsx'
import type { Column } from '#web/kit/data/data-table.tsx'
import { RowActions, RowLink } from '#web/kit/data/row-actions.tsx'

const nameOf = ({ first_name, last_name }: MerchantRow) => `${first_name} ${last_name}`.trim()

/** Who it is, whose store, what runs there and when they were last here. Signing in as them starts on their page. */
export const columns: Column<MerchantRow>[] = [
  {
    key: 'first_name',
    label: copy.columns.first,
    kind: 'title',
    sortable: true,
    cell: (row) => row.first_name,
  },
  { key: 'last_name', label: copy.columns.last, kind: 'title', sortable: true, cell: (row) => row.last_name },
  { key: 'email', label: copy.columns.email, kind: 'typed', sortable: true, cell: (row) => row.user_email },
  { key: 'company', label: copy.columns.company, cell: (row) => row.company || copy.nothing },
  { key: 'store', label: copy.columns.store, cell: (row) => row.store || copy.nothing },
  { key: 'plan', label: copy.columns.plan, cell: (row) => copy.plan(row.plan, row.modules) },
  {
    key: 'seen',
    label: copy.columns.seen,
    cell: (row) => (row.last_seen_at ? <FormattedDate at={row.last_seen_at} precision="day" /> : copy.unseen),
  },
  {
    key: 'actions',
    label: copy.columns.actions,
    kind: 'actions',
    cell: (row) => (
      <RowActions>
        <RowLink to={`/admin/merchants/${row.id}`} aria-label={copy.view + copy.of(nameOf(row))}>
          {copy.view}
        </RowLink>
        <RowLink to={`/admin/merchants/${row.id}/reports`} aria-label={copy.reports + copy.of(nameOf(row))}>
          {copy.reports}
        </RowLink>
      </RowActions>
    ),
  },
]
