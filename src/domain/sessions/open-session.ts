import { refreshTokens } from '#database/schema/sessions.ts'
import type { RequestContext } from '../context.server.ts'
import { DomainError } from '../domain-error.ts'
import { hashSecret, newId, newSecret } from '../identifiers.ts'
import { deviceLabel } from './device-label.ts'
import { beginning, merchantAtWork } from './session-statements.ts'
import { lifetimes, type Session, type SignInMethod } from './session.server.ts'

/** The three halves of a session. The access and refresh tokens go to the page, the partner into a cookie. */
export interface TokenSet {
  access: string
  refresh: string
  partner: string
}

/** Begins a session inside the transaction of the sign-in. The oldest one ends when there are too many. */
export async function openSession(
  ctx: RequestContext,
  userId: string,
  method: SignInMethod,
  visit?: { expiresAt: Date; actorId: string; parentId: string },
): Promise<TokenSet & { session: Session }> {
  const now = ctx.clock.now()
  const [merchant] = await merchantAtWork(ctx.db).execute({ userId })
  // Switched off, or staff, who have a door of their own. Nothing of it is left then: the transaction ends here.
  if (!merchant) throw new DomainError('wrong_credentials')
  const [partner, access, refresh] = [newSecret(), newAccess(now), newSecret()]
  const { emailVerifiedAt, outletId: activeOutletId, ...person } = merchant
  const session: Session = {
    ...person,
    id: newId(now),
    userId,
    activeOutletId,
    emailVerified: emailVerifiedAt !== null,
    isStaff: false,
    method,
    // Whoever visits has proved who they are, not who the merchant is.
    provedAt: visit ? new Date(0) : now,
    expiresAt: visit?.expiresAt ?? new Date(now.getTime() + lifetimes.session),
    actorId: visit?.actorId ?? null,
    parentId: visit?.parentId ?? null,
  }
  await beginning(ctx.db).execute({
    ...session,
    accessHash: hashSecret(access.token),
    partnerHash: hashSecret(partner),
    accessExpiresAt: access.expiresAt,
    device: deviceLabel(ctx.userAgent),
    ip: ctx.ip,
    refreshHash: hashSecret(refresh),
    refreshUntil: refreshUntil(now),
    // A visit takes no place from the merchant's own sessions.
    crowdOf: visit ? null : userId,
    now,
  })
  return { session, access: access.token, refresh, partner }
}

/** Carries its expiry in the open, in seconds, so that the page can tell before it asks. */
export function newAccess(now: Date): { token: string; expiresAt: Date } {
  const expiresAt = new Date(now.getTime() + lifetimes.access)
  return { token: `${Math.floor(expiresAt.getTime() / 1000)}.${newSecret()}`, expiresAt }
}

export async function newRefresh(ctx: RequestContext, sessionId: string): Promise<string> {
  const now = ctx.clock.now()
  const token = newSecret()
  await ctx.db
    .insert(refreshTokens)
    .values({ hash: hashSecret(token), sessionId, expiresAt: refreshUntil(now), createdAt: now })
  return token
}

const refreshUntil = (now: Date) => new Date(now.getTime() + lifetimes.idle)
