import type { Shop } from '../shops.ts'
import type { Address, Customer } from './customer.ts'
import { seededCustomer } from './seeded-customers.ts'

export type NewCustomer = Pick<Customer, 'firstName' | 'lastName' | 'email' | 'phone'> & {
  address?: Omit<Address, 'id'>
}

/** What a customer or the app may change. Without `defaultAddressId` the default stays where it was. */
export type CustomerChange = Partial<
  Pick<Customer, 'firstName' | 'lastName' | 'email' | 'phone' | 'addresses' | 'defaultAddressId'>
>

interface Customers {
  shop: Shop
  /** When the store's past ends. */
  anchor: number
  /** The id of the store's first customer. */
  first: number
  /** Customers who differ from what is computed. */
  kept: Customer[]
  /** Whether the store knows somebody by this id. */
  isKnown: (id: number) => boolean
  /** Every id in use. */
  ids: () => Iterable<number>
  nextId: () => number
  onChange: (customer: Customer, topic: 'customers/create' | 'customers/update') => void
}

const sameEmail = (a: string | null, b: string) => a?.toLowerCase() === b.trim().toLowerCase()

/** The store's customers: computed from their ids until somebody changes them. */
export function openCustomers({ shop, anchor, first, kept, isKnown, ids, nextId, onChange }: Customers) {
  const changed = new Map(kept.map((customer) => [customer.id, customer]))

  function find(id: number): Customer | undefined {
    if (changed.has(id)) return structuredClone(changed.get(id))
    return isKnown(id) ? seededCustomer(shop, id, id - first, anchor) : undefined
  }

  const all = () => customersOf(ids(), find)

  /** By email first, as Shopify does at the checkout. */
  function findBy({ email, phone }: { email?: string | null; phone?: string | null }): Customer | undefined {
    if (email) for (const customer of all()) if (sameEmail(customer.email, email)) return customer
    if (phone) for (const customer of all()) if (customer.phone === phone) return customer
    return undefined
  }

  function save(customer: Customer, topic: 'customers/create' | 'customers/update'): Customer {
    customer.updatedAt = Math.max(Date.now(), customer.updatedAt + 1)
    changed.set(customer.id, structuredClone(customer))
    onChange(customer, topic)
    return customer
  }

  return {
    find,
    findBy,
    kept: () => [...changed.values()],

    create({ address, ...person }: NewCustomer): Customer {
      const now = Date.now()
      const id = nextId()
      const addresses = address ? [{ ...address, id: addressId(id, 0) }] : []
      const defaultAddressId = addresses[0]?.id ?? null
      return save(
        { id, createdAt: now, updatedAt: now, ...person, addresses, defaultAddressId },
        'customers/create',
      )
    },

    /** The customer as they are now, or undefined where there is none. */
    update(id: number, change: CustomerChange): Customer | undefined {
      const customer = find(id)
      if (!customer) return undefined
      Object.assign(customer, change)
      const isDefault = customer.addresses.some(({ id: one }) => one === customer.defaultAddressId)
      if (!isDefault) customer.defaultAddressId = customer.addresses[0]?.id ?? null
      return save(customer, 'customers/update')
    },
  }
}

/** Room for the addresses of one customer below their own number. */
const addressId = (customer: number, place: number) => customer * 100 + place

export const nextAddressId = ({ id, addresses }: Customer) =>
  Math.max(addressId(id, 0), ...addresses.map((one) => one.id)) + 1

function* customersOf(ids: Iterable<number>, find: (id: number) => Customer | undefined) {
  for (const id of ids) {
    const customer = find(id)
    if (customer) yield customer
  }
}
