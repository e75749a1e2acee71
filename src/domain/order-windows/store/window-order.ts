import { hash } from 'node:crypto'
import * as z from 'zod/mini'
import { numberIn } from '../../shoppers/store-order.ts'
import { isCashGateway } from '../../store-sync/cash-gateway.ts'
import type { EditLine } from '#database/schema/order-windows.ts'
import { minus, signOf, smaller } from '../decimal-sums.ts'
import { type Ask, orderGid } from './ask.ts'

/** An order as its window needs it, read from the store each time. */

/** Longer orders have a window too, but only these lines can be changed. */
const mostLines = 50

const sum = z.object({ shopMoney: z.object({ amount: z.string(), currencyCode: z.string() }) })
const text = z.nullable(z.string())

const addressParts = {
  firstName: text,
  lastName: text,
  address1: text,
  address2: text,
  city: text,
  provinceCode: text,
  zip: text,
  countryCodeV2: text,
  phone: text,
}
const addressKeys = [
  'firstName',
  'lastName',
  'address1',
  'address2',
  'city',
  'provinceCode',
  'zip',
  'countryCodeV2',
  'phone',
] as const satisfies (keyof typeof addressParts)[]

/** The parts of an address that a form has. */
const storeAddress = z.object(addressParts)
export type StoreAddress = z.infer<typeof storeAddress>

const writtenAddress = z.extend(storeAddress, { name: text, formatted: z.array(z.string()) })

const storeLine = z.object({
  id: z.string(),
  title: z.string(),
  variantTitle: text,
  currentQuantity: z.number(),
  image: z.nullable(
    z.object({
      url: z.string(),
      altText: text,
      width: z.nullable(z.number()),
      height: z.nullable(z.number()),
    }),
  ),
  variant: z.nullable(z.object({ id: z.string() })),
  product: z.nullable(z.object({ id: z.string() })),
})

const fulfilmentOrder = z.object({
  id: z.string(),
  status: z.string(),
  fulfillmentHolds: z.array(z.object({ id: z.string(), handle: text, heldByRequestingApp: z.boolean() })),
})
export type FulfilmentOrder = z.infer<typeof fulfilmentOrder>

const transaction = z.object({
  id: z.string(),
  kind: z.string(),
  status: z.string(),
  gateway: text,
  amountSet: sum,
  parentTransaction: z.nullable(z.object({ id: z.string() })),
})

const storeOrder = z.object({
  id: z.string(),
  name: z.string(),
  email: text,
  phone: text,
  createdAt: z.string(),
  cancelledAt: text,
  tags: z.array(z.string()),
  displayFinancialStatus: text,
  paymentGatewayNames: z.array(z.string()),
  currentTotalPriceSet: sum,
  totalShippingPriceSet: sum,
  totalOutstandingSet: sum,
  netPaymentSet: sum,
  customer: z.nullable(
    z.object({ id: z.string(), defaultPhoneNumber: z.nullable(z.object({ phoneNumber: z.string() })) }),
  ),
  shippingAddress: z.nullable(writtenAddress),
  paymentCollectionDetails: z.object({ additionalPaymentCollectionUrl: text }),
  lineItems: z.object({ nodes: z.array(storeLine) }),
  fulfillments: z.array(z.object({ id: z.string(), displayStatus: text })),
  fulfillmentOrders: z.object({ nodes: z.array(fulfilmentOrder) }),
  transactions: z.array(transaction),
})
export type WindowOrder = z.infer<typeof storeOrder>

const money = 'shopMoney { amount currencyCode }'

/** Mutations that return the order ask for the same fields. */
export const orderFields = `id name email phone createdAt cancelledAt tags displayFinancialStatus paymentGatewayNames
  currentTotalPriceSet { ${money} } totalShippingPriceSet { ${money} } totalOutstandingSet { ${money} }
  netPaymentSet { ${money} } customer { id defaultPhoneNumber { phoneNumber } } shippingAddress { ${addressKeys.join(' ')} name formatted(withName: false) }
  paymentCollectionDetails { additionalPaymentCollectionUrl }
  lineItems(first: ${mostLines}) { nodes { id title variantTitle currentQuantity
    image { url(transform: { maxWidth: 320, maxHeight: 320 }) altText width height } variant { id } product { id } } }
  fulfillments(first: 20) { id displayStatus }
  fulfillmentOrders(first: 20) { nodes { id status fulfillmentHolds { id handle heldByRequestingApp } } }
  transactions(first: 30) { id kind status gateway amountSet { ${money} } parentTransaction { id } }`

