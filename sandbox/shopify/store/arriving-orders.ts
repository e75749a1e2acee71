import { isHeld, openOnes } from './fulfillment-orders.ts'
import type { OrderAct } from './order-acts.ts'
import { type Order, type ParcelStatus, parcelStatusOf } from './orders.ts'
import type { Store } from './store.ts'

const minute = 60_000

/** What is done to an order that has been as it is for so long: quicker than in the past, so that one can watch it. */
const steps: { act: OrderAct; from: ParcelStatus | 'open'; afterMs: number }[] = [
  { act: 'fulfill', from: 'open', afterMs: 20 * minute },
  { act: 'transit', from: 'LABEL_PRINTED', afterMs: 10 * minute },
  { act: 'out', from: 'IN_TRANSIT', afterMs: 60 * minute },
  { act: 'deliver', from: 'OUT_FOR_DELIVERY', afterMs: 30 * minute },
]

/** An order like those of the past. Meanwhile the warehouse sends an older one, and a parcel of each kind moves on. */
export function letOrderArrive(store: Store, now = Date.now()): Order {
  moveOn(store, now)
  return store.place({ ...store.nextUsualOrder(), at: now })
}

/** One order for each step: the oldest that waits for it. */
function moveOn(store: Store, now: number): void {
  const waiting = new Map<OrderAct, number>()
  for (const order of store.ordersFrom(store.movingSince)) {
    const { status, since } = standingOf(order)
    const step = steps.find(({ from }) => from === status)
    if (step && !waiting.has(step.act) && now - since >= step.afterMs) waiting.set(step.act, order.id)
  }
  for (const [act, id] of waiting) {
    const order = store.act(id, act)
    if (act === 'deliver' && order?.payment === 'cash') store.act(id, 'pay')
  }
}

/** A hold says that the order's window is still open, or that somebody wants it to wait. */
function standingOf(order: Order): { status: ParcelStatus | 'open' | 'waiting'; since: number } {
  const open = openOnes(order)
  if (order.cancelledAt !== null || open.some(isHeld)) return { status: 'waiting', since: order.createdAt }
  if (open.length > 0) return { status: 'open', since: order.createdAt }
  const parcel = order.fulfillments.at(-1)
  if (!parcel) return { status: 'waiting', since: order.createdAt }
  return { status: parcelStatusOf(parcel), since: parcel.updatedAt }
}
