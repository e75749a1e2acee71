import { expect, it } from 'vitest'
import { openAdmin } from '../test-admin.ts'

const hold = `mutation($id: ID!, $handle: String) {
  fulfillmentOrderHold(id: $id, fulfillmentHold: { reason: OTHER, reasonNotes: "May change until 14:32", handle: $handle }) {
    fulfillmentHold { id handle reasonNotes heldByRequestingApp } fulfillmentOrder { id status } userErrors { field message code } } }`
const release = `mutation($id: ID!, $holds: [ID!]) {
  fulfillmentOrderReleaseHold(id: $id, holdIds: $holds) { fulfillmentOrder { status fulfillmentHolds { id } } userErrors { message code } } }`
const read = `query($id: ID!) { order(id: $id) { updatedAt displayFulfillmentStatus fulfillmentOrders(first: 9) { nodes {
  id status supportedActions { action } fulfillmentHolds { id handle reason heldByRequestingApp } } } } }`

async function open() {
  const admin = openAdmin()
  const order = admin.place()
  admin.topics()
  const readOrder = () => admin.root(read, { id: admin.orderGid(order.id) })
  const [{ id }] = (await readOrder()).fulfillmentOrders.nodes
  return { admin, order, id: id as string, readOrder }
}

it('shows what is to be sent a moment after the order', async () => {
  const admin = openAdmin()
  const listOf = async (at: number) => {
    const { id } = admin.store.place({ at })
    return (await admin.root(read, { id: admin.orderGid(id) })).fulfillmentOrders.nodes
  }
  expect(await listOf(Date.now() + 60_000)).toEqual([])
  expect(await listOf(Date.now() - 60_000)).toMatchObject([{ status: 'OPEN' }])
})

it('[WIN-08] releases our hold by its id, and another app’s stays', async () => {
  const { admin, order, id, readOrder } = await open()
  const { updatedAt } = await readOrder()
  const held = await admin.root(hold, { id, handle: 'infiniti-window' })
  expect(held).toMatchObject({
    fulfillmentHold: {
      handle: 'infiniti-window',
      reasonNotes: 'May change until 14:32',
      heldByRequestingApp: true,
    },
    fulfillmentOrder: { status: 'ON_HOLD' },
    userErrors: [],
  })
  expect(admin.topics()).toEqual(['fulfillment_orders/placed_on_hold', 'orders/updated'])
  admin.store.act(order.id, 'hold')
  const both = await readOrder()
  expect(both.displayFulfillmentStatus).toBe('ON_HOLD')
  expect(Date.parse(both.updatedAt)).toBeGreaterThan(Date.parse(updatedAt))
  expect(both.fulfillmentOrders.nodes[0].fulfillmentHolds).toMatchObject([
    { heldByRequestingApp: true },
    { heldByRequestingApp: false, reason: 'HIGH_RISK_OF_FRAUD' },
  ])
  admin.topics()
  const own = [held.fulfillmentHold.id]
  expect((await admin.root(release, { id, holds: own })).fulfillmentOrder).toMatchObject({
    status: 'ON_HOLD',
    fulfillmentHolds: [{ id: expect.not.stringContaining(own[0]) }],
  })
  expect(admin.topics()).toEqual(['orders/updated'])
  expect((await admin.root(release, { id, holds: own })).userErrors).toEqual([])
  expect(admin.topics()).toEqual([])
  admin.store.act(order.id, 'unhold')
  expect(admin.topics()).toEqual(['fulfillment_orders/hold_released', 'orders/updated'])
})

it('drops every app’s hold where no ids are given', async () => {
  const { admin, order, id } = await open()
  await admin.root(hold, { id, handle: 'one' })
  admin.store.act(order.id, 'hold')
  expect((await admin.root(release, { id })).fulfillmentOrder).toMatchObject({
    status: 'OPEN',
    fulfillmentHolds: [],
  })
})

it('refuses the same handle, the eleventh hold and what is closed or not there', async () => {
  const { admin, order, id } = await open()
  const codeOf = async (variables: object) => (await admin.root(hold, variables)).userErrors[0]?.code
  for (let count = 0; count < 10; count += 1) expect(await codeOf({ id, handle: `${count}` })).toBeUndefined()
  expect(await codeOf({ id, handle: '3' })).toBe('DUPLICATE_FULFILLMENT_HOLD_HANDLE')
  expect(await codeOf({ id, handle: 'eleventh' })).toBe('FULFILLMENT_ORDER_HOLD_LIMIT_REACHED')
  expect(await codeOf({ id: 'gid://shopify/FulfillmentOrder/1', handle: 'x' })).toBe(
    'FULFILLMENT_ORDER_NOT_FOUND',
  )
  admin.store.act(order.id, 'fulfill')
  expect(await codeOf({ id, handle: 'late' })).toBeNull()
})

it('[WIN-07] packing releases what was held, and tells of both', async () => {
  const { admin, order, id, readOrder } = await open()
  await admin.root(hold, { id, handle: 'one' })
  admin.topics()
  admin.store.act(order.id, 'fulfill')
  expect(admin.topics()).toEqual([
    'fulfillment_orders/hold_released',
    'fulfillments/create',
    'orders/fulfilled',
    'orders/updated',
  ])
  expect(await readOrder()).toMatchObject({
    displayFulfillmentStatus: 'FULFILLED',
    fulfillmentOrders: { nodes: [{ status: 'CLOSED', fulfillmentHolds: [] }] },
  })
})

it('[WIN-07] a warehouse that has begun to pack ends every hold and takes no other', async () => {
  const { admin, order, id, readOrder } = await open()
  await admin.root(hold, { id, handle: 'one' })
  admin.topics()
  admin.store.act(order.id, 'start')
  expect(admin.topics()).toEqual([
    'fulfillment_orders/hold_released',
    'fulfillment_orders/progress_reported',
    'orders/updated',
  ])
  expect(await readOrder()).toMatchObject({
    displayFulfillmentStatus: 'IN_PROGRESS',
    fulfillmentOrders: { nodes: [{ status: 'IN_PROGRESS', fulfillmentHolds: [] }] },
  })
  expect((await admin.root(hold, { id, handle: 'late' })).userErrors).toHaveLength(1)
})
