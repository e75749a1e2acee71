import { orderEditCopy as copy } from '#content/account/order-window.ts'
import { orderCopy } from '#content/account/screens.ts'
import type { EditTotals } from '#contract/account/order-edit-shapes.ts'
import type { AccountOrder } from '#web/account/account-state.ts'
import { DetailList } from '#web/account/parts/item.tsx'
import { useAccount } from '#web/account/use-account.ts'
import { minor } from '../live-account.ts'

/** Shopify's totals for the chosen items, and who pays the difference. */
export function NewTotals({ order, totals: answer }: { order: AccountOrder; totals: EditTotals }) {
  const { money } = useAccount().format
  const { totals, difference, due, refund } = answer
  const { bill } = orderCopy
  const tax = order.bill.some(({ term }) => term === 'taxIncluded') ? bill.taxIncluded : bill.tax
  const sum = minor(difference)
  return (
    <>
      <DetailList
        rows={[
          [bill.goods, money(minor(totals.subtotal))],
          [bill.delivery, money(minor(totals.delivery))],
          ...(minor(totals.discounts) === 0
            ? []
            : [[bill.discount, money(-minor(totals.discounts))] as const]),
          ...(minor(totals.tax) === 0 ? [] : [[tax, money(minor(totals.tax))] as const]),
          [bill.total, <b key="total">{money(minor(totals.total))}</b>],
          [copy.was, money(order.total)],
          [copy.difference, sum > 0 ? `+${money(sum)}` : money(sum)],
        ]}
      />
      <output>
        {due && copy.due(money(minor(due)))}
        {refund && copy.refund(money(minor(refund)))}
        {!due && !refund && sum !== 0 && copy.atDoor(money(minor(totals.total)))}
      </output>
    </>
  )
}
