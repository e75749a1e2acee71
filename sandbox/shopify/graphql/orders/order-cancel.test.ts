import { expect, it } from 'vitest'
import { openAdmin } from '../test-admin.ts'

const money = 'shopMoney { amount }'
const cancel = `mutation($id: ID!, $refund: Boolean!, $note: String) {
  orderCancel(orderId: $id, reason: CUSTOMER, restock: true, staffNote: $note, refundMethod: { originalPaymentMethodsRefund: $refund }) {
    job { id done } jobResult { status done errors { message } } orderCancelUserErrors { code message } userErrors { message } } }`
const job = 'query($id: ID!) { job(id: $id) { done } }'
const refund = `mutation($input: RefundInput!, $key: String!) { refundCreate(input: $input) @idempotent(key: $key) {
  refund { id totalRefundedSet { ${money} } } order { totalOutstandingSet { ${money} } } userErrors { field message } } }`
const update = `mutation($input: OrderInput!) { orderUpdate(input: $input) {
  order { shippingAddress { city zip province provinceCode } totalOutstandingSet { ${money} } currentTotalTaxSet { ${money} } } userErrors { field message } } }`
const read = `query($id: ID!) { order(id: $id) { cancelledAt displayFinancialStatus
  currentTotalPriceSet { ${money} } totalPriceSet { ${money} } totalOutstandingSet { ${money} } totalRefundedSet { ${money} } netPaymentSet { ${money} }
  transactions { id kind status amountSet { ${money} } parentTransaction { id } } refunds { id } lineItems(first: 9) { nodes { currentQuantity } } fulfillmentOrders(first: 9) { nodes { status } } } }`

const amount = (text: string) => ({ shopMoney: { amount: text } })

function open(options: Parameters<ReturnType<typeof openAdmin>['place']>[0] = {}, domain?: string) {
  const admin = openAdmin(domain)
  const order = admin.place({ lines: 1, ...options })
  const id = admin.orderGid(order.id)
  admin.topics()
  const ended = async (number: string) => {
    await expect.poll(() => admin.root(job, { id: number })).toEqual({ done: true })
  }
  return { admin, order, id, ended, readOrder: () => admin.root(read, { id }) }
}

it('[WIN-05] cancels by a job: refunded, restocked, nothing left to send', async () => {
  const { admin, id, ended, readOrder } = open()
  const stock = admin.store.stock.of(80_000_001)
  const begun = await admin.root(cancel, { id, refund: true })
  expect(begun).toMatchObject({
    job: { done: false },
    jobResult: { status: 'STARTED', done: false },
    orderCancelUserErrors: [],
  })
  expect((await readOrder()).cancelledAt).toBeNull()
  await ended(begun.job.id)
  expect(admin.topics()).toEqual(['orders/cancelled', 'refunds/create', 'orders/updated'])
  expect(await readOrder()).toMatchObject({
    cancelledAt: expect.any(String),
    displayFinancialStatus: 'REFUNDED',
    currentTotalPriceSet: amount('0.00'),
    totalPriceSet: amount('387.00'),
    totalRefundedSet: amount('387.00'),
    netPaymentSet: amount('0.00'),
    totalOutstandingSet: amount('0.00'),
    lineItems: { nodes: [{ currentQuantity: 0 }] },
    fulfillmentOrders: { nodes: [{ status: 'CLOSED' }] },
  })
  expect(admin.store.stock.of(80_000_001)).toBe(stock + 1)
  expect((await admin.root(cancel, { id, refund: true })).orderCancelUserErrors).toEqual([
    { code: 'INVALID', message: 'Cannot cancel an order that has already been canceled' },
  ])
})

it('a job that fails leaves the order as it was; so does one that the warehouse overtakes', async () => {
  const failing = open()
  failing.admin.failToCancel()
  const { job: begun } = await failing.admin.root(cancel, { id: failing.id, refund: true })
  await failing.ended(begun.id)
  expect(await failing.readOrder()).toMatchObject({ cancelledAt: null, displayFinancialStatus: 'PAID' })

  const late = open()
  const other = await late.admin.root(cancel, { id: late.id, refund: true })
  late.admin.store.act(late.order.id, 'fulfill')
  await late.ended(other.job.id)
  expect((await late.readOrder()).cancelledAt).toBeNull()
})

it('says why it does not cancel', async () => {
  const { admin, id } = open()
  const long = await admin.root(cancel, { id, refund: true, note: 'x'.repeat(256) })
  expect(long.orderCancelUserErrors[0].message).toBe(
    'Staff note is too long. Maximum length is 255 characters.',
  )
  expect(
    (await admin.root(cancel, { id: admin.orderGid(1), refund: true })).orderCancelUserErrors[0].code,
  ).toBe('NOT_FOUND')
})

