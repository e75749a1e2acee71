import { expect, it } from 'vitest'
import { openAdmin } from '../test-admin.ts'

const [ruled, grid, lamp] = ['80000002', '80000003', '80000202'].map(
  (id) => `gid://shopify/ProductVariant/${id}`,
)
const money = 'shopMoney { amount }'
const calculated = `calculatedOrder { id subtotalPriceSet { ${money} } totalPriceSet { ${money} } totalOutstandingSet { ${money} }
  taxLines { priceSet { ${money} } } lineItems(first: 9) { nodes { id quantity editableQuantity } } addedLineItems(first: 9) { nodes { id quantity } } }
  userErrors { field message }`
const begin = `mutation($id: ID!) { orderEditBegin(id: $id) { ${calculated} } }`
const setQuantity = `mutation($id: ID!, $line: ID!, $quantity: Int!, $restock: Boolean) {
  orderEditSetQuantity(id: $id, lineItemId: $line, quantity: $quantity, restock: $restock) { ${calculated} } }`
const addVariant = `mutation($id: ID!, $variant: ID!, $quantity: Int!, $twice: Boolean) {
  orderEditAddVariant(id: $id, variantId: $variant, quantity: $quantity, allowDuplicates: $twice) { ${calculated} calculatedLineItem { id } } }`
const commit = `mutation($id: ID!) { orderEditCommit(id: $id, notifyCustomer: false, staffNote: "May change") {
  order { id totalOutstandingSet { ${money} } } successMessages userErrors { field message } } }`
const read = `query($id: ID!) { order(id: $id) { updatedAt edited displayFinancialStatus displayFulfillmentStatus
  totalPriceSet { ${money} } currentTotalPriceSet { ${money} } totalOutstandingSet { ${money} }
  paymentCollectionDetails { additionalPaymentCollectionUrl }
  lineItems(first: 9) { nodes { id quantity currentQuantity variant { id inventoryQuantity } discountedTotalSet { ${money} } } }
  fulfillmentOrders(first: 9) { nodes { status lineItems(first: 9) { nodes { totalQuantity lineItem { id } } } } } } }`

const amount = (text: string) => ({ shopMoney: { amount: text } })

/** An order of one notebook at 387 rupees, and an edit of it. */
async function beginEdit(payment: 'card' | 'cash' = 'card') {
  const admin = openAdmin()
  const order = admin.place({ lines: 1, payment })
  const id = admin.orderGid(order.id)
  const { calculatedOrder } = await admin.root(begin, { id })
  const line = calculatedOrder.lineItems.nodes[0].id
  admin.topics()
  return {
    admin,
    order,
    id,
    session: calculatedOrder.id as string,
    line,
    read: () => admin.root(read, { id }),
  }
}

it('[WIN-02] calculates an edit before it is one, and commits it once', async () => {
  const { admin, session, line, id, ...order } = await beginEdit()
  expect(await admin.root(setQuantity, { id: session, line, quantity: 3 })).toMatchObject({
    calculatedOrder: {
      subtotalPriceSet: amount('1161.00'),
      totalPriceSet: amount('1161.00'),
      totalOutstandingSet: amount('774.00'),
      taxLines: [{ priceSet: amount('177.10') }],
      lineItems: { nodes: [{ quantity: 3, editableQuantity: 3 }] },
    },
    userErrors: [],
  })
  expect(await order.read()).toMatchObject({ edited: false, totalOutstandingSet: amount('0.00') })
  expect(await admin.root(commit, { id: session })).toMatchObject({
    order: { id, totalOutstandingSet: amount('774.00') },
    successMessages: ['Order updated'],
    userErrors: [],
  })
  expect(admin.topics()).toEqual(['orders/edited', 'orders/updated'])
  expect(await order.read()).toMatchObject({
    edited: true,
    displayFinancialStatus: 'PARTIALLY_PAID',
    totalPriceSet: amount('1161.00'),
    paymentCollectionDetails: {
      additionalPaymentCollectionUrl: expect.stringMatching(/\/checkouts\/.+\/pay$/),
    },
    lineItems: { nodes: [{ quantity: 3, currentQuantity: 3 }] },
    fulfillmentOrders: { nodes: [{ lineItems: { nodes: [{ totalQuantity: 3 }] } }] },
  })
  const again = await admin.root(commit, { id: session })
  expect(again.userErrors).toEqual([{ field: ['id'], message: 'The calculated order does not exist.' }])
  expect(admin.topics()).toEqual([])
})

