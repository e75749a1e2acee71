import * as z from 'zod/mini'
import { plus, signOf, smaller } from '../order-windows/decimal-sums.ts'
import { isCashGateway } from './cash-gateway.ts'

/** What we ask about each order. One mapper reads it from single answers and from bulk files. No personal field. */
export const orderFields = `id name createdAt processedAt updatedAt cancelledAt test sourceName currencyCode
  currentSubtotalLineItemsQuantity totalPriceSet { shopMoney { amount } } currentTotalPriceSet { shopMoney { amount } }
  totalRefundedSet { shopMoney { amount } } netPaymentSet { shopMoney { amount } } totalOutstandingSet { shopMoney { amount } }
  displayFinancialStatus displayFulfillmentStatus returnStatus paymentGatewayNames customer { id createdAt numberOfOrders }
  fulfillments { deliveredAt } refunds { id createdAt totalRefundedSet { shopMoney { amount } } }`

export const lineFields =
  'id title quantity currentQuantity product { id } discountedTotalSet { shopMoney { amount } }'
export const returnFields = 'id createdAt status totalQuantity'
export const customerFields = 'id createdAt numberOfOrders'

const amount = z.object({ shopMoney: z.object({ amount: z.string() }) })
const count = z.pipe(z.union([z.string(), z.number()]), z.transform(Number))

const customerNode = z.object({ id: z.string(), createdAt: z.string(), numberOfOrders: count })

const orderNode = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.string(),
  processedAt: z.string(),
  updatedAt: z.string(),
  cancelledAt: z.nullable(z.string()),
  test: z.boolean(),
  sourceName: z.nullable(z.string()),
  currencyCode: z.string(),
  currentSubtotalLineItemsQuantity: z.number(),
  totalPriceSet: amount,
  currentTotalPriceSet: amount,
  totalRefundedSet: amount,
  netPaymentSet: amount,
  totalOutstandingSet: amount,
  displayFinancialStatus: z.nullable(z.string()),
  displayFulfillmentStatus: z.string(),
  paymentGatewayNames: z.array(z.string()),
  returnStatus: z.string(),
  customer: z.nullable(customerNode),
  fulfillments: z.array(z.object({ deliveredAt: z.nullable(z.string()) })),
  refunds: z.array(z.object({ id: z.string(), createdAt: z.nullable(z.string()), totalRefundedSet: amount })),
})

const lineNode = z.object({
  id: z.string(),
  title: z.string(),
  quantity: z.number(),
  currentQuantity: z.number(),
  product: z.nullable(z.object({ id: z.string() })),
  discountedTotalSet: amount,
})

const returnNode = z.object({
  id: z.string(),
  createdAt: z.string(),
  status: z.string(),
  totalQuantity: z.number(),
})

/** Rows in the names of the database's columns, without the store that they belong to. */
export interface StoreRows {
  orders: Map<number, ReturnType<typeof orderRow>>
  lines: Map<number, ReturnType<typeof lineRow>>
  refunds: Map<number, { id: number; order_id: number; created_at: string; amount: string }>
  returns: Map<number, ReturnType<typeof returnRow>>
  customers: Map<number, { id: number; created_at: string; orders: number }>
}

export const noRows = (): StoreRows => ({
  orders: new Map(),
  lines: new Map(),
  refunds: new Map(),
  returns: new Map(),
  customers: new Map(),
})

export const rowCount = (rows: StoreRows) =>
  Object.values(rows).reduce((sum, { size }: { size: number }) => sum + size, 0)

/** The number at the end of `gid://shopify/Order/5`. */
export const numberOf = (gid: string) => Number(/\/(\d+)(?:\?.*)?$/.exec(gid)?.[1])

/**
 * What an order is worth after edits, returns and refunds; of a cancelled one, what was ordered. Where money was given
 * back without an item, Shopify's current total may not be lower; what was paid and is still owed is.
 */
