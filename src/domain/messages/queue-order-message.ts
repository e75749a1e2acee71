import { eventRules, type MessageEvent } from '#rules/messages/events.ts'
import type { Context } from '../context.server.ts'
import type { WindowOrder } from '../order-windows/store/window-order.ts'
import type { Window } from '../order-windows/window-row.ts'
import { findHostOfOutlet } from '../shoppers/find-account-host.ts'
import { createShortLink } from '../shoppers/order-links.ts'
import { linkHours } from './message-row.ts'
import { isMessageQueued, queueMessage } from './queue-message.ts'
import { phoneDigits } from './recipient.ts'

interface OrderEvent {
  event: Exclude<MessageEvent, 'sign_in_code'>
  /** The change that it is about; an event happens once for each change, or once for an order without one. */
  changeId?: string
  /** The sum or time that the text ends with. */
  value: string
  /** When the text is out of date. */
  until?: Date
  isUnconfirmed?: boolean
}

/** Tells the shopper what became of the order, once for each event. Call it in the transaction of the event. */
export async function queueOrderMessage(
  tx: Context,
  { window, order }: { window: Window; order: WindowOrder },
  { event, changeId, value, until, isUnconfirmed }: OrderEvent,
): Promise<void> {
  const { outletId, companyId, orderId, orderName, customerId } = window
  const key = [event, orderId, ...(changeId ? [changeId] : [])].join(':')
  const host = await findHostOfOutlet(tx, outletId)
  if (!host || (await isMessageQueued(tx, outletId, key))) return
  // What waits for the end of the quiet hours opens the order for a day after that.
  const hours = eventRules[event].isQuiet ? 2 * linkHours : linkHours
  const expiresAt = new Date(tx.clock.now().getTime() + hours * 60 * 60 * 1000)
  await queueMessage(tx, {
    outletId,
    companyId,
    event,
    key,
    orderId,
    orderName,
    customerId,
    changeId: changeId ?? null,
    phone: phoneOf(order),
    email: order.email ?? '',
    store: host.brand.name,
    values: [orderName, value],
    link: await createShortLink(tx, host, { orderId, orderName, expiresAt }),
    ...(until && { until: until.toISOString() }),
    ...(isUnconfirmed && { isUnconfirmed }),
  })
}

/** The country of the delivery helps to read a number that was typed without one. */
function phoneOf({ phone, shippingAddress, customer }: WindowOrder): string {
  const country = shippingAddress?.countryCodeV2 ?? undefined
  const numbers = [phone, shippingAddress?.phone, customer?.defaultPhoneNumber?.phoneNumber]
  return numbers.map((typed) => phoneDigits(typed, country)).find((digits) => digits !== '') ?? ''
}