it('[WIN-02] sends an added variant by a second fulfilment order, which is open', async () => {
  const { admin, session, line, ...order } = await beginEdit()
  const stock = admin.store.stock.of(80_000_001)
  await admin.root(setQuantity, { id: session, line, quantity: 0, restock: true })
  const added = await admin.root(addVariant, { id: session, variant: lamp, quantity: 2 })
  expect(added).toMatchObject({
    calculatedOrder: {
      lineItems: { nodes: [{ quantity: 0 }] },
      addedLineItems: { nodes: [{ quantity: 2 }] },
      totalOutstandingSet: amount('4953.00'),
    },
  })
  const more = { id: session, line: added.calculatedLineItem.id, quantity: 1 }
  expect((await admin.root(setQuantity, more)).calculatedOrder.totalOutstandingSet).toEqual(amount('2283.00'))
  await admin.root(commit, { id: session })
  expect(await order.read()).toMatchObject({
    totalPriceSet: amount('3057.00'),
    currentTotalPriceSet: amount('2670.00'),
    lineItems: {
      nodes: [
        { quantity: 1, currentQuantity: 0, discountedTotalSet: amount('387.00') },
        { quantity: 1, currentQuantity: 1, variant: { id: lamp, inventoryQuantity: 2 } },
      ],
    },
    fulfillmentOrders: { nodes: [{ status: 'CLOSED' }, { status: 'OPEN' }] },
  })
  expect(admin.store.stock.of(80_000_001)).toBe(stock + 1)
})

it('refuses what Shopify refuses, with its sentences', async () => {
  const { admin, order, session, line, id } = await beginEdit()
  const refusals: [string, object, string[] | null, string][] = [
    [begin, { id: admin.orderGid(1) }, ['id'], 'The order does not exist.'],
    [commit, { id: 'gid://shopify/CalculatedOrder/1' }, ['id'], 'The calculated order does not exist.'],
    [setQuantity, { id: session, line, quantity: -1 }, ['quantity'], 'must be greater than or equal to 0'],
    [
      setQuantity,
      { id: session, line: 'gid://shopify/CalculatedLineItem/1', quantity: 1 },
      ['lineItemId'],
      'The line item does not exist on the order.',
    ],
    [addVariant, { id: session, variant: grid, quantity: 0 }, ['quantity'], 'must be greater than 0'],
    [
      addVariant,
      { id: session, variant: 'gid://shopify/ProductVariant/1', quantity: 1 },
      ['variantId'],
      'The variant does not exist in the shop.',
    ],
    [
      addVariant,
      { id: session, variant: 'gid://shopify/ProductVariant/80000001', quantity: 1 },
      ['id'],
      "Field notebook was not added because it's already on the order.",
    ],
    [commit, { id: session }, ['id'], 'There are no changes to commit.'],
  ]
  for (const [query, variables, field, message] of refusals) {
    expect((await admin.root(query, variables)).userErrors).toEqual([{ field, message }])
  }
  admin.store.act(order.id, 'cancel')
  expect((await admin.root(begin, { id })).userErrors).toEqual([
    { field: null, message: 'The order cannot be edited.' },
  ])
})

it('[WIN-07] does not commit over an edit of staff, or what has been packed', async () => {
  const first = await beginEdit()
  await first.admin.root(setQuantity, { id: first.session, line: first.line, quantity: 2 })
  first.admin.store.act(first.order.id, 'edit')
  expect((await first.admin.root(commit, { id: first.session })).userErrors).toHaveLength(1)
  expect(await first.read()).toMatchObject({ lineItems: { nodes: [{ currentQuantity: 2 }] } })

  const second = await beginEdit()
  await second.admin.root(setQuantity, { id: second.session, line: second.line, quantity: 0 })
  second.admin.store.act(second.order.id, 'fulfill')
  expect((await second.admin.root(commit, { id: second.session })).userErrors).toHaveLength(1)
  const late = await second.admin.root(begin, { id: second.id })
  expect(late.calculatedOrder.lineItems.nodes).toMatchObject([{ quantity: 1, editableQuantity: 0 }])
})

it('[WIN-10] gives a cash order its payment page before any edit', async () => {
  const { read: order } = await beginEdit('cash')
  expect(await order()).toMatchObject({
    displayFinancialStatus: 'PENDING',
    totalOutstandingSet: amount('387.00'),
    paymentCollectionDetails: { additionalPaymentCollectionUrl: expect.any(String) },
  })
})

it('refuses everything without the scope', async () => {
  const admin = openAdmin(undefined, 'read_orders')
  const { id } = admin.place()
  for (const query of [begin, commit, read]) {
    expect(await admin.ask(query, { id: admin.orderGid(id) })).toMatchObject({
      errors: [{ extensions: { code: 'ACCESS_DENIED' } }],
    })
  }
})

it('takes several changes in one document, one after the other', async () => {
  const { admin, session, line } = await beginEdit()
  const { data } = await admin.ask(
    `mutation($id: ID!, $line: ID!, $variant: ID!) {
      less: orderEditSetQuantity(id: $id, lineItemId: $line, quantity: 0) { userErrors { message } }
      more: orderEditAddVariant(id: $id, variantId: $variant, quantity: 2) { ${calculated} } }`,
    { id: session, line, variant: ruled },
  )
  expect(data.more.calculatedOrder.totalOutstandingSet).toEqual(amount('387.00'))
})
