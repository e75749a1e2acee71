import { eq } from 'drizzle-orm'
import type { Invoice, ShopperOrder } from '#contract/account/order-shapes.ts'
import { storeOrderLines, storeOrders } from '#database/schema/stores.ts'
import { DomainError } from '../domain-error.ts'
import { lookIfStale, quantitiesAfter, readOwnWindow, viewWindow } from '../order-windows/view-window.ts'
import { isAway } from './ask-for-shopper.ts'
import { headOf, knownQuantity, knownStage, plain } from './read-orders.ts'
import { type CustomerContext, type ShopperContext, withShopper } from './shopper-context.ts'
import {
  imageOf,
  numberIn,
  parcelsOf,
  readStoreOrder,
  stageOf,
  type StoreOrder,
  linesToShow,
  sumOf,
} from './store-order.ts'

type Copy = Awaited<ReturnType<typeof readCopy>>

/**
 * One order of this shopper. Whether it is theirs is checked here, before the store is asked: another shopper's order
 * is not found.
 */
export async function readOrder(ctx: ShopperContext, id: number): Promise<ShopperOrder> {
  const copy = await requireOwnOrder(ctx, id)
  const own = copy.window
  try {
    const order = await readOwnOrder(ctx, id)
    if (own) await lookIfStale(ctx, own.window, order)
    return {
      ...showOrder(ctx, order, quantitiesAfter(own?.changes ?? [])),
      window: own ? viewWindow(ctx, own, order) : null,
    }
  } catch (error) {
    if (!isAway(error) || !copy.order) throw error
    const window = own ? viewWindow(ctx, own, null) : null
    return { ...showCopy(copy.order, copy.lines), window }
  }
}

/** The invoice, with all that tax law requires. A link does not open it, because it has the whole address. */
export async function readInvoice(ctx: CustomerContext, id: number): Promise<Invoice> {
  const { window } = await requireOwnOrder(ctx, id)
  const order = await readOwnOrder(ctx, id)
  const { brand, email } = ctx.accountHost
  const buyer = order.billingAddress ?? order.shippingAddress
  return {
    order_name: order.name,
    issued_at: order.createdAt,
    seller: { name: brand.name, lines: [], email },
    buyer: { name: buyer?.name ?? '', lines: buyer?.formatted ?? [] },
    lines: linesToShow(order, quantitiesAfter(window?.changes ?? [])).map((line) => ({
      title: line.title,
      variant: line.variantTitle ?? '',
      sku: line.sku ?? '',
      quantity: line.quantity,
      unit_price: sumOf(line.discountedUnitPriceSet),
      total: line.total,
    })),
    taxes: order.currentTaxLines.map(({ title, ratePercentage, priceSet }) => ({
      title,
      percent: ratePercentage,
      amount: sumOf(priceSet),
    })),
    is_tax_included: order.taxesIncluded,
    subtotal: sumOf(order.currentSubtotalPriceSet),
    delivery: sumOf(order.totalShippingPriceSet),
    discounts: sumOf(order.currentTotalDiscountsSet),
    total: sumOf(order.currentTotalPriceSet),
    refunded: sumOf(order.totalRefundedSet),
    payment: order.paymentGatewayNames.join(', '),
  }
}

/** Another shopper's order is not found. */
export async function requireOwnOrder(ctx: ShopperContext, id: number): Promise<Copy> {
  if (!ctx.accountHost.isConnected) throw new DomainError('store_gone')
  const copy = await withShopper(ctx, (tx) => readCopy(tx, id))
  // A link may be opened before our copy of its order is there.
  if (!copy.order && !copy.window && ctx.shopper.orderId !== id) throw new DomainError('not_found')
  return copy
}

async function readCopy(tx: ShopperContext, id: number) {
  const { db } = tx
  const [order] = await db.select().from(storeOrders).where(eq(storeOrders.id, id))
  const lines = order
    ? await db
        .select()
        .from(storeOrderLines)
        .where(eq(storeOrderLines.orderId, id))
        .orderBy(storeOrderLines.id)
    : []
  return { order, lines, window: await readOwnWindow(tx, id) }
}

/** The store decides whose order it is. */
async function readOwnOrder(ctx: ShopperContext, id: number): Promise<StoreOrder> {
  const order = await readStoreOrder(ctx, ctx.accountHost, id)
  const { customerId } = ctx.shopper
  const isTheirs =
    order !== null && (customerId === null || numberIn(order.customer?.id ?? '') === customerId)
  if (!isTheirs) throw new DomainError('not_found')
  return order
}

