import { orderPage, paymentTexts } from '#content/portal/orders.ts'
import type { OrderView } from '#contract/orders/shapes.ts'
import { FormattedDate } from '#web/kit/data/formatted-date.tsx'
import { KeyValueList } from '#web/kit/data/key-value-list.tsx'
import { Panel } from '#web/kit/panels/panel.tsx'
import { sumText } from '../../sum-text.ts'

const { payment: copy } = orderPage

export function PaymentPanel({ view, state }: { view: OrderView; state: string }) {
  const { order, refunded, refunds, returns } = view
  return (
    <Panel id="payment" state={state} half>
      <KeyValueList
        align="end"
        rows={[
          { term: copy.state, value: paymentTexts[order.payment] },
          { term: copy.cash, value: order.is_cash ? copy.yes : copy.no },
          { term: copy.value, value: sumText(order.total) },
          ...(Number(refunded.amount) > 0 ? [{ term: copy.refunded, value: sumText(refunded) }] : []),
        ]}
      />
      {refunds.length > 0 && (
        <section className="order-parts">
          <h3>{copy.refunds}</h3>
          <ul>
            {refunds.map(({ id, at, sum }) => (
              <li key={id}>
                <FormattedDate at={at} /> {sumText(sum)}
              </li>
            ))}
          </ul>
        </section>
      )}
      {returns.length > 0 && (
        <section className="order-parts">
          <h3>{copy.returns}</h3>
          <ul>
            {returns.map(({ id, at, quantity }) => (
              <li key={id}>
                <FormattedDate at={at} /> {copy.returned(quantity)}
              </li>
            ))}
          </ul>
        </section>
      )}
    </Panel>
  )
}
