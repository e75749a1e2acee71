import * as z from 'zod/mini'
import type { Ask } from './ask.ts'

const variant = z.object({
  id: z.string(),
  title: z.string(),
  price: z.string(),
  availableForSale: z.boolean(),
  inventoryQuantity: z.nullable(z.number()),
  inventoryPolicy: z.string(),
})
const fields = 'id title price availableForSale inventoryQuantity inventoryPolicy'

export interface StoreVariant {
  id: string
  product: string
  title: string
  price: string
  isAvailable: boolean
  /** Null if the store sells any number. */
  stock: number | null
}

const found = z.object({
  nodes: z.array(
    z.nullable(z.object({ id: z.string(), variants: z.optional(z.object({ nodes: z.array(variant) })) })),
  ),
})

/** Products in one query, below Shopify's cost limit. */
const atOnce = 8
const mostVariants = 50

/** Every variant of these products. */
export async function readVariants(ask: Ask, products: string[]): Promise<StoreVariant[]> {
  const query = `query OrderVariants($ids: [ID!]!) { nodes(ids: $ids) { id ... on Product {
    variants(first: ${mostVariants}) { nodes { ${fields} } } } } }`
  const all: StoreVariant[] = []
  for (let from = 0; from < products.length; from += atOnce) {
    const { nodes } = found.parse(await ask(query, { ids: products.slice(from, from + atOnce) }))
    for (const product of nodes) {
      for (const one of product?.variants?.nodes ?? []) all.push(variantOf(one, product?.id ?? ''))
    }
  }
  return all
}

/** A variant that is for sale without stock is not tracked, or may be oversold. */
function variantOf(one: z.infer<typeof variant>, product: string): StoreVariant {
  const { id, title, price, availableForSale: isAvailable, inventoryQuantity, inventoryPolicy } = one
  const isCounted =
    inventoryPolicy === 'DENY' && inventoryQuantity !== null && (inventoryQuantity > 0 || !isAvailable)
  return { id, product, title, price, isAvailable, stock: isCounted ? Math.max(0, inventoryQuantity) : null }
}