function showOrder(
  ctx: ShopperContext,
  order: StoreOrder,
  known: ReadonlyMap<string, number>,
): Omit<ShopperOrder, 'window'> {
  const parcels = parcelsOf(order)
  const lines = linesToShow(order, known)
  const isMasked = ctx.shopper.customerId === null
  return {
    id: String(numberIn(order.id)),
    name: order.name,
    placed_at: order.createdAt,
    cancelled_at: order.cancelledAt,
    delivered_at: parcels.length > 0 ? (parcels.at(-1)?.delivered_at ?? null) : null,
    stage: stageOf(order),
    total: sumOf(order.currentTotalPriceSet),
    items: order.currentSubtotalLineItemsQuantity,
    is_live: true,
    lines: lines.map((line) => ({
      id: String(numberIn(line.id)),
      title: line.title,
      variant: line.variantTitle ?? '',
      quantity: line.quantity,
      image: imageOf(line.image),
      unit_price: sumOf(line.discountedUnitPriceSet),
      total: line.total,
      can_reorder: line.variant?.availableForSale ?? false,
    })),
    sums: {
      subtotal: sumOf(order.currentSubtotalPriceSet),
      delivery: sumOf(order.totalShippingPriceSet),
      discounts: sumOf(order.currentTotalDiscountsSet),
      tax: sumOf(order.currentTotalTaxSet),
      is_tax_included: order.taxesIncluded,
      total: sumOf(order.currentTotalPriceSet),
      refunded: sumOf(order.totalRefundedSet),
      outstanding: sumOf(order.totalOutstandingSet),
    },
    payment: paymentOf(order.displayFinancialStatus, order.paymentGatewayNames),
    address: addressOf(order, isMasked),
    parcels,
    reorder_url: reorderUrl(ctx, lines),
  }
}

/** If the store does not answer: our copy, without sums, address and parcels. */
function showCopy(order: NonNullable<Copy['order']>, lines: Copy['lines']): Omit<ShopperOrder, 'window'> {
  const { currency } = order
  return {
    ...headOf(order),
    stage: knownStage(order),
    is_live: false,
    lines: lines
      .map((line) => ({
        ...line,
        left: knownQuantity(order, line),
        price: Number(line.total) / line.quantity,
      }))
      .filter(({ left }) => left > 0)
      .map(({ id, title, left, price }) => ({
        id: String(id),
        title,
        variant: '',
        quantity: left,
        image: null,
        unit_price: { amount: plain(String(price)), currency },
        total: { amount: plain((price * left).toFixed(4)), currency },
        can_reorder: false,
      })),
    sums: null,
    payment: paymentOf(order.financial, []),
    address: null,
    parcels: [],
    reorder_url: null,
  }
}

const paid: Record<string, ShopperOrder['payment']['state']> = {
  PAID: 'paid',
  PARTIALLY_REFUNDED: 'partly_refunded',
  REFUNDED: 'refunded',
  VOIDED: 'voided',
}

/** Shopify has no field for cash: such an order is unpaid and has a gateway that the store names as cash. */
function paymentOf(status: string | null, ways: readonly string[]): ShopperOrder['payment'] {
  const method = ways.join(', ')
  const waiting = /\bcash|\bcod\b/i.test(method.replaceAll('_', ' ')) ? 'cash' : 'pending'
  return { state: paid[status ?? ''] ?? waiting, method }
}

function addressOf({ shippingAddress }: StoreOrder, isMasked: boolean): ShopperOrder['address'] {
  if (!shippingAddress) return null
  const { name, formatted, city, zip, country } = shippingAddress
  if (!isMasked) return { name: name ?? '', lines: formatted, is_masked: false }
  const lines = [city ?? '', zip ? `${zip.slice(0, 2)}••••` : '', country ?? ''].filter(Boolean)
  return { name: name ? `${/^./u.exec(name)?.[0] ?? ''}••••` : '', lines, is_masked: true }
}

/** Shopify's cart permalink: it fills the cart and leads to the checkout, where prices are today's. */
function reorderUrl({ shopify, accountHost }: ShopperContext, lines: ReturnType<typeof linesToShow>) {
  const parts = lines.flatMap(({ variant, quantity }) =>
    variant?.availableForSale ? [`${numberIn(variant.id)}:${quantity}`] : [],
  )
  return shopify && parts.length > 0 ? shopify.pageUrl(accountHost.shop, `/cart/${parts.join(',')}`) : null
}
