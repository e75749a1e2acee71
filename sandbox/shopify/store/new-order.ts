import type { Shop } from '../shops.ts'
import { catalogueOf, taxFor, variantTitle } from './catalogue.ts'
import { addFulfillmentOrder, routingMs } from './fulfillment-orders.ts'
import { pay, subtotalOf, taxOn } from './order-money.ts'
import { type Order, partId } from './orders.ts'

/** What an order has only after it was placed. */
type Computed =
  | 'id'
  | 'number'
  | 'updatedAt'
  | 'cancelledAt'
  | 'tax'
  | 'payments'
  | 'refunds'
  | 'returns'
  | 'fulfillments'
  | 'fulfillmentOrders'
  | 'edits'
  | 'holds'
  | 'note'

export type NewOrder = Omit<Order, Computed | 'lines'> & {
  lines: Omit<Order['lines'][number], 'id' | 'currentQuantity' | 'total'>[]
}

export interface PlaceOrder {
  /** How many of the first things in the catalogue, or which things. */
  lines?: number | NewOrder['lines']
  at?: number
  test?: boolean
  /** Without one it is somebody new; null is a guest. */
  customer?: number | null | undefined
  payment?: Order['payment']
  tags?: string[]
}

/** One of the first variant of a product. */
export function catalogueLine(shop: Shop, place: number): NewOrder['lines'][number] {
  const products = catalogueOf(shop)
  const product = products[place % products.length]
  const variant = product?.variants[0]
  if (!product || !variant) throw new Error('Every product has a variant')
  return {
    productId: product.id,
    variantId: variant.id,
    title: product.title,
    variantTitle: variantTitle(variant),
    sku: variant.sku,
    price: variant.price,
    quantity: 1,
  }
}

/** The order as it is when it was just placed: taxed, paid by card, and soon to be sent. */
export function makeOrder(shop: Shop, parts: NewOrder & Pick<Order, 'id' | 'number'>): Order {
  const { id, createdAt } = parts
  const order: Order = {
    updatedAt: createdAt,
    cancelledAt: null,
    refunds: [],
    returns: [],
    fulfillments: [],
    fulfillmentOrders: [],
    note: null,
    payments: [],
    edits: 0,
    holds: 0,
    ...parts,
    lines: parts.lines.map((line, part) => ({
      ...line,
      id: partId(id, part),
      currentQuantity: line.quantity,
      total: line.price * line.quantity,
    })),
    tax: { ...taxFor(shop, parts.shippingAddress), amount: 0 },
  }
  order.tax.amount = taxOn(subtotalOf(order), order.tax)
  if (order.payment === 'card') pay(order, 'card', createdAt)
  const wanted = order.lines.map(({ id: lineId, quantity }) => ({ lineId, quantity }))
  addFulfillmentOrder(order, wanted, createdAt + routingMs)
  return order
}
