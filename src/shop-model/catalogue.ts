/** What a store sells, and by which rules. It is part of the state, so that screens read it there. Amounts are in cents. */

export interface Variant {
  id: string
  name: string
  price: number
  /** In stock when the demo starts. */
  stock: number
}

export interface Product {
  id: ProductId
  name: string
  /** What the shop pays for it, as a share of its price. */
  cost: number
  variants: readonly Variant[]
  /** Cannot be returned, only replaced. */
  isFinal?: boolean
}

export type ProductId =
  | 'vase'
  | 'kettle'
  | 'mug'
  | 'lamp'
  | 'stool'
  | 'textile'
  | 'soap'
  | 'candle'
  | 'coffee'

const variant = (id: string, name: string, price: number, stock: number): Variant => ({
  id,
  name,
  price,
  stock,
})

const products: readonly Product[] = [
  {
    id: 'vase',
    name: 'Bottle vase',
    cost: 0.4,
    variants: [
      variant('clay', 'Clay', 3800, 6),
      variant('canary', 'Canary', 3800, 3),
      variant('ink', 'Ink', 4200, 0),
    ],
  },
  {
    id: 'kettle',
    name: 'Enamel kettle, 1.5 l',
    cost: 0.5,
    variants: [variant('cobalt', 'Cobalt', 6400, 4), variant('cream', 'Cream', 6400, 2)],
  },
  {
    id: 'mug',
    name: 'Stoneware mug',
    cost: 0.5,
    variants: [variant('speckled', 'Speckled', 1800, 1), variant('clay', 'Clay', 1800, 12)],
  },
  {
    id: 'lamp',
    name: 'Desk lamp',
    cost: 0.45,
    variants: [variant('green', 'Green', 8400, 5), variant('brass', 'Brass', 9600, 2)],
  },
  {
    id: 'stool',
    name: 'Beech stool',
    cost: 0.55,
    variants: [variant('45', '45 cm', 5800, 4), variant('65', '65 cm', 7400, 3)],
  },
  {
    id: 'textile',
    name: 'Linen throw',
    cost: 0.45,
    variants: [variant('rust', 'Rust', 3800, 7), variant('moss', 'Moss', 3800, 0)],
  },
  {
    id: 'soap',
    name: 'Olive soap',
    cost: 0.35,
    variants: [variant('plain', 'Plain', 900, 40), variant('laurel', 'Laurel', 1100, 22)],
    isFinal: true,
  },
  {
    id: 'candle',
    name: 'Fig candle',
    cost: 0.4,
    variants: [variant('small', 'Small', 2200, 9), variant('large', 'Large', 3400, 5)],
  },
  {
    id: 'coffee',
    name: 'House blend, 250 g',
    cost: 0.5,
    variants: [variant('beans', 'Beans', 1500, 30), variant('ground', 'Ground', 1500, 24)],
  },
]

interface HasShop {
  shop: Shop
}

export const productOf = ({ shop }: HasShop, id: ProductId): Product => {
  const found = shop.products.find((product) => product.id === id)
  if (!found) throw new Error(`No such product: ${id}`)
  return found
}

export const findVariant = ({ shop }: HasShop, product: string, id: string): Variant | undefined =>
  shop.products.find((one) => one.id === product)?.variants.find((one) => one.id === id)

const minute = 60_000
export const hour = 60 * minute
export const day = 24 * hour

const rules = {
  /** How long the customer can edit and cancel an order. */
  window: 15 * minute,
  /** Time from the locked (and, for cash, confirmed) order to each step of its parcel. */
  parcel: { packed: 45 * minute, sent: 3 * hour, near: 45 * hour, delivered: 48 * hour },
  /** A cash order that is not confirmed in this time is cancelled. */
  confirmWithin: day,
  days: { return: 30, exchange: 30, replacement: 14 },
  returnSteps: { collected: day, settled: 3 * day },
  returnPostage: 400,
  mostOfOne: 5,
  delivery: { price: 650, freeFrom: 5000 },
  code: { digits: 6, lasts: 10 * minute, tries: 5 },
  points: { perDollar: 1, review: 20, reviewWithPhoto: 50 },
  pauseMost: 90 * day,
} as const

const tiers = [
  { id: 'bronze', from: 0 },
  { id: 'silver', from: 1000 },
  { id: 'gold', from: 3000 },
] as const

export type TierId = (typeof tiers)[number]['id']

const rewards = [
  { id: 'delivery', takes: 400 },
  { id: 'mug', takes: 600, product: 'mug', variant: 'clay' },
  { id: 'lamp', takes: 2000, product: 'lamp', variant: 'green' },
] as const

export type RewardId = (typeof rewards)[number]['id']

export interface Shop {
  currency: string
  timeZone: string
  products: readonly Product[]
  rules: typeof rules
  tiers: typeof tiers
  rewards: typeof rewards
}

/** The invented store Tamarind Supply, in Pune. */
export const tamarind: Shop = { currency: 'USD', timeZone: 'Asia/Kolkata', products, rules, tiers, rewards }
