import { findVariant, taxFor } from '../../store/catalogue.ts'
import type { Address } from '../../store/customer.ts'
import { subtotalOf, taxOn } from '../../store/order-money.ts'
import type { Order } from '../../store/orders.ts'
import { provinces, zipPatterns } from '../../storefront/places.ts'
import { type AddressInput, blankAddress, countryName, placeOf } from '../address-input.ts'
import { productObject, productOf, variantObject } from './line-object.ts'
import { orderObject } from './order-object.ts'
import { type Call, type Part, readGid, requireScope } from '../part.ts'

interface OrderInput {
  id: string
  email?: string | null
  phone?: string | null
  note?: string | null
  tags?: string[] | null
  shippingAddress?: AddressInput | null
}

/** One order: read by its id, and changed in everything but its lines. */
export const orderPart: Part = {
  root: {
    order: ({ id }: { id: string }, call) => {
      const order = findOrder(id, call)
      return order ? orderObject(order, call) : null
    },
    productVariant: ({ id }: { id: string }, call) => {
      const wanted = readGid(id)
      const found = wanted?.type === 'ProductVariant' ? findVariant(call.shop, wanted.id) : undefined
      return found ? variantObject(found.variant, found.product, call) : null
    },
    orderUpdate: ({ input }: { input: OrderInput }, call) => {
      requireScope(call, 'write_orders')
      const known = findOrder(input.id, call)
      if (!known) return refused(['id'], 'Order does not exist')
      const address = input.shippingAddress ? addressOf(known, input.shippingAddress) : undefined
      const problem = address && problemOf(address)
      if (problem) return refused(['shippingAddress', problem[0]], problem[1])
      const order = call.store.alter(known.id, (draft) => {
        for (const field of ['email', 'phone', 'note'] as const) {
          if (input[field] !== undefined) draft[field] = input[field]
        }
        if (input.tags) draft.tags = input.tags
        if (address) sendTo(draft, address, call)
        return [{ topic: 'orders/updated' }]
      })
      return { order: order && orderObject(order, call), userErrors: [] }
    },
  },
  objects: {
    Product: (id, call) => {
      const product = productOf(id, call)
      return product && productObject(product, call)
    },
    ProductVariant: (id, call) => {
      const found = findVariant(call.shop, id)
      return found && variantObject(found.variant, found.product, call)
    },
  },
}

export function findOrder(id: string, { store }: Call): Order | undefined {
  const wanted = readGid(id)
  return wanted?.type === 'Order' ? store.find(wanted.id) : undefined
}

const refused = (field: string[], message: string) => ({ order: null, userErrors: [{ field, message }] })

const addressOf = ({ shippingAddress, id }: Order, input: AddressInput): Address => ({
  ...blankAddress,
  ...shippingAddress,
  ...placeOf(input, shippingAddress ?? undefined),
  id,
})

function problemOf({ countryCode, provinceCode, zip, lastName, address1, city }: Address) {
  if (!countryName(countryCode)) return ['country', 'Country is not supported'] as const
  if (!lastName) return ['lastName', 'Enter a last name'] as const
  if (!address1) return ['address1', 'Enter an address'] as const
  if (!city) return ['city', 'Enter a city'] as const
  const known = provinces[countryCode]
  if (known && !Object.values(known).includes(provinceCode ?? ''))
    return ['province', 'Province is not valid'] as const
  if (zipPatterns[countryCode]?.test(zip) === false) return ['zip', 'Zip is not valid'] as const
  return undefined
}

/** As of 2026-10 the tax follows the address, and with it what is owed. */
function sendTo(order: Order, address: Address, { shop }: Call): void {
  order.shippingAddress = address
  order.tax = { ...order.tax, ...taxFor(shop, address) }
  order.tax.amount = taxOn(subtotalOf(order), order.tax)
}
