import * as z from 'zod/mini'
import type { Context } from '../context.server.ts'
import type { AccountHost } from './account-host.ts'
import { askForShopper } from './ask-for-shopper.ts'
import { numberIn } from './store-order.ts'

const found = z.object({
  customers: z.object({
    nodes: z.array(
      z.object({
        id: z.string(),
        defaultEmailAddress: z.nullable(z.object({ emailAddress: z.string() })),
        defaultPhoneNumber: z.nullable(z.object({ phoneNumber: z.string() })),
      }),
    ),
  }),
})

/**
 * The customer with this email or phone number, and the email that the store has. Shopify's search is loose, so its
 * results are compared exactly. Undefined if the store knows nobody.
 */
export async function findCustomer(
  ctx: Context,
  host: Pick<AccountHost, 'shop' | 'isConnected'>,
  contact: string,
): Promise<{ customerId: number; email: string | null } | undefined> {
  const query = `query FindShopper($search: String!) { customers(first: 5, query: $search) { nodes {
    id defaultEmailAddress { emailAddress } defaultPhoneNumber { phoneNumber } } } }`
  const isEmail = contact.includes('@')
  const search = isEmail ? `email:"${contact.replaceAll(/["\\]/g, '')}"` : `phone:"+${digitsOf(contact)}"`
  const { customers } = found.parse(await askForShopper(ctx, host, query, { search }))
  for (const { id, defaultEmailAddress, defaultPhoneNumber } of customers.nodes) {
    const email = defaultEmailAddress?.emailAddress ?? null
    const isTheirs = isEmail
      ? email?.toLowerCase() === contact
      : digitsOf(defaultPhoneNumber?.phoneNumber ?? '') === digitsOf(contact)
    if (isTheirs) return { customerId: numberIn(id), email }
  }
  return undefined
}

const digitsOf = (phone: string) => phone.replaceAll(/\D/g, '')

/** The same form for an address, however it was typed. */
export const tidyContact = (typed: string) =>
  typed.includes('@') ? typed.trim().toLowerCase() : `+${digitsOf(typed)}`
