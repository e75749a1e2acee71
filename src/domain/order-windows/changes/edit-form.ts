import type { OrderEdit } from '#contract/account/order-edit-shapes.ts'
import { mostPieces } from '#contract/account/order-edit-shapes.ts'
import type { ShopperContext } from '../../shoppers/shopper-context.ts'
import { imageOf, numberIn } from '../../shoppers/store-order.ts'
import { requireOpen, requireWindow, startTending } from '../require-window.ts'
import { readVariants, type StoreVariant } from '../store/variants.ts'
import { currencyOf, versionOf, type WindowOrder } from '../store/window-order.ts'

/** What the form of an order shows: its lines with their variants, and its address. */
export async function readEditForm(ctx: ShopperContext, orderId: number): Promise<OrderEdit> {
  const window = await requireWindow(ctx, orderId)
  requireOpen(ctx, window, window.rules.mayItems ? 'items' : 'address')
  const { ask, order } = await startTending(ctx, window)
  const lines = order.lineItems.nodes.filter(({ currentQuantity }) => currentQuantity > 0)
  const products = [...new Set(lines.flatMap(({ product }) => (product ? [product.id] : [])))]
  const variants = window.rules.mayItems ? await readVariants(ask, products) : []
  const { shippingAddress } = order
  return {
    version: versionOf(order),
    lines: lines.map((line) => {
      const own = variants.filter(({ product }) => product === line.product?.id)
      const current = own.find(({ id }) => id === line.variant?.id)
      return {
        id: String(numberIn(line.id)),
        title: line.title,
        quantity: line.currentQuantity,
        most: mostOf(current, line.currentQuantity),
        image: imageOf(line.image),
        variant_id: current ? String(numberIn(current.id)) : null,
        variants: own.map((variant) => ({
          id: String(numberIn(variant.id)),
          title: variant.title,
          price: { amount: variant.price, currency: currencyOf(order) },
          is_available: variant.isAvailable || variant.id === current?.id,
          most: mostOf(variant, variant.id === current?.id ? line.currentQuantity : 0),
        })),
      }
    }),
    address: ctx.shopper.customerId === null ? null : addressOf(shippingAddress),
    province_code: shippingAddress?.provinceCode ?? '',
    country_code: shippingAddress?.countryCodeV2 ?? '',
  }
}

/** What is in stock, plus what the order already has. */
export function mostOf(variant: StoreVariant | undefined, inOrder: number): number {
  if (!variant) return inOrder
  if (variant.stock === null) return variant.isAvailable ? mostPieces : inOrder
  return Math.min(mostPieces, variant.stock + inOrder)
}

const addressOf = (address: WindowOrder['shippingAddress']): OrderEdit['address'] =>
  address && {
    first_name: address.firstName ?? '',
    last_name: address.lastName ?? '',
    address1: address.address1 ?? '',
    address2: address.address2 ?? '',
    city: address.city ?? '',
    province_code: address.provinceCode ?? '',
    zip: address.zip ?? '',
    country_code: address.countryCodeV2 ?? '',
    phone: address.phone ?? '',
  }
