import { Link } from 'react-router'
import { dashboardCopy } from '#content/portal/dashboard.ts'
import type { DashboardGroup } from '#contract/dashboard/shapes.ts'
import { type Column, DataTable } from '#web/kit/data/data-table.tsx'
import { countText, moneyText } from './figure-format.ts'
import { daysOf, ordersWith } from './orders-behind.ts'

const { products: copy } = dashboardCopy

type Product = DashboardGroup['products'][number]

/** What sold most; each product leads to the orders that have it. */
export const BestProducts = ({ group, days }: { group: DashboardGroup; days: number }) => (
  <section className="dashboard-products">
    <h3>{copy.title}</h3>
    <DataTable
      caption={copy.caption(days)}
      columns={columnsOf(group)}
      rows={group.products}
      rowKey={({ outlet_id: outlet, product_id: id }) => `${outlet} ${id}`}
      empty={copy.none}
    />
  </section>
)

const columnsOf = (group: DashboardGroup): Column<Product>[] => [
  {
    key: 'title',
    label: copy.columns.title,
    kind: 'title',
    cell: (product) => (
      <Link className="text-link" to={ordersWith(product, daysOf(group, 'period'))}>
        {product.title}
      </Link>
    ),
  },
  { key: 'orders', label: copy.columns.orders, kind: 'typed', cell: ({ orders }) => countText(orders) },
  {
    key: 'quantity',
    label: copy.columns.quantity,
    kind: 'typed',
    cell: ({ quantity }) => countText(quantity),
  },
  {
    key: 'gross',
    label: copy.columns.gross,
    kind: 'sum',
    cell: ({ gross }) => moneyText(gross, group.currency),
  },
]
