import * as z from 'zod/mini'
import type { Money } from '#contract/account/money.ts'
import type { Parcel, ParcelStatus, ShopperStage } from '#contract/account/order-shapes.ts'
import type { Context } from '../context.server.ts'
import type { AccountHost } from './account-host.ts'
import { askForShopper } from './ask-for-shopper.ts'
import { createShortMemory } from './short-memory.ts'

/** An order as the store gives it to us: read when a page needs it, remembered for a moment, and never stored. */

const bag = z.object({ shopMoney: z.object({ amount: z.string(), currencyCode: z.string() }) })
const time = z.nullable(z.string())

const image = z.nullable(
  z.object({
    url: z.string(),
    altText: z.nullable(z.string()),
    width: z.nullable(z.number()),
    height: z.nullable(z.number()),
  }),
)

const address = z.nullable(
  z.object({
    name: z.nullable(z.string()),
    city: z.nullable(z.string()),
    zip: z.nullable(z.string()),
    country: z.nullable(z.string()),
    formatted: z.array(z.string()),
  }),
)

const storeLine = z.object({
  id: z.string(),
  title: z.string(),
  variantTitle: z.nullable(z.string()),
  sku: z.nullable(z.string()),
  quantity: z.number(),
  currentQuantity: z.number(),
  image,
  variant: z.nullable(z.object({ id: z.string(), availableForSale: z.boolean() })),
  discountedUnitPriceSet: bag,
  discountedTotalSet: bag,
})

const fulfillment = z.object({
  id: z.string(),
  createdAt: z.string(),
  displayStatus: z.nullable(z.string()),
  inTransitAt: time,
  estimatedDeliveryAt: time,
  deliveredAt: time,
  trackingInfo: z.array(
    z.object({
      company: z.nullable(z.string()),
      number: z.nullable(z.string()),
      url: z.nullable(z.string()),
    }),
  ),
})

export const storeOrder = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.string(),
  cancelledAt: time,
  currentSubtotalLineItemsQuantity: z.number(),
  displayFinancialStatus: z.nullable(z.string()),
  displayFulfillmentStatus: z.string(),
  paymentGatewayNames: z.array(z.string()),
  taxesIncluded: z.boolean(),
  currentSubtotalPriceSet: bag,
  totalShippingPriceSet: bag,
  currentTotalDiscountsSet: bag,
  currentTotalTaxSet: bag,
  currentTotalPriceSet: bag,
  totalRefundedSet: bag,
  totalOutstandingSet: bag,
  currentTaxLines: z.array(
    z.object({ title: z.string(), ratePercentage: z.nullable(z.number()), priceSet: bag }),
  ),
  customer: z.nullable(z.object({ id: z.string() })),
  shippingAddress: address,
  billingAddress: address,
  lineItems: z.object({ nodes: z.array(storeLine) }),
  fulfillments: z.array(fulfillment),
})
export type StoreOrder = z.infer<typeof storeOrder>

const money = 'shopMoney { amount currencyCode }'
const addressFields = 'name city zip country formatted(withName: false)'
const lineFields = `id title variantTitle sku quantity currentQuantity
  image { url(transform: { maxWidth: 320, maxHeight: 320 }) altText width height }
  variant { id availableForSale } discountedUnitPriceSet { ${money} } discountedTotalSet { ${money} }`
const parcelFields = `id createdAt displayStatus inTransitAt estimatedDeliveryAt deliveredAt
  trackingInfo(first: 5) { company number url }`

/** Enough lines for an order page; the store's own page has the rest. */
const mostLines = 100

const orderFields = `id name createdAt cancelledAt currentSubtotalLineItemsQuantity displayFinancialStatus
  displayFulfillmentStatus   paymentGatewayNames taxesIncluded
  currentSubtotalPriceSet { ${money} } totalShippingPriceSet { ${money} } currentTotalDiscountsSet { ${money} }
  currentTotalTaxSet { ${money} } currentTotalPriceSet { ${money} } totalRefundedSet { ${money} }
  totalOutstandingSet { ${money} } currentTaxLines { title ratePercentage priceSet { ${money} } }
  customer { id } shippingAddress { ${addressFields} } billingAddress { ${addressFields} }
  lineItems(first: ${mostLines}) { nodes { ${lineFields} } } fulfillments(first: 20) { ${parcelFields} }`

const remembered = createShortMemory<StoreOrder | null>({ lastsMs: 3_000, most: 2_000 })

/** One order; null if the store no longer has it. */
export function readStoreOrder(ctx: Context, host: AccountHost, id: number): Promise<StoreOrder | null> {
  const query = `query ShopperOrder($id: ID!) { node(id: $id) { id ... on Order { ${orderFields} } } }`
  return remembered.read(ctx, `${host.shop}|${id}`, async () => {
    const answer = await askForShopper(ctx, host, query, { id: `gid://shopify/Order/${id}` })
    return z.object({ node: z.nullable(storeOrder) }).parse(answer).node
  })
}

/** Forgets the cached order, because it was just changed. */
export const forgetStoreOrder = ({ shop }: Pick<AccountHost, 'shop'>, id: number) =>
  remembered.forget(`${shop}|${id}`)

