import { catalogueOf, onlyVariant, type Product, type Variant } from '../../store/catalogue.ts'
import { fulfilledOf } from '../../store/fulfillment-orders.ts'
import type { Line, Order } from '../../store/orders.ts'
import { connection, type PageArguments } from '../connection.ts'
import { type Call, gid, money } from '../part.ts'

/** A line of an order as the API shows it: its total has what was removed, too. */
export function lineObject(line: Line, order: Order, call: Call) {
  const { currency } = call.shop
  const product = productOf(line.productId, call)
  const variant = product?.variants.find(({ id }) => id === line.variantId)
  return {
    id: gid('LineItem', line.id),
    title: line.title,
    variantTitle: line.variantTitle,
    sku: line.sku,
    quantity: line.quantity,
    currentQuantity: line.currentQuantity,
    unfulfilledQuantity: line.currentQuantity - fulfilledOf(order, line.id),
    product: product ? () => productObject(product, call) : null,
    variant: product && variant ? () => variantObject(variant, product, call) : null,
    image: line.productId === null ? null : pictureOf(line.productId, line.title, call),
    originalUnitPriceSet: money(line.price, currency),
    discountedUnitPriceSet: money(line.price, currency),
    discountedTotalSet: money(line.price * line.quantity, currency),
  }
}

export const productOf = (id: number | null, { shop }: Call) =>
  catalogueOf(shop).find((product) => product.id === id)

export function productObject(product: Product, call: Call): object {
  return {
    __typename: 'Product',
    id: gid('Product', product.id),
    title: product.title,
    hasOnlyDefaultVariant: product.variants[0]?.title === onlyVariant,
    variants: (args: PageArguments) =>
      connection(product.variants, args, (variant) => variantObject(variant, product, call)),
  }
}

export function variantObject(variant: Variant, product: Product, call: Call): object {
  const count = call.store.stock.of(variant.id)
  return {
    __typename: 'ProductVariant',
    id: gid('ProductVariant', variant.id),
    title: variant.title,
    displayName: variant.title === onlyVariant ? product.title : `${product.title} - ${variant.title}`,
    sku: variant.sku,
    price: money(variant.price, call.shop.currency).shopMoney.amount,
    inventoryQuantity: count,
    inventoryPolicy: 'DENY',
    availableForSale: count > 0,
    product: () => productObject(product, call),
  }
}

export const pictureOf = (productId: number, title: string, { url }: Call) => ({
  url: () => `${url}/shopify/products/${productId}.svg`,
  altText: title,
  width: 240,
  height: 160,
})
