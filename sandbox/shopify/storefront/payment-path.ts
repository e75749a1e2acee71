import { createHash } from 'node:crypto'
import type { Shop } from '../shops.ts'

/** Anybody with the address may pay; it is the same each time for an order. */
export const paymentTokenOf = ({ domain }: Shop, { id }: { id: number }) =>
  createHash('sha256').update(`${domain} ${id}`).digest('hex').slice(0, 32)

export const paymentPathOf = (shop: Shop, order: { id: number }) =>
  `/shopify/${shop.domain}/checkouts/${order.id}/${paymentTokenOf(shop, order)}/pay`
