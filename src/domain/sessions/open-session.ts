import { refreshTokens } from '#database/schema/sessions.ts'
import type { RequestContext } from '../context.server.ts'
import { DomainError } from '../domain-error.ts'
import { hashSecret, newId, newSecret } from '../identifiers.ts'
import { deviceLabel } from './device-label.ts'
import { insertSession, merchantAtWork } from './session-statements.ts'
import { lifetimes, type Session, type SignInMethod } from './session.server.ts'

/** The secrets of a session. The access and refresh tokens go to the page, the partner token into a cookie. */
export interface TokenSet {
  access: string
  refresh: string
  partner: string
}

/** Starts a session in the transaction of the sign-in. If there are too many, the oldest one ends. */
export async function openSession(
  ctx: RequestContext,
  userId: string,
  method: SignInMethod,
  visit?: { expiresAt: Date; actorId: string; parentId: string },
): Promise<TokenSet & { session: Session }> {
  const now = ctx.clock.now()
  const [merchant] = await merchantAtWork(ctx.db).execute({ userId })
  // Disabled, or staff, who sign in to the admin instead. The error rolls the transaction back.
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
    // A staff member has not proved to be the merchant.
    provedAt: visit ? new Date(0) : now,
    expiresAt: visit?.expiresAt ?? new Date(now.getTime() + lifetimes.session),
    actorId: visit?.actorId ?? null,
    parentId: visit?.parentId ?? null,
  }
  await insertSession(ctx.db).execute({
    ...session,
    accessHash: hashSecret(access.token),
    partnerHash: hashSecret(partner),
    accessExpiresAt: access.expiresAt,
    device: deviceLabel(ctx.userAgent),
    ip: ctx.ip,
    refreshHash: hashSecret(refresh),
    refreshUntil: refreshUntil(now),
    // Sessions of staff do not count towards the merchant's limit.
    limitedUser: visit ? null : userId,
    now,
  })
  return { session, access: access.token, refresh, partner }
}

/** Starts with its expiry in seconds, so that the page can renew it in time. */
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
