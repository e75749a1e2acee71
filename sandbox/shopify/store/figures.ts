import { outstandingOf, receivedOf } from './order-money.ts'
import { deliveredAtOf, type Order } from './orders.ts'
import type { Store } from './store.ts'

/** A day of a store as Shopify's own reports would show it. */
export interface DayFigures {
  orders: number
  items: number
  gross: number
  refunds: number
  cancelled: number
  returns: number
  newCustomers: number
  cameBack: number
  /** Of the orders: paid at the door; of those, not delivered yet; and by somebody who had ordered before. */
  cashOrders: number
  cashUndelivered: number
  repeatOrders: number
}

const none = (): DayFigures => ({
  orders: 0,
  items: 0,
  gross: 0,
  refunds: 0,
  cancelled: 0,
  returns: 0,
  newCustomers: 0,
  cameBack: 0,
  cashOrders: 0,
  cashUndelivered: 0,
  repeatOrders: 0,
})

/** Counted from the orders themselves, by days of the store's own zone. Money is in the smallest unit. */
export function dayFigures(store: Store): Record<string, DayFigures> {
  const dayOf = dayReader(store.shop.zone)
  const days: Record<string, DayFigures> = {}
  const firstDays = new Map<number, string>()
  const counted = new Set<string>()
  const at = (time: number) => (days[dayOf(time)] ??= none())

  for (const order of store.ordersFrom()) {
    const day = at(order.createdAt)
    if (order.cancelledAt !== null && !order.test) day.cancelled += 1
    const today = dayOf(order.createdAt)
    if (order.customer !== null && !firstDays.has(order.customer)) firstDays.set(order.customer, today)
    if (!counts(order)) continue
    day.orders += 1
    day.items += order.lines.reduce((sum, { currentQuantity }) => sum + currentQuantity, 0)
    // As it is after edits, and before refunds.
    day.gross += receivedOf(order) + outstandingOf(order)
    for (const { createdAt, amount } of order.refunds) at(createdAt).refunds += amount
    for (const { createdAt, status } of order.returns) {
      if (status !== 'CANCELED' && status !== 'DECLINED') at(createdAt).returns += 1
    }
    if (isCash(order)) {
      day.cashOrders += 1
      if (!order.fulfillments.some((parcel) => deliveredAtOf(parcel) !== null)) day.cashUndelivered += 1
    }
    if (order.customer !== null && firstDays.get(order.customer) !== today) day.repeatOrders += 1
    const once = `${today}|${order.customer}`
    if (order.customer === null || counted.has(once)) continue
    counted.add(once)
    if (firstDays.get(order.customer) === today) day.newCustomers += 1
    else day.cameBack += 1
  }
  return days
}

const isCash = ({ payment, payments }: Order) =>
  payment === 'cash' && payments.every(({ gateway }) => gateway === 'cash')

const counts = (order: Order) => !order.test && order.cancelledAt === null

function dayReader(timeZone: string): (time: number) => string {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' })
  return (time) => format.format(time)
}