const glimpse = z.object({
  id: z.string(),
  cancelledAt: time,
  fulfillments: z.array(z.pick(fulfillment, { id: true, displayStatus: true, deliveredAt: true })),
  lineItems: z.object({ nodes: z.array(z.object({ id: z.string(), image })) }),
})
export type OrderGlimpse = z.infer<typeof glimpse>

/** What our copy of these orders lacks: pictures, and where their parcels are. */
export async function readGlimpses(ctx: Context, host: AccountHost, ids: number[]): Promise<OrderGlimpse[]> {
  if (ids.length === 0) return []
  const query = `query ShopperOrders($ids: [ID!]!) { nodes(ids: $ids) { id ... on Order { cancelledAt
    fulfillments(first: 20) { id displayStatus deliveredAt }
    lineItems(first: 4) { nodes { id image { url(transform: { maxWidth: 160, maxHeight: 160 }) altText width height } } } } } }`
  const answer = await askForShopper(ctx, host, query, { ids: ids.map((id) => `gid://shopify/Order/${id}`) })
  return z
    .object({ nodes: z.array(z.nullable(glimpse)) })
    .parse(answer)
    .nodes.filter((node) => node !== null)
}

/** The number in `gid://shopify/Order/5`. */
export const numberIn = (gid: string) => Number(/\/(\d+)(?:\?|$)/.exec(gid)?.[1] ?? 0)

export const sumOf = ({ shopMoney: { amount, currencyCode } }: z.infer<typeof bag>): Money => ({
  amount,
  currency: currencyCode,
})

/**
 * The lines of an order after edits. For a cancelled order, those before: Shopify's quantities then either lack what
 * was cancelled or include what was ever removed, so quantities after the shopper's own changes are passed as
 * `known`, by title.
 */
export function linesToShow({ cancelledAt, lineItems }: StoreOrder, known?: ReadonlyMap<string, number>) {
  return lineItems.nodes
    .map((line) => {
      const title = [line.title, line.variantTitle].filter(Boolean).join(', ')
      const quantity = cancelledAt === null ? line.currentQuantity : (known?.get(title) ?? line.quantity)
      const { amount, currency } = sumOf(line.discountedUnitPriceSet)
      const digits = amount.split('.')[1]?.length ?? 0
      const total =
        quantity === line.quantity
          ? sumOf(line.discountedTotalSet)
          : { amount: (Number(amount) * quantity).toFixed(digits), currency }
      return { ...line, quantity, total }
    })
    .filter(({ quantity }) => quantity > 0)
}

export const imageOf = (found: z.infer<typeof image>) =>
  found && { url: found.url, alt: found.altText ?? '', width: found.width, height: found.height }

const statuses: Record<string, ParcelStatus> = {
  IN_TRANSIT: 'sent',
  CARRIER_PICKED_UP: 'sent',
  DELAYED: 'delayed',
  OUT_FOR_DELIVERY: 'near',
  ATTEMPTED_DELIVERY: 'attempted',
  READY_FOR_PICKUP: 'ready_for_pickup',
  DELIVERED: 'delivered',
  PICKED_UP: 'delivered',
  NOT_DELIVERED: 'not_delivered',
  FAILURE: 'not_delivered',
}

/** The store's staff type these, so only web addresses become links. */
const webAddress = (typed: string | null | undefined) =>
  /^https?:\/\//i.test(typed ?? '') ? (typed ?? null) : null

/** A cancelled parcel is left out. */
const isVoid = (status: string | null) => status === 'CANCELED' || status === 'LABEL_VOIDED'

const statusOf = ({
  displayStatus,
  deliveredAt,
}: {
  displayStatus: string | null
  deliveredAt: string | null
}) => (deliveredAt === null ? (statuses[displayStatus ?? ''] ?? 'packed') : 'delivered')

export const parcelsOf = (order: Pick<StoreOrder, 'fulfillments'>): Parcel[] =>
  order.fulfillments
    .filter(({ displayStatus }) => !isVoid(displayStatus))
    .map((one) => {
      const [track] = one.trackingInfo
      return {
        id: String(numberIn(one.id)),
        status: statusOf(one),
        carrier: track?.company ?? null,
        number: track?.number ?? null,
        url: webAddress(track?.url),
        packed_at: one.createdAt,
        sent_at: one.inTransitAt,
        expected_at: one.estimatedDeliveryAt,
        delivered_at: one.deliveredAt,
      }
    })

const stages: Record<ParcelStatus, ShopperStage> = {
  packed: 'packed',
  sent: 'sent',
  delayed: 'sent',
  not_delivered: 'sent',
  near: 'near',
  attempted: 'near',
  ready_for_pickup: 'near',
  delivered: 'delivered',
}
const steps: readonly ShopperStage[] = ['placed', 'packed', 'sent', 'near', 'delivered']

/** An order with several parcels is as far as the slowest of them. */
export function stageOf({
  cancelledAt,
  fulfillments,
}: Pick<OrderGlimpse, 'cancelledAt' | 'fulfillments'>): ShopperStage {
  if (cancelledAt !== null) return 'cancelled'
  const parcels = fulfillments.filter(({ displayStatus }) => !isVoid(displayStatus))
  const reached = parcels.map((one) => steps.indexOf(stages[statusOf(one)]))
  return reached.length === 0 ? 'placed' : (steps[Math.min(...reached)] ?? 'placed')
}
