import { eq } from 'drizzle-orm'
import { eventRules, type MessageEvent } from '#rules/messages/events.ts'
import { messageTexts, testLinkToken } from '#rules/messages/texts.ts'
import { accountHosts } from '#database/schema/shoppers.ts'
import { users } from '#database/schema/users.ts'
import { withTransaction } from '../context.server.ts'
import { DomainError } from '../domain-error.ts'
import { newId } from '../identifiers.ts'
import { type Outlet, requirePermission } from '../outlets/require-outlet.ts'
import { isShowcase, type MerchantContext } from '../sessions/session.server.ts'
import { originOf } from '../shoppers/find-account-host.ts'
import { queueMessage } from './queue-message.ts'
import { phoneDigits, recipientHint } from './recipient.ts'

/**
 * The signed-in person's own: an address that was confirmed, and the number of the confirmed account. Visitors of the
 * demo store have none.
 */
export async function readOwnAddresses({ db, session }: MerchantContext) {
  if (isShowcase(session)) return { email: '', phone: '' }
  const [user] = await db
    .select({ code: users.phoneCode, number: users.phoneNo })
    .from(users)
    .where(eq(users.id, session.userId))
  if (!session.emailVerified) return { email: '', phone: '' }
  const digits = user?.number ? phoneDigits(`${user.code ?? ''}${user.number}`) : ''
  return { email: session.email, phone: digits && `+${digits}` }
}

/** Sends an example to the person who asks, by the best channel of their number or by email. It costs what it costs. */
export async function sendTestMessage(
  ctx: MerchantContext,
  outlet: Outlet,
  { event, to }: { event: MessageEvent; to: 'phone' | 'email' },
) {
  requirePermission(ctx, 'apps:activate')
  const own = await readOwnAddresses(ctx)
  if (!own[to]) throw new DomainError('invalid_input', { fields: { to: ownMissing[to] } })
  const isOffered = eventRules[event].channels.some((channel) => (channel === 'email') === (to === 'email'))
  if (!isOffered) throw new DomainError('invalid_input', { fields: { event: 'choice_required' } })
  await ctx.limits.count('testMessage', outlet.companyId)
  const [, ...values] = messageTexts[event].examples
  const id = newId(ctx.clock.now())
  const link = messageTexts[event].button ? await exampleLink(ctx, outlet.id) : ''
  await withTransaction(ctx, (tx) =>
    queueMessage(tx, {
      outletId: outlet.id,
      companyId: outlet.companyId,
      event,
      key: `test:${id}`,
      orderName: event === 'sign_in_code' ? '' : (values[0] ?? ''),
      isTest: true,
      phone: to === 'phone' ? own.phone.slice(1) : '',
      email: to === 'email' ? own.email : '',
      store: outlet.outletName || outlet.webUrl || '',
      values,
      link,
    }),
  )
  return { id, to: recipientHint(own[to]) }
}

const ownMissing = { phone: 'phone_required', email: 'email_required' } as const

/** It opens no order: the page behind it says so. */
async function exampleLink(ctx: MerchantContext, outletId: string): Promise<string> {
  const [host] = await ctx.db
    .select({ slug: accountHosts.slug })
    .from(accountHosts)
    .where(eq(accountHosts.outletId, outletId))
  return host ? `${originOf(ctx, host.slug)}/l/${testLinkToken}` : ''
}
