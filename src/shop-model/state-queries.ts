import { findVariant, type ProductId } from './catalogue.ts'
import type { DemoState, Line, Order } from './state.ts'

export const stockKey = (product: string, variant: string) => `${product}:${variant}`

export const stockOf = (state: DemoState, product: string, variant: string): number =>
  state.stock[stockKey(product, variant)] ?? 0

/** Today's price of one. */
export const priceOf = (state: DemoState, product: string, variant: string): number =>
  state.prices[stockKey(product, variant)] ?? findVariant(state, product, variant)?.price ?? 0

export const sumOf = (lines: readonly Line[]): number =>
  lines.reduce((sum, { count, price }) => sum + count * price, 0)

export const totalOf = (order: Pick<Order, 'lines' | 'delivery'>): number =>
  sumOf(order.lines) + order.delivery

export const findOrder = (state: DemoState, id: string): Order | undefined =>
  state.orders.find((order) => order.id === id)

/** Delivery is free above a certain sum, for Gold, and with a coupon. */
export function deliveryFor({ shop }: DemoState, sum: number, isFree: boolean): number {
  const { price, freeFrom } = shop.rules.delivery
  return isFree || sum === 0 || sum >= freeFrom ? 0 : price
}

export const isProduct = (state: DemoState, id: string, variant: string): id is ProductId =>
  Boolean(findVariant(state, id, variant))