function worthOf(node: z.infer<typeof orderNode>): string {
  if (node.cancelledAt !== null) return node.totalPriceSet.shopMoney.amount
  const current = node.currentTotalPriceSet.shopMoney.amount
  if (signOf(node.totalRefundedSet.shopMoney.amount) === 0) return current
  const { netPaymentSet, totalOutstandingSet } = node
  return smaller(current, plus(netPaymentSet.shopMoney.amount, totalOutstandingSet.shopMoney.amount))
}

function orderRow(node: z.infer<typeof orderNode>) {
  const delivered = node.fulfillments.map(({ deliveredAt }) => deliveredAt ?? '').toSorted()
  return {
    id: numberOf(node.id),
    name: node.name,
    created_at: node.createdAt,
    processed_at: node.processedAt,
    updated_at: node.updatedAt,
    currency: node.currencyCode,
    total: worthOf(node),
    refunded: node.totalRefundedSet.shopMoney.amount,
    items: node.currentSubtotalLineItemsQuantity,
    financial: node.displayFinancialStatus ?? '',
    is_cash: node.paymentGatewayNames.length > 0 && node.paymentGatewayNames.every(isCashGateway),
    fulfilment: node.displayFulfillmentStatus,
    return_status: node.returnStatus,
    cancelled_at: node.cancelledAt,
    delivered_at: delivered.at(-1) || null,
    customer_id: node.customer ? numberOf(node.customer.id) : null,
    source: node.sourceName ?? '',
    test: node.test,
  }
}

const lineRow = (node: z.infer<typeof lineNode>, orderId: number) => ({
  id: numberOf(node.id),
  order_id: orderId,
  product_id: node.product ? numberOf(node.product.id) : null,
  title: node.title,
  quantity: node.quantity,
  current_quantity: node.currentQuantity,
  total: node.discountedTotalSet.shopMoney.amount,
})

const returnRow = (node: z.infer<typeof returnNode>, orderId: number) => ({
  id: numberOf(node.id),
  order_id: orderId,
  created_at: node.createdAt,
  status: node.status,
  quantity: node.totalQuantity,
})

export function addOrder(rows: StoreRows, value: unknown): void {
  const node = orderNode.parse(value)
  const order = orderRow(node)
  rows.orders.set(order.id, order)
  for (const refund of node.refunds) {
    const id = numberOf(refund.id)
    const created_at = refund.createdAt ?? node.updatedAt
    rows.refunds.set(id, {
      id,
      order_id: order.id,
      created_at,
      amount: refund.totalRefundedSet.shopMoney.amount,
    })
  }
  if (node.customer) addCustomer(rows, node.customer)
}

export function addCustomer(rows: StoreRows, value: unknown): void {
  const node = customerNode.parse(value)
  const id = numberOf(node.id)
  rows.customers.set(id, { id, created_at: node.createdAt, orders: node.numberOfOrders })
}

export function addLine(rows: StoreRows, value: unknown, orderId: number): void {
  const line = lineRow(lineNode.parse(value), orderId)
  rows.lines.set(line.id, line)
}

export function addReturn(rows: StoreRows, value: unknown, orderId: number): void {
  const row = returnRow(returnNode.parse(value), orderId)
  rows.returns.set(row.id, row)
}

const bulkLine = z.looseObject({ id: z.string(), __parentId: z.optional(z.string()) })

/** One line of a bulk file. Says whether it was an order or a customer, and not a part of one. */
export function addBulkLine(rows: StoreRows, text: string): boolean {
  const value = bulkLine.parse(JSON.parse(text))
  const parent = value.__parentId ? numberOf(value.__parentId) : undefined
  if (parent === undefined) {
    if (value.id.includes('/Customer/')) addCustomer(rows, value)
    else addOrder(rows, value)
    return true
  }
  if (value.id.includes('/LineItem/')) addLine(rows, value, parent)
  else addReturn(rows, value, parent)
  return false
}
