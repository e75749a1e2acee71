import { ordersPage as copy, orderStateTexts, paymentTexts, returnedText } from '#content/portal/orders.ts'
import type { OrderRow } from '#contract/orders/shapes.ts'
import { Badge } from '#web/kit/data/badge.tsx'
import type { Column } from '#web/kit/data/data-table.tsx'
import { FormattedDate } from '#web/kit/data/formatted-date.tsx'
import { OrderLink } from '../order-window/change-columns.tsx'
import { windowText } from '../order-window/window-text.ts'
import { sumText } from '../sum-text.ts'

export const orderStateText = ({ state, is_returned: isReturned }: OrderRow): string =>
  isReturned ? `${orderStateTexts[state]}, ${returnedText}` : orderStateTexts[state]

export const orderColumns: Column<OrderRow>[] = [
  {
    key: 'order',
    label: copy.columns.order,
    kind: 'title',
    cell: ({ id, name, is_test: isTest, is_changed: isChanged }) => (
      <span>
        <OrderLink id={id} name={name} /> {isChanged && <Badge tone="chosen">{copy.changed}</Badge>}{' '}
        {isTest && <Badge>{copy.test}</Badge>}
      </span>
    ),
  },
  { key: 'at', label: copy.columns.at, kind: 'typed', cell: ({ at }) => <FormattedDate at={at} /> },
  { key: 'state', label: copy.columns.state, cell: orderStateText },
  {
    key: 'payment',
    label: copy.columns.payment,
    cell: ({ payment, is_cash: isCash }) => (
      <span>
        {paymentTexts[payment]} {isCash && <Badge>{copy.cash}</Badge>}
      </span>
    ),
  },
  {
    key: 'window',
    label: copy.columns.window,
    cell: ({ window }) => (window ? windowText(window) : copy.noWindow),
  },
  { key: 'total', label: copy.columns.total, kind: 'sum', cell: ({ total }) => sumText(total) },
]