it('[WIN-03] refunds once for a key, and settles what was paid too much', async () => {
  const { admin, order, id, readOrder } = open({ lines: 2 })
  admin.store.alter(order.id, (draft) => {
    const [line] = draft.lines
    if (line) Object.assign(line, { currentQuantity: 0, total: 0 })
    return [{ topic: 'orders/edited' }]
  })
  const before = await readOrder()
  expect(before).toMatchObject({ displayFinancialStatus: 'PAID', totalOutstandingSet: amount('-387.00') })
  admin.topics()
  const transaction = {
    kind: 'REFUND',
    gateway: 'shopify_payments',
    orderId: id,
    parentId: before.transactions[0].id,
  }
  const input = { orderId: id, transactions: [{ ...transaction, amount: '387.00' }] }
  const first = await admin.root(refund, { input, key: 'one' })
  expect(first).toMatchObject({
    refund: { totalRefundedSet: amount('387.00') },
    order: { totalOutstandingSet: amount('0.00') },
    userErrors: [],
  })
  const again = await admin.root(refund, { input, key: 'one' })
  expect(again.refund.id).toBe(first.refund.id)
  expect(admin.topics()).toEqual(['refunds/create', 'orders/updated'])
  const after = await readOrder()
  expect(after.refunds).toHaveLength(1)
  expect(after.transactions).toMatchObject([
    { kind: 'SALE' },
    { kind: 'REFUND', amountSet: amount('387.00'), parentTransaction: { id: transaction.parentId } },
  ])
  const other = { orderId: id, transactions: [{ ...transaction, amount: '1.00' }] }
  expect((await admin.ask(refund, { input: other, key: 'one' })).errors[0].extensions.code).toBe(
    'IDEMPOTENCY_KEY_PARAMETER_MISMATCH',
  )
})

it('refuses a refund without a key, of more than was paid, or of another order', async () => {
  const { admin, id, readOrder } = open()
  const { transactions } = await readOrder()
  const transaction = {
    kind: 'REFUND',
    gateway: 'shopify_payments',
    orderId: id,
    parentId: transactions[0].id,
  }
  const messageOf = async (change: object) => {
    const input = { orderId: id, transactions: [{ ...transaction, amount: '1.00', ...change }] }
    return (await admin.root(refund, { input, key: 'some' })).userErrors[0].message
  }
  expect(await messageOf({ amount: '388.00' })).toBe(
    'Refund amount ₹388.00 is greater than net payment received ₹387.00',
  )
  expect(await messageOf({ kind: 'AUTHORIZATION' })).toBe('Kind authorization is not a valid transaction')
  expect(await messageOf({ parentId: 'gid://shopify/OrderTransaction/1' })).toBe(
    'Transactions require a parent_id associated with the order',
  )
  const bare = refund.replace('@idempotent(key: $key)', '').replace(', $key: String!', '')
  expect((await admin.ask(bare, { input: { orderId: id } })).errors[0].message).toBe(
    'The @idempotent directive is required for this mutation but was not provided.',
  )
})

it('[WIN-04] takes another address, and recalculates the tax that follows from it', async () => {
  const { admin, id } = open({ payment: 'cash' }, 'some-shed.myshopify.com')
  const place = { firstName: 'Ada', lastName: 'Park', address1: '1 Main St', countryCode: 'US' }
  const portland = { ...place, city: 'Portland', zip: '97201', provinceCode: 'OR' }
  expect(await admin.root(update, { input: { id, shippingAddress: portland } })).toMatchObject({
    order: {
      shippingAddress: { city: 'Portland', province: 'Oregon', provinceCode: 'OR' },
      currentTotalTaxSet: amount('0.00'),
      totalOutstandingSet: amount('12.90'),
    },
    userErrors: [],
  })
  const austin = { ...place, city: 'Austin', zip: '73301', provinceCode: 'TX' }
  expect(await admin.root(update, { input: { id, shippingAddress: austin } })).toMatchObject({
    order: { currentTotalTaxSet: amount('0.81'), totalOutstandingSet: amount('13.71') },
  })
  expect(admin.topics()).toEqual(['orders/updated', 'orders/updated'])
  for (const [change, field] of [
    [{ zip: '12' }, 'zip'],
    [{ provinceCode: 'XX' }, 'province'],
    [{ city: '' }, 'city'],
    [{ countryCode: 'QQ' }, 'country'],
  ] as const) {
    const answer = await admin.root(update, { input: { id, shippingAddress: { ...austin, ...change } } })
    expect(answer.userErrors).toEqual([{ field: ['shippingAddress', field], message: expect.any(String) }])
  }
  expect(admin.topics()).toEqual([])
})
