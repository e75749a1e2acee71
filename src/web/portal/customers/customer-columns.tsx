import { customersPage as copy } from '#content/portal/customers.ts'
import type { CustomerRow } from '#contract/customers/shapes.ts'
import type { Column } from '#web/kit/data/data-table.tsx'
import { FormattedDate } from '#web/kit/data/formatted-date.tsx'
import { countText } from '../dashboard/figure-format.ts'
import { sumText } from '../sum-text.ts'
import { CustomerLink } from './customer-name.tsx'
import type { Names } from './use-names.ts'

/** What we copied of customers, beside what the store says of them now. */
export const customerColumns = (names: Names): Column<CustomerRow>[] => [
  {
    key: 'customer',
    label: copy.columns.customer,
    kind: 'title',
    cell: ({ id }) => <CustomerLink id={id} names={names} />,
  },
  {
    key: 'contact',
    label: copy.columns.contact,
    cell: ({ id }) => {
      const person = names.people.get(id)
      return <span>{[person?.email, person?.phone].filter(Boolean).join(' · ') || copy.noOrder}</span>
    },
  },
  {
    key: 'orders',
    label: copy.columns.orders,
    kind: 'typed',
    cell: ({ orders }) => countText(orders),
  },
  {
    key: 'last',
    label: copy.columns.last,
    kind: 'typed',
    cell: ({ last_order_at: at }) => (at ? <FormattedDate at={at} precision="day" /> : copy.noOrder),
  },
  { key: 'spent', label: copy.columns.spent, kind: 'sum', cell: ({ spent }) => sumText(spent) },
]
