import type { Context } from '../context.server.ts'
import { timeText, sumText } from '../messages/message-values.ts'
import { queueOrderMessage } from '../messages/queue-order-message.ts'
import { signOf } from './decimal-sums.ts'
import { currencyOf, dueOf, totalOf, type WindowOrder } from './store/window-order.ts'
import type { Tending } from './tending.ts'
import type { Change } from './window-row.ts'
import { confirmationTime, paymentGrace } from './window-times.ts'

/** Messages to shoppers about their order, each once. Call these in the transaction of the event. */

type About = Pick<Tending, 'window' | 'order' | 'store'>

export const tellPlaced = (tx: Context, about: About) =>
  queueOrderMessage(tx, about, {
    event: 'order_placed',
    value: timeText(about.window.endsAt, about.store.zone),
    until: about.window.endsAt,
  })

export const tellChanged = (tx: Context, about: About, { id }: Change) =>
  queueOrderMessage(tx, about, { event: 'order_changed', changeId: id, value: sumText(totalOf(about.order)) })

export const tellDue = (tx: Context, about: About, { id }: Change) =>
  queueOrderMessage(tx, about, {
    event: 'payment_due',
    changeId: id,
    value: sumText(dueSum(about.order)),
    until: new Date(about.window.endsAt.getTime() + paymentGrace),
  })

/** A balance was paid: the difference of a change, or a cash order. */
export const tellPaid = (tx: Context, about: About, { id }: Pick<Change, 'id'>, amount: string) =>
  queueOrderMessage(tx, about, {
    event: 'order_paid',
    changeId: id,
    value: sumText({ amount, currency: currencyOf(about.order) }),
  })

export const tellReversed = (tx: Context, about: About, { id }: Change) =>
  queueOrderMessage(tx, about, {
    event: 'change_reversed',
    changeId: id,
    value: sumText(totalOf(about.order)),
  })

export const tellUnconfirmed = (tx: Context, about: About) =>
  queueOrderMessage(tx, about, {
    event: 'please_confirm',
    value: sumText(dueSum(about.order)),
    // A day after the window the order is released, if nobody was asked.
    until: new Date(about.window.endsAt.getTime() + confirmationTime),
  })

export const tellCancelled = (
  tx: Context,
  about: About,
  { id, isUnconfirmed }: { id: string; isUnconfirmed: boolean },
) =>
  queueOrderMessage(tx, about, {
    event: 'order_cancelled',
    changeId: id,
    value: sumText(paidSum(about.order)),
    isUnconfirmed,
  })

const dueSum = (order: WindowOrder) => ({
  amount: dueOf(order) ?? totalOf(order).amount,
  currency: currencyOf(order),
})

/** What was paid, if anything was. Of a cancelled order Shopify may have given it back already. */
function paidSum(order: WindowOrder) {
  const { amount } = order.netPaymentSet.shopMoney
  return { amount: signOf(amount) > 0 ? amount : totalOf(order).amount, currency: currencyOf(order) }
}
