import * as z from 'zod/mini'
import type { FulfilmentHold } from '#database/schema/order-windows.ts'
import type { Ask } from './ask.ts'
import type { FulfilmentOrder, WindowOrder } from './window-order.ts'

/** Our fulfilment holds carry this handle: so we know them again, also where the answer to putting one on got lost. */
export const holdHandle = 'order-window'

const ownHold = ({ fulfillmentHolds }: FulfilmentOrder) =>
  fulfillmentHolds.find(({ handle, heldByRequestingApp }) => heldByRequestingApp && handle === holdHandle)

/** Holds of ours that are on, by the order as the store gave it. */
export const ownHolds = ({ fulfillmentOrders }: WindowOrder): FulfilmentHold[] =>
  fulfillmentOrders.nodes.flatMap((one) => {
    const hold = ownHold(one)
    return hold ? [{ fulfilmentOrder: one.id, hold: hold.id }] : []
  })

/** What could be sent now or soon, so that a hold is needed. */
const canBeSent = ({ status }: FulfilmentOrder) => ['OPEN', 'SCHEDULED', 'ON_HOLD'].includes(status)

export const unheld = ({ fulfillmentOrders }: WindowOrder): string[] =>
  fulfillmentOrders.nodes.filter((one) => canBeSent(one) && !ownHold(one)).map(({ id }) => id)

/** Whether a hold that we knew of was taken away, so that the goods may leave any moment. */
export const isHoldRemoved = ({ fulfillmentOrders }: WindowOrder, known: FulfilmentHold[]) =>
  fulfillmentOrders.nodes.some(
    (one) =>
      canBeSent(one) && !ownHold(one) && known.some(({ fulfilmentOrder }) => fulfilmentOrder === one.id),
  )

const held = z.object({
  fulfillmentOrderHold: z.object({
    fulfillmentHold: z.nullable(z.object({ id: z.string() })),
    userErrors: z.array(z.object({ code: z.nullish(z.string()), message: z.string() })),
  }),
})

/**
 * Puts our hold on one fulfilment order. Null where the store refuses: it may be too late, or have ten holds already.
 * One that is on already is what we wanted: its id comes with the next reading.
 */
export async function holdFulfilment(
  ask: Ask,
  id: string,
  reasonNotes: string,
): Promise<FulfilmentHold | null | 'already'> {
  const query = `mutation HoldForWindow($id: ID!, $fulfillmentHold: FulfillmentOrderHoldInput!) {
    fulfillmentOrderHold(id: $id, fulfillmentHold: $fulfillmentHold) {
      fulfillmentHold { id } userErrors { code message } } }`
  const fulfillmentHold = { reason: 'OTHER', reasonNotes, handle: holdHandle }
  const answer = held.parse(await ask(query, { id, fulfillmentHold })).fulfillmentOrderHold
  if (answer.fulfillmentHold) return { fulfilmentOrder: id, hold: answer.fulfillmentHold.id }
  return answer.userErrors.some(({ code }) => code === 'DUPLICATE_FULFILLMENT_HOLD_HANDLE') ? 'already' : null
}

/** By id: without ids Shopify would take away every app's hold. One that is off already is what we wanted. */
export async function releaseFulfilment(ask: Ask, { fulfilmentOrder, hold }: FulfilmentHold): Promise<void> {
  const query = `mutation ReleaseWindow($id: ID!, $holdIds: [ID!]) {
    fulfillmentOrderReleaseHold(id: $id, holdIds: $holdIds) { userErrors { message } } }`
  await ask(query, { id: fulfilmentOrder, holdIds: [hold] })
}
