import type { Shop } from '../shops.ts'
import { findVariant, type Product, termsOf, type Variant } from '../store/catalogue.ts'
import { taxOn } from '../store/order-money.ts'

export interface CartLine {
  product: Product
  variant: Variant
  quantity: number
}

const largest = 99

/** Reads `variant:quantity,variant:quantity`, the form of Shopify's cart links. What the store does not sell is left out. */
export function readCart(text: string, shop: Shop): CartLine[] {
  const quantities = new Map<number, number>()
  for (const [, id = '', quantity = ''] of text.matchAll(/(\d{1,15}):(\d{1,3})/g)) {
    quantities.set(Number(id), (quantities.get(Number(id)) ?? 0) + Number(quantity))
  }
  const lines: CartLine[] = []
  for (const [id, quantity] of quantities) {
    const found = findVariant(shop, id)
    if (found && quantity > 0) lines.push({ ...found, quantity: Math.min(quantity, largest) })
  }
  return lines
}

export const writeCart = (lines: CartLine[]) =>
  lines.map(({ variant, quantity }) => `${variant.id}:${quantity}`).join(',')

/** What the cart costs, with shipping and tax, as the order will. */
export function totalsOf(lines: CartLine[], shop: Shop) {
  const { tax, shipping: rate } = termsOf(shop)
  const subtotal = lines.reduce((sum, { variant, quantity }) => sum + variant.price * quantity, 0)
  const isFree = subtotal >= rate.freeFrom
  const shipping = { title: isFree ? 'Free shipping' : 'Standard', price: isFree ? 0 : rate.price }
  const taxAmount = taxOn(subtotal, tax)
  const total = subtotal + shipping.price + (tax.included ? 0 : taxAmount)
  return { subtotal, shipping, tax: { ...tax, amount: taxAmount }, total }
}
