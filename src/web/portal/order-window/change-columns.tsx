import { Link } from 'react-router'
import { orderChangesPanel as copy } from '#content/portal/order-window.ts'
import { pages } from '#content/shared/pages.ts'
import type { OrderChange } from '#contract/account/window-settings-shapes.ts'
import type { Column } from '#web/kit/data/data-table.tsx'
import { FormattedDate } from '#web/kit/data/formatted-date.tsx'
import { CustomerLink } from '../customers/customer-name.tsx'
import type { Names } from '../customers/use-names.ts'
import { MessagesWithPrices } from '../messages/message-lines.tsx'
import { sumText } from '../sum-text.ts'
import './order-window.css'

/** Leads to the order's own page. */
export const OrderLink = ({ id, name }: { id: string; name: string }) => (
  <Link className="text-link order-link" to={`${pages.orders.path}/${id}`}>
    {name}
  </Link>
)

export const changeColumns: Column<OrderChange>[] = [
  {
    key: 'order',
    label: copy.changes.columns.order,
    kind: 'title',
    cell: ({ order_id: id, order_name: name }) => <OrderLink id={id} name={name} />,
  },
  { key: 'at', label: copy.changes.columns.at, kind: 'typed', cell: ({ at }) => <FormattedDate at={at} /> },
  { key: 'what', label: copy.changes.columns.what, cell: whatOf },
  {
    key: 'answer',
    label: copy.changes.columns.answer,
    cell: answerOf,
  },
  {
    key: 'message',
    label: copy.changes.columns.message,
    cell: ({ messages }) => <MessagesWithPrices lines={messages} />,
  },
  {
    key: 'sum',
    label: copy.changes.columns.sum,
    kind: 'sum',
    cell: ({ difference }) => (difference && Number(difference.amount) !== 0 ? sumText(difference) : '–'),
  },
]

/** For lists of several customers: who it was, after the order. */
export const changeColumnsWith = (names: Names): Column<OrderChange>[] => {
  const [order, ...others] = changeColumns
  const customer: Column<OrderChange> = {
    key: 'customer',
    label: copy.changes.columns.customer,
    cell: ({ customer_id: id }) => (id === null ? '–' : <CustomerLink id={id} names={names} />),
  }
  return order ? [order, customer, ...others] : []
}

/** Titles with the counts before and after; of an address, only that it changed. */
function whatOf({ kind, lines }: OrderChange): string {
  if (lines.length === 0) return copy.kinds[kind]
  const text = lines.map(({ title, before, after }) => `${title} ${before} → ${after}`).join('; ')
  return kind === 'items' ? text : `${copy.kinds[kind]}: ${text}`
}

/** What Shopify did, and why not. */
function answerOf({ state, refunded, problem }: OrderChange): string {
  if (problem) return `${copy.answers[state]}: ${copy.problems[problem]}`
  return refunded ? `${copy.answers[state]}, ${copy.refunded(sumText(refunded))}` : copy.answers[state]
}
