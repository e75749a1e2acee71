import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { memberships, outlets, userOutlets } from '#database/schema/companies.ts'
import { refreshTokens, sessions } from '#database/schema/sessions.ts'
import type { RequestContext } from '../context.server.ts'
import { hashSecret, newId, newSecret } from '../identifiers.ts'
import { together } from '../together.ts'
import { deviceLabel } from './device-label.ts'
import { lifetimes, mostSessions, type SignInMethod } from './session.server.ts'

/** The three halves of a session. The access and refresh tokens go to the page, the partner into a cookie. */
export interface TokenSet {
  access: string
  refresh: string
  partner: string
  expiresAt: Date
}

/** Begins a session inside the transaction of the sign-in. The oldest one ends when there are too many. */
export async function openSession(
  ctx: RequestContext,
  userId: string,
  method: SignInMethod,
  visit?: { expiresAt: Date; actorId: string; parentId: string },
): Promise<TokenSet & { sessionId: string; companyId: string | undefined }> {
  const now = ctx.clock.now()
  const sessionId = newId(now)
  const partner = newSecret()
  const access = newAccess(now)
  const expiresAt = visit?.expiresAt ?? new Date(now.getTime() + lifetimes.session)
  const [place, surplus] = await together([
    workPlace(ctx, userId),
    visit ? none() : surplusSessions(ctx, userId),
  ])
  const begun = {
    id: sessionId,
    userId,
    companyId: place?.companyId,
    activeOutletId: place?.outletId,
    accessHash: hashSecret(access.token),
    partnerHash: hashSecret(partner),
    accessExpiresAt: access.expiresAt,
    expiresAt,
    lastSeenAt: now,
    // Whoever visits has proved who they are, not who the merchant is.
    provedAt: visit ? new Date(0) : now,
    actorId: visit?.actorId,
    parentId: visit?.parentId,
    method,
    device: deviceLabel(ctx.userAgent),
    ip: ctx.ip,
    createdAt: now,
  }
  const [, refresh] = await together([
    // Asked at once and so ahead of what refers to it.
    ctx.db.insert(sessions).values(begun).execute(),
    newRefresh(ctx, sessionId),
    endSurplus(ctx, surplus),
  ])
  return { sessionId, companyId: place?.companyId, access: access.token, refresh, partner, expiresAt }
}

/** Carries its expiry in the open, in seconds, so that the page can tell before it asks. */
export function newAccess(now: Date): { token: string; expiresAt: Date } {
  const expiresAt = new Date(now.getTime() + lifetimes.access)
  return { token: `${Math.floor(expiresAt.getTime() / 1000)}.${newSecret()}`, expiresAt }
}

export async function newRefresh(ctx: RequestContext, sessionId: string): Promise<string> {
  const now = ctx.clock.now()
  const token = newSecret()
  await ctx.db.insert(refreshTokens).values({
    hash: hashSecret(token),
    sessionId,
    expiresAt: new Date(now.getTime() + lifetimes.idle),
    createdAt: now,
  })
  return token
}

/** The sessions that one more would be too many for. */
async function surplusSessions(ctx: RequestContext, userId: string): Promise<string[]> {
  const open = await ctx.db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isNull(sessions.endedAt)))
    .orderBy(asc(sessions.createdAt))
  return open.slice(0, Math.max(0, open.length + 1 - mostSessions)).map(({ id }) => id)
}

async function endSurplus(ctx: RequestContext, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  await ctx.db
    .update(sessions)
    .set({ endedAt: ctx.clock.now(), endedBecause: 'too-many' })
    .where(inArray(sessions.id, ids))
}

/** Of several companies the one chosen last, else the first; and the first outlet there that is theirs. */
async function workPlace({ db }: RequestContext, userId: string) {
  const [place] = await db
    .select({ companyId: memberships.companyId, outletId: outlets.id })
    .from(memberships)
    .leftJoin(
      userOutlets,
      and(eq(userOutlets.userId, memberships.userId), eq(userOutlets.companyId, memberships.companyId)),
    )
    .leftJoin(outlets, and(eq(outlets.id, userOutlets.outletId), isNull(outlets.archivedAt)))
    .where(eq(memberships.userId, userId))
    .orderBy(
      sql`${memberships.chosenAt} desc nulls last`,
      asc(memberships.createdAt),
      asc(memberships.companyId),
      // Archived outlets are empty here, and empty comes last.
      asc(outlets.createdAt),
      asc(outlets.id),
    )
    .limit(1)
  return place
}

const none = () => Promise.resolve<string[]>([])
