import * as z from 'zod/mini'
import { type Ask, orderGid } from './ask.ts'
import { orderFields, orderOf, type StoreAddress, type WindowOrder } from './window-order.ts'

const updated = z.object({
  orderUpdate: z.object({
    order: z.nullable(z.unknown()),
    userErrors: z.array(z.object({ field: z.nullish(z.array(z.string())), message: z.string() })),
  }),
})

export type AddressAnswer = WindowOrder | { refusals: { field: string; message: string }[] }

/** Changes the delivery address. Repeating it is harmless. Tax may change with the address. */
export async function updateAddress(
  ask: Ask,
  orderId: number,
  address: StoreAddress,
): Promise<AddressAnswer> {
  const query = `mutation ChangeOrderAddress($input: OrderInput!) { orderUpdate(input: $input) {
    order { ${orderFields} } userErrors { field message } } }`
  const { countryCodeV2: countryCode, ...rest } = address
  const input = { id: orderGid(orderId), shippingAddress: { ...rest, countryCode } }
  const { order, userErrors } = updated.parse(await ask(query, { input })).orderUpdate
  if (order && userErrors.length === 0) return orderOf(order)
  return { refusals: userErrors.map(({ field, message }) => ({ field: field?.at(-1) ?? '', message })) }
}
