import { setTimeout as sleep } from 'node:timers/promises'
import { errorMessages } from '#content/shared/messages.ts'
import { DomainError } from '#domain/domain-error.ts'
import { readAddresses, readProfile } from '#domain/shoppers/profile.ts'
import { readInvoice, readOrder } from '#domain/shoppers/read-order.ts'
import { readOrders } from '#domain/shoppers/read-orders.ts'
import type { CustomerContext, ShopperContext } from '#domain/shoppers/shopper-context.ts'
import { listShopperSessions } from '#domain/shoppers/shopper-session.ts'
import type { AccountPart } from '../account-state.ts'
import { type LoadedPart, partsAt } from './parts.ts'

/** The longest that a page waits for the store. After that the browser asks, and shows that it does. */
const patienceMs = 1_500

/** The data of the screen at this path, as far as the store answers in time. */
export async function loadParts(ctx: ShopperContext, path: string): Promise<LoadedPart[]> {
  const late = new AbortController()
  const wanted = partsAt(path, ctx.shopper.customerId !== null)
  const answers = await Promise.all(
    wanted.map((part) =>
      Promise.race([
        loadPart(ctx, part).catch((error: unknown) => refusalOf(part, error)),
        sleep(patienceMs, undefined, { ref: false, signal: late.signal }).catch(() => undefined),
      ]),
    ),
  )
  late.abort()
  return answers.filter((answer) => answer !== undefined)
}

async function loadPart(ctx: ShopperContext, part: AccountPart): Promise<LoadedPart> {
  const [kind, id] = part.split('/')
  switch (kind) {
    case 'orders':
      return { part, kind, answer: await readOrders(ctx, '') }
    case 'order':
      return { part, kind, answer: await readOrder(ctx, Number(id)) }
    case 'invoice':
      return { part, kind, answer: await readInvoice(customerOf(ctx), Number(id)) }
    case 'profile':
      return { part, kind, answer: await readProfile(customerOf(ctx)) }
    case 'addresses':
      return { part, kind, answer: { addresses: await readAddresses(customerOf(ctx)) } }
    default:
      return { part, kind: 'sessions', answer: { sessions: await listShopperSessions(ctx) } }
  }
}

/** A link gives access to one order, not to the customer. */
function customerOf(ctx: ShopperContext): CustomerContext {
  const { customerId } = ctx.shopper
  if (customerId === null) throw new DomainError('customer_needed')
  return { ...ctx, shopper: { ...ctx.shopper, customerId } }
}

function refusalOf(part: AccountPart, error: unknown): LoadedPart {
  if (!(error instanceof DomainError)) throw error
  return { part, refusal: { code: error.code, ...errorMessages[error.code] } }
}
