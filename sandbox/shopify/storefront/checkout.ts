import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { z } from 'zod'
import { variantTitle } from '../store/catalogue.ts'
import type { Address, Customer } from '../store/customer.ts'
import { nextAddressId } from '../store/customers.ts'
import type { Order } from '../store/orders.ts'
import type { Store } from '../store/store.ts'
import { type CartLine, totalsOf } from './cart.ts'
import { countryNames, provinces, zipPatterns } from './places.ts'

const text = (most: number) => z.string().trim().max(most).default('')
const needed = (most: number, error: string) => z.string().trim().min(1, error).max(most, error)

/** Shopify's test cards: 1 is accepted, 2 is declined. */
export const declinedCard = '2'

const form = z
  .object({
    email: z.union([z.literal(''), z.email('Enter a valid email address.').max(254)]).default(''),
    phone: text(30),
    firstName: text(80),
    lastName: needed(80, 'Enter a last name.'),
    address1: needed(120, 'Enter an address.'),
    address2: text(120),
    city: needed(80, 'Enter a city.'),
    province: text(80),
    zip: needed(20, 'Enter a postal code.'),
    country: z.string().refine((code) => code in countryNames, 'Choose a country.'),
    payment: z.enum(['card', 'cash'], 'Choose how to pay.'),
    card: text(20),
  })
  .check(({ value, issues }) => {
    const say = (path: keyof typeof value, message: string) =>
      issues.push({ code: 'custom', input: value[path], path: [path], message })
    const { email, phone, country, zip, province, payment, card } = value
    if (!email && !phone) say('email', 'Enter an email address or a phone number.')
    if (phone && !readPhone(phone, country)) say('phone', 'Enter a valid phone number.')
    if (zipPatterns[country]?.test(zip) === false) say('zip', 'Enter a valid postal code.')
    if (country in provinces && !province) say('province', 'Enter a state.')
    if (payment === 'card' && card === declinedCard)
      say('card', 'The card was declined. Nothing was ordered.')
  })

export type Checkout = z.infer<typeof form>
export type CheckoutErrors = Partial<Record<keyof Checkout, string>>

/** The form, or what is wrong with each field. */
export function readCheckout(body: unknown): { checkout: Checkout } | { errors: CheckoutErrors } {
  const parsed = form.safeParse(body)
  if (parsed.success) return { checkout: parsed.data }
  const { fieldErrors } = z.flattenError(parsed.error)
  return { errors: Object.fromEntries(Object.entries(fieldErrors).map(([name, [first]]) => [name, first])) }
}

function readPhone(typed: string, country: string): string | undefined {
  const phone = parsePhoneNumberFromString(typed, isSupportedCountry(country) ? country : undefined)
  return phone?.isValid() ? phone.number : undefined
}

/** What the store has too little of, in words. */
export function shortageOf({ stock }: Store, lines: CartLine[]): string | undefined {
  const short = lines.find(({ variant, quantity }) => quantity > stock.of(variant.id))
  if (!short) return undefined
  const left = Math.max(0, stock.of(short.variant.id))
  const name = [short.product.title, variantTitle(short.variant)].filter(Boolean).join(', ')
  return left === 0 ? `${name} is sold out.` : `Only ${left} of ${name} ${left === 1 ? 'is' : 'are'} left.`
}

/** Places the order as Shopify does: the customer is found by email, then by phone, or is new. */
export function placeOrder(store: Store, lines: CartLine[], checkout: Checkout): Order {
  const { email: typed, payment } = checkout
  const phone = readPhone(checkout.phone, checkout.country) ?? null
  const email = typed.toLowerCase() || null
  const address = addressOf(checkout, phone)
  const customer =
    knownCustomer(store, { email, phone }, address) ?? newCustomer(store, { email, phone }, address)
  const now = Date.now()
  const sentTo = customer.addresses.find((one) => isSame(one, address)) ?? null
  return store.add({
    createdAt: now,
    test: false,
    customer: customer.id,
    email,
    phone,
    shippingAddress: sentTo,
    billingAddress: sentTo,
    source: 'web',
    payment,
    tags: [],
    shipping: totalsOf(lines, store.shop).shipping,
    lines: lines.map(({ product, variant, quantity }) => ({
      productId: product.id,
      variantId: variant.id,
      title: product.title,
      variantTitle: variantTitle(variant),
      sku: variant.sku,
      price: variant.price,
      quantity,
    })),
  })
}

interface Contact {
  email: string | null
  phone: string | null
}

const newCustomer = (store: Store, contact: Contact, address: Omit<Address, 'id'>): Customer =>
  store.people.create({ firstName: address.firstName, lastName: address.lastName, ...contact, address })

/** Somebody who ordered before. An address that is new to the store joins the others. */
function knownCustomer(store: Store, contact: Contact, address: Omit<Address, 'id'>): Customer | undefined {
  const customer = store.people.findBy(contact)
  if (!customer || customer.addresses.some((one) => isSame(one, address))) return customer
  const addresses = [...customer.addresses, { ...address, id: nextAddressId(customer) }]
  return store.people.update(customer.id, { addresses })
}

const isSame = (a: Omit<Address, 'id'>, b: Omit<Address, 'id'>) =>
  (['firstName', 'lastName', 'address1', 'address2', 'city', 'zip', 'countryCode', 'phone'] as const).every(
    (field) => a[field] === b[field],
  )

function addressOf(checkout: Checkout, phone: string | null): Omit<Address, 'id'> {
  const { firstName, lastName, address1, address2, city, province, zip, country } = checkout
  return {
    firstName,
    lastName,
    address1,
    address2: address2 || null,
    city,
    zip,
    province: province || null,
    provinceCode: provinces[country]?.[province] ?? null,
    country: countryNames[country] ?? country,
    countryCode: country,
    phone,
  }
}
