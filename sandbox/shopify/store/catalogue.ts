import type { Shop } from '../shops.ts'

/** Prices are in the smallest unit of the store's currency. */
export interface Variant {
  id: number
  title: string
  sku: string
  price: number
}

export interface Product {
  id: number
  title: string
  says: string
  variants: Variant[]
}

/** Price and says; a variant may cost more than the first by so many percent. */
const products: { title: string; says: string; price: number; variants: [string, number?][] }[] = [
  {
    title: 'Field notebook',
    says: 'Ninety-six pages, sewn, with a cloth spine.',
    price: 1290,
    variants: [['Plain'], ['Ruled'], ['Grid']],
  },
  {
    title: 'Brass pen',
    says: 'Turned from one rod. It darkens with use.',
    price: 4200,
    variants: [['Fine'], ['Medium']],
  },
  {
    title: 'Desk lamp',
    says: 'One arm, one joint, a warm bulb included.',
    price: 8900,
    variants: [['Brass'], ['Black']],
  },
  {
    title: 'Linen apron',
    says: 'Washed linen with two pockets.',
    price: 5400,
    variants: [['Small'], ['Medium'], ['Large']],
  },
  { title: 'Tea tin', says: 'First flush, loose leaf.', price: 1850, variants: [['100 g'], ['250 g', 120]] },
  { title: 'Enamel mug', says: 'For the stove and the shelf.', price: 1600, variants: [['White'], ['Blue']] },
  {
    title: 'Wool blanket',
    says: 'Woven on a narrow loom, joined by hand.',
    price: 12_900,
    variants: [['Single'], ['Double', 40]],
  },
  { title: 'Soap bar', says: 'Olive oil and bay.', price: 750, variants: [['Default Title']] },
]

/** What has one variant only is called so at Shopify. */
export const onlyVariant = 'Default Title'

/** Prices are written for euros and dollars. */
const priceFactors: Record<string, number> = { INR: 30, NGN: 600 }

const catalogues = new Map<string, Product[]>()

/** Every store sells the same things at the prices of its own currency. */
export function catalogueOf({ currency }: Pick<Shop, 'currency'>): Product[] {
  const known = catalogues.get(currency)
  if (known) return known
  const factor = priceFactors[currency] ?? 1
  const catalogue = products.map(({ title, says, price, variants }, place) => {
    const id = 800_000 + place
    return {
      id,
      title,
      says,
      variants: variants.map(([name, more = 0], index) => ({
        id: id * 100 + index + 1,
        title: name,
        sku: `${title.slice(0, 3).toUpperCase()}-${place + 1}${index + 1}`,
        price: Math.round(price * factor * (1 + more / 100)),
      })),
    }
  })
  catalogues.set(currency, catalogue)
  return catalogue
}

export function findVariant(shop: Shop, id: number): { product: Product; variant: Variant } | undefined {
  for (const product of catalogueOf(shop)) {
    const variant = product.variants.find((one) => one.id === id)
    if (variant) return { product, variant }
  }
  return undefined
}

/** The name of an order's line beside the product's, where there is something to choose. */
export const variantTitle = ({ title }: Variant) => (title === onlyVariant ? null : title)

interface Terms {
  tax: { title: string; rate: number; included: boolean }
  /** What sending costs, and from which sum on it is free. */
  shipping: { price: number; freeFrom: number }
}

const terms: Record<string, Terms> = {
  IN: { tax: { title: 'GST', rate: 0.18, included: true }, shipping: { price: 4900, freeFrom: 99_900 } },
  DE: { tax: { title: 'MwSt.', rate: 0.19, included: true }, shipping: { price: 490, freeFrom: 5000 } },
  NG: {
    tax: { title: 'VAT', rate: 0.075, included: true },
    shipping: { price: 150_000, freeFrom: 2_500_000 },
  },
}

const elsewhere: Terms = {
  tax: { title: 'Sales tax', rate: 0.08, included: false },
  shipping: { price: 600, freeFrom: 5000 },
}

/** How a store taxes and sends: in the country where it is. */
export const termsOf = ({ country }: Shop): Terms => terms[country] ?? elsewhere

/** What the states of the United States take, where a store adds tax to its prices. */
const stateRates: Record<string, number> = { CA: 0.0725, IL: 0.0625, NY: 0.04, OR: 0, TX: 0.0625 }

interface Destination {
  countryCode: string
  provinceCode: string | null
}

/** The tax on an order that goes there. Included tax stays as it is; added tax is that of the state. */
export function taxFor(shop: Shop, to: Destination | null): Terms['tax'] {
  const { tax } = termsOf(shop)
  if (tax.included || to?.countryCode !== 'US') return tax
  return { ...tax, rate: stateRates[to.provinceCode ?? ''] ?? tax.rate }
}
