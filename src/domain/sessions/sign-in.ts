import { and, eq, isNull } from 'drizzle-orm'
import type { SessionView } from '#contract/account.ts'
import { knownDevices, users } from '#database/schema/users.ts'
import { recordAct } from '../audit/record-act.ts'
import { wantsNotice } from '../company/notify-company.ts'
import { type RequestContext, withTransaction } from '../context.server.ts'
import { DomainError } from '../domain-error.ts'
import { hashSecret, newSecret } from '../identifiers.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { together } from '../together.ts'
import { authenticate } from './authenticate.ts'
import { deviceLabel } from './device-label.ts'
import { openSession, type TokenSet } from './open-session.ts'
import type { SignInMethod } from './session.server.ts'
import { viewSession } from './view-session.ts'

/** What the browser is given: the view in the answer, the two others in cookies that no script can read. */
export interface SignedIn {
  view: SessionView
  partner: string
  device: string
}

/** The one end of every way in: whoever calls this has proved who they are. */
export async function signIn(ctx: RequestContext, userId: string, method: SignInMethod): Promise<SignedIn> {
  const begun = await withTransaction(ctx, (tx) => beginSession(tx, userId, method))
  return showSession(ctx, begun)
}

export type Begun = Pick<TokenSet, 'access' | 'refresh' | 'partner'> & { device: string }

/** The part inside a transaction, for ways in that change more than the session. */
export async function beginSession(
  ctx: RequestContext,
  userId: string,
  method: SignInMethod,
  { isNewAccount = method === 'sign-up' } = {},
): Promise<Begun> {
  const [user, opened, { device, isNew }] = await together([
    findMerchant(ctx, userId),
    openSession(ctx, userId, method),
    rememberDevice(ctx, userId),
  ])
  // Nothing of it is left then: the transaction ends here.
  if (!user) throw new DomainError('wrong_credentials')
  const { sessionId, companyId, access, refresh, partner } = opened
  if (isNew && !isNewAccount && (!companyId || (await wantsNotice(ctx, companyId, 'new-device')))) {
    await queueMail(ctx, user.email, `new-device:${sessionId}`, {
      template: 'new-device',
      data: {
        firstName: user.firstName,
        device: deviceLabel(ctx.userAgent),
        at: ctx.clock.now().toISOString(),
        sessionsUrl: `${ctx.settings.publicBaseUrl}/merchant/account#devices`,
      },
    })
  }
  await recordAct(ctx, {
    action: isNewAccount ? 'sign-up' : 'sign-in',
    userId,
    companyId,
    detail: { method, device: deviceLabel(ctx.userAgent), session: sessionId },
  })
  return { access, refresh, partner, device }
}

/** Staff have a door of their own. */
async function findMerchant({ db }: RequestContext, userId: string) {
  const [user] = await db
    .select({ email: users.email, firstName: users.firstName })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.disabledAt), eq(users.isStaff, false)))
  return user
}

/** Once that transaction is committed: what the session may see. */
export async function showSession(ctx: RequestContext, begun: Begun): Promise<SignedIn> {
  const { access, refresh, partner, device } = begun
  const merchant = await authenticate({ ...ctx, credentials: { access, partner } })
  if (!merchant) throw new DomainError('wrong_credentials')
  return { view: await viewSession(merchant, { access, refresh }), partner, device }
}

/** A browser that signed in to this account before is known; any other one is introduced. */
async function rememberDevice(
  ctx: RequestContext,
  userId: string,
): Promise<{ device: string; isNew: boolean }> {
  const now = ctx.clock.now()
  const device = ctx.credentials.device ?? newSecret()
  const deviceHash = hashSecret(device)
  const [known] = await ctx.db
    .update(knownDevices)
    .set({ lastSeenAt: now })
    .where(and(eq(knownDevices.userId, userId), eq(knownDevices.deviceHash, deviceHash)))
    .returning({ userId: knownDevices.userId })
  if (known) return { device, isNew: false }
  await ctx.db
    .insert(knownDevices)
    .values({ userId, deviceHash, label: deviceLabel(ctx.userAgent), createdAt: now, lastSeenAt: now })
    .onConflictDoNothing()
  return { device, isNew: true }
}
