import { dateOf, formatDateTime, money } from '#content/account/format.ts'
import { invoiceCopy } from '#content/account/order-forms.ts'
import { orderCopy } from '#content/account/screens.ts'
import { shopName } from '#content/shared/example-shop.ts'
import { findVariant, productOf } from '#shop-model/catalogue.ts'
import type { Order } from '#shop-model/state.ts'
import { findOrder, sumOf, totalOf } from '#shop-model/state-queries.ts'
import { Icon } from '#web/kit/foundations/icon.tsx'
import { Action, Actions } from '#web/account/parts/action.tsx'
import { Panel, Screen } from '#web/account/parts/screen.tsx'
import { useAccount, useAccountContext } from '#web/account/use-account.ts'
import { NotFound } from '#web/account/parts/not-found.tsx'
import { screenMeta } from '../screen-meta.ts'
import type { Route } from './+types/invoice-screen.ts'

export const meta = ({ params }: Route.MetaArgs) => screenMeta(invoiceCopy.title(params.number))

/** Made for printing: the print style hides everything else. */
export default function Invoice({ params: { number } }: Route.ComponentProps) {
  const { state } = useAccount()
  const { brand } = useAccountContext()
  const order = findOrder(state, number)
  if (!order) return <NotFound title={orderCopy.missing} />
  return (
    <Screen
      title={invoiceCopy.title(order.id)}
      kind="hosted"
      back={{ to: `orders/${order.id}`, label: orderCopy.title(order.id) }}
    >
      <Panel className="account-invoice">
        <dl className="account-invoice-parties">
          <div>
            <dt>{invoiceCopy.from}</dt>
            <dd>
              {[brand.name ?? shopName, ...invoiceCopy.fromLines].map((text) => (
                <span key={text}>{text}</span>
              ))}
            </dd>
          </div>
          <div>
            <dt>{invoiceCopy.to}</dt>
            <dd>
              {[
                order.to.name,
                order.to.street,
                `${order.to.city} ${order.to.postcode}`,
                order.to.country,
              ].map((text) => (
                <span key={text}>{text}</span>
              ))}
            </dd>
          </div>
          <div>
            <dt>{invoiceCopy.date}</dt>
            <dd>{dateOf(order.placedAt)}</dd>
          </div>
        </dl>
        <InvoiceTable order={order} />
        <p>{stateOf(order, state.clock.at)}</p>
        <p className="account-muted">
          {invoiceCopy.tax} {invoiceCopy.note}
        </p>
      </Panel>
      <Actions>
        <Action variant="main" onClick={() => window.print()}>
          <Icon name="print" />
          {invoiceCopy.print}
        </Action>
      </Actions>
    </Screen>
  )
}

function InvoiceTable({ order }: { order: Order }) {
  const [goods, count, each, sum] = invoiceCopy.head
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{goods}</th>
          <th scope="col">{count}</th>
          <th scope="col">{each}</th>
          <th scope="col">{sum}</th>
        </tr>
      </thead>
      <tbody>
        {order.lines.map((line) => (
          <tr key={`${line.product} ${line.variant} ${line.price}`}>
            <th scope="row">
              {productOf(line.product).name}, {findVariant(line.product, line.variant)?.name}
            </th>
            <td>{line.count}</td>
            <td>{money(line.price)}</td>
            <td>{money(line.price * line.count)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={3}>
            {orderCopy.sum}
          </th>
          <td>{money(sumOf(order.lines))}</td>
        </tr>
        <tr>
          <th scope="row" colSpan={3}>
            {orderCopy.delivery}
          </th>
          <td>{money(order.delivery)}</td>
        </tr>
        {order.credit !== undefined && (
          <tr>
            <th scope="row" colSpan={3}>
              {orderCopy.credit}
            </th>
            <td>{money(-order.credit)}</td>
          </tr>
        )}
        <tr className="account-invoice-total">
          <th scope="row" colSpan={3}>
            {orderCopy.total}
          </th>
          <td>{money(totalOf(order) - (order.credit ?? 0))}</td>
        </tr>
      </tfoot>
    </table>
  )
}

function stateOf(order: Order, now: number): string {
  if (order.cancelledAt !== undefined) return invoiceCopy.cancelled
  return order.paidAt === undefined ? invoiceCopy.due : invoiceCopy.paid(formatDateTime(order.paidAt, now))
}
