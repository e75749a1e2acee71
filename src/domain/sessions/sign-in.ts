import type { SessionView } from '#contract/accounts/shapes.ts'
import { addAuditEntry } from '../audit/add-audit-entry.ts'
import { wantsNotification } from '../company/notify-company.ts'
import { type RequestContext, withTransaction } from '../context.server.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { rememberDevice } from './device.ts'
import { deviceLabel } from './device-label.ts'
import { openSession, type TokenSet } from './open-session.ts'
import type { MerchantContext, Session, SignInMethod } from './session.server.ts'
import { viewSession } from './view-session.ts'

/** What the browser receives: the view in the response, the two others in HttpOnly cookies. */
export interface SignedIn {
  view: SessionView
  partner: string
  device: string
}

/** Every way to sign in ends here, once the person has proved who they are. `alongside` runs in the same transaction. */
export async function signIn(
  ctx: RequestContext,
  userId: string,
  method: SignInMethod,
  alongside?: (tx: RequestContext) => Promise<void>,
): Promise<SignedIn> {
  const begun = await withTransaction(ctx, async (tx) => {
    await alongside?.(tx)
    return beginSession(tx, userId, method)
  })
  return showSession(ctx, begun)
}

export interface Begun extends TokenSet {
  session: Session
  device: string
}

/** The part inside a transaction, for ways to sign in that change more than the session. */
export async function beginSession(
  ctx: RequestContext,
  userId: string,
  method: SignInMethod,
  { isNewAccount = method === 'sign-up' } = {},
): Promise<Begun> {
  const opened = await openSession(ctx, userId, method)
  const { device, isNew } = await rememberDevice(ctx, userId)
  const { id, companyId, email, firstName } = opened.session
  if (isNew && !isNewAccount && (!companyId || (await wantsNotification(ctx, companyId, 'new-device')))) {
    await queueMail(ctx, email, `new-device:${id}`, {
      template: 'new-device',
      data: {
        firstName,
        device: deviceLabel(ctx.userAgent),
        at: ctx.clock.now().toISOString(),
        sessionsUrl: `${ctx.settings.publicBaseUrl}/merchant/account#devices`,
      },
    })
  }
  await addAuditEntry(ctx, {
    action: isNewAccount ? 'sign-up' : 'sign-in',
    userId,
    companyId: companyId ?? undefined,
    detail: { method, device: deviceLabel(ctx.userAgent), session: id },
  })
  return { ...opened, device }
}

/** After that transaction is committed: what the session may see. */
export async function showSession(ctx: RequestContext, begun: Begun): Promise<SignedIn> {
  const { session, access, refresh, partner, device } = begun
  const merchant: MerchantContext = { ...ctx, credentials: { access, partner }, session }
  return { view: await viewSession(merchant, { access, refresh }), partner, device }
}