export const orderOf = (found: unknown): WindowOrder => storeOrder.parse(found)

/** Null if the store no longer has the order. */
export async function readWindowOrder(ask: Ask, id: number): Promise<WindowOrder | null> {
  const query = `query WindowOrder($id: ID!) { node(id: $id) { id ... on Order { ${orderFields} } } }`
  const answer = await ask(query, { id: orderGid(id) })
  return z.object({ node: z.nullable(storeOrder) }).parse(answer).node
}

interface Versioned {
  cancelledAt: string | null
  currentTotalPriceSet: z.infer<typeof sum>
  shippingAddress: { name: string | null; formatted: string[] } | null
  lineItems: { nodes: { id: string; currentQuantity: number; variant: { id: string } | null }[] }
}

/** A hash of what a shopper sees and may change; holds, tags and payments do not alter it. */
export function versionOf({
  cancelledAt,
  currentTotalPriceSet,
  shippingAddress,
  lineItems,
}: Versioned): string {
  const lines = lineItems.nodes
    .slice(0, mostLines)
    .filter(({ currentQuantity }) => currentQuantity > 0)
    .map(({ id, currentQuantity, variant }) => [id, currentQuantity, variant?.id])
  const { name, formatted } = shippingAddress ?? { name: null, formatted: [] }
  const parts = [lines, cancelledAt, currentTotalPriceSet.shopMoney.amount, name, formatted]
  return hash('sha256', JSON.stringify(parts), 'base64url').slice(0, 22)
}

/** Whether two addresses are the same. Shopify tidies spaces and may rewrite phone numbers. */
export function isSameAddress(a: StoreAddress | null, b: StoreAddress): boolean {
  if (a === null) return false
  return addressKeys.every((name) =>
    name === 'phone' ? digits(a.phone) === digits(b.phone) : tidy(a[name]) === tidy(b[name]),
  )
}

const digits = (phone: string | null) => (phone ?? '').replaceAll(/\D/g, '')
const tidy = (value: string | null) => (value ?? '').trim().replaceAll(/\s+/g, ' ')

/** What is left of each line. */
export const linesOf = ({ lineItems }: WindowOrder): EditLine[] =>
  lineItems.nodes
    .filter(({ currentQuantity }) => currentQuantity > 0)
    .map(({ id, variant, currentQuantity }) => ({
      id,
      variant: variant?.id ?? null,
      quantity: currentQuantity,
    }))

export const customerOf = ({ customer }: WindowOrder) => numberIn(customer?.id ?? '') || null

const isVoid = (status: string | null) => status === 'CANCELED' || status === 'LABEL_VOIDED'

/** Whether the warehouse has started: something is fulfilled or in progress. */
export const isPacked = ({ fulfillments, fulfillmentOrders }: WindowOrder) =>
  fulfillments.some(({ displayStatus }) => !isVoid(displayStatus)) ||
  fulfillmentOrders.nodes.some(({ status }) => status === 'IN_PROGRESS')

const amount = (bag: z.infer<typeof sum>) => bag.shopMoney.amount

export const totalOf = ({ currentTotalPriceSet: { shopMoney } }: WindowOrder) => ({
  amount: shopMoney.amount,
  currency: shopMoney.currencyCode,
})

export const currencyOf = ({ currentTotalPriceSet }: WindowOrder) =>
  currentTotalPriceSet.shopMoney.currencyCode

/** Whether nothing has been paid: a cash order, or a payment that is still awaited. */
export const isUnpaid = (order: WindowOrder) => signOf(amount(order.netPaymentSet)) <= 0

/** A cash order is unpaid and has a gateway that the store names as cash. */
export const isCash = (order: WindowOrder) => isUnpaid(order) && order.paymentGatewayNames.some(isCashGateway)

/** What is still to be paid, as Shopify states it. */
export function dueOf(order: WindowOrder): string | null {
  const outstanding = amount(order.totalOutstandingSet)
  return signOf(outstanding) > 0 ? outstanding : null
}

/** What was paid too much: the smaller of Shopify's two figures. */
export function overpaidOf(order: WindowOrder): string | null {
  const paid = minus(amount(order.netPaymentSet), amount(order.currentTotalPriceSet))
  const outstanding = amount(order.totalOutstandingSet)
  if (signOf(paid) <= 0 || signOf(outstanding) >= 0) return null
  return smaller(paid, minus('0', outstanding))
}
