import * as z from 'zod/mini'
import type { Person } from '#contract/customers/shapes.ts'
import { findWindowStore } from '../order-windows/window-row.ts'
import { type Outlet, requirePermission } from '../outlets/require-outlet.ts'
import { recipientHint } from '../messages/recipient.ts'
import { isShowcase, type MerchantContext } from '../sessions/session.server.ts'
import { askForShopper } from '../shoppers/ask-for-shopper.ts'
import { numberIn } from '../shoppers/store-order.ts'
import { isUnanswered } from './search-store.ts'

const found = z.object({
  nodes: z.array(
    z.nullable(
      z.object({
        id: z.string(),
        firstName: z.nullish(z.string()),
        lastName: z.nullish(z.string()),
        defaultEmailAddress: z.nullish(z.object({ emailAddress: z.string() })),
        defaultPhoneNumber: z.nullish(z.object({ phoneNumber: z.string() })),
      }),
    ),
  ),
})

/**
 * Who these customers of the outlet are, by the store's own word at this moment. Nothing of it is kept. A store that
 * does not answer is no error: the page stands without names. Visitors of the demo store get hints of email and phone.
 */
export async function readNames(
  ctx: MerchantContext,
  outlet: Outlet,
  ids: readonly number[],
): Promise<{ people: Person[]; is_live: boolean }> {
  requirePermission(ctx, 'apps:open')
  if (ids.length === 0) return { people: [], is_live: true }
  const store = await findWindowStore(ctx, outlet.id)
  if (!store) return { people: [], is_live: false }
  const query = `query CustomerNames($ids: [ID!]!) { nodes(ids: $ids) { id ... on Customer { firstName lastName
    defaultEmailAddress { emailAddress } defaultPhoneNumber { phoneNumber } } } }`
  try {
    const answer = await askForShopper(ctx, store, query, {
      ids: ids.map((id) => `gid://shopify/Customer/${id}`),
    })
    const known = found.parse(answer).nodes.filter((node) => node !== null)
    const hint = isShowcase(ctx.session) ? recipientHint : (contact: string) => contact
    return {
      people: known.map(({ id, firstName, lastName, defaultEmailAddress, defaultPhoneNumber }) => ({
        id: String(numberIn(id)),
        name: [firstName, lastName].filter(Boolean).join(' '),
        email: contactOf(defaultEmailAddress?.emailAddress, hint),
        phone: contactOf(defaultPhoneNumber?.phoneNumber, hint),
      })),
      is_live: true,
    }
  } catch (error) {
    if (isUnanswered(error)) return { people: [], is_live: false }
    throw error
  }
}

const contactOf = (contact: string | undefined, shown: (contact: string) => string) =>
  contact ? shown(contact) : ''
