import * as z from 'zod/mini'
import type { FulfilmentHold } from '#database/schema/order-windows.ts'
import type { Ask } from './ask.ts'
import type { FulfilmentOrder, WindowOrder } from './window-order.ts'

/** Marks our fulfilment holds, so that we recognise them even if the answer to creating one was lost. */
export const holdHandle = 'order-window'

const ownHold = ({ fulfillmentHolds }: FulfilmentOrder) =>
  fulfillmentHolds.find(({ handle, heldByRequestingApp }) => heldByRequestingApp && handle === holdHandle)

/** Our active holds in the order that the store returned. */
export const ownHolds = ({ fulfillmentOrders }: WindowOrder): FulfilmentHold[] =>
  fulfillmentOrders.nodes.flatMap((one) => {
    const hold = ownHold(one)
    return hold ? [{ fulfilmentOrder: one.id, hold: hold.id }] : []
  })

/** Fulfilment orders that could be sent now or soon, and so need a hold. */
const canBeSent = ({ status }: FulfilmentOrder) => ['OPEN', 'SCHEDULED', 'ON_HOLD'].includes(status)

export const unheld = ({ fulfillmentOrders }: WindowOrder): string[] =>
  fulfillmentOrders.nodes.filter((one) => canBeSent(one) && !ownHold(one)).map(({ id }) => id)

/** Whether a known hold was removed, so that the goods may leave at any moment. */
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
 * Holds one fulfilment order. Null if the store refuses, because it is too late or there are already ten holds. If
 * our hold is already there, its id comes with the next reading.
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

/**
 * By id, because without ids Shopify would release every app's holds. A hold that is already released counts as done.
 */
export async function releaseFulfilment(ask: Ask, { fulfilmentOrder, hold }: FulfilmentHold): Promise<void> {
  const query = `mutation ReleaseWindow($id: ID!, $holdIds: [ID!]) {
    fulfillmentOrderReleaseHold(id: $id, holdIds: $holdIds) { userErrors { message } } }`
  await ask(query, { id: fulfilmentOrder, holdIds: [hold] })
}
