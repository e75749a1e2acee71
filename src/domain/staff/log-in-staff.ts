import { eq } from 'drizzle-orm'
import { sessions } from '#database/schema/sessions.ts'
import { users } from '#database/schema/users.ts'
import { checkPassword } from '../accounts/check-password.ts'
import { hasFactor, requireFactor } from '../accounts/factor.ts'
import { isKnownBrowser } from '../accounts/own-mailbox.ts'
import { addAuditEntry } from '../audit/add-audit-entry.ts'
import { type RequestContext, withTransaction } from '../context.server.ts'
import { DomainError } from '../domain-error.ts'
import { hashSecret, newId, newSecret } from '../identifiers.ts'
import { type LimitName, visitorOf } from '../rate-limits.server.ts'
import { deviceHash, rememberDevice } from '../sessions/device.ts'
import { deviceLabel } from '../sessions/device-label.ts'
import { lifetimes } from '../sessions/session.server.ts'

export interface StaffPair {
  access: string
  /** Goes into the staff cookie. */
  partner: string
  /** Goes into the cookie that browsers are recognised by. */
  device: string
  needsFactor: boolean
}

/**
 * Staff sign-in. A merchant, an unknown address, a wrong password and an account that is switched off
 * get the same answer in the same time.
 */
export async function logInStaff(
  ctx: RequestContext,
  { email, password, code }: { email: string; password: string; code: string },
): Promise<StaffPair> {
  const [found] = await ctx.db.select().from(users).where(eq(users.email, email))
  const user = found?.isStaff && !found.disabledAt ? found : undefined
  const isKnown = user !== undefined && (await isKnownBrowser(ctx, user.id))
  const counted = await countTry(ctx, email, isKnown)
  if (!(await checkPassword(ctx, user, password)) || !user) {
    await recordFailure(ctx, user?.id, 'password')
    throw new DomainError('staff_credentials')
  }
  for (const [limit, subject] of counted) await ctx.limits.takeBack(limit, subject)
  try {
    await requireFactor(ctx, user.id, code)
  } catch (error) {
    if (error instanceof DomainError && error.code === 'wrong_factor')
      await recordFailure(ctx, user.id, 'factor')
    throw error
  }
  const needsFactor = ctx.settings.mode === 'production' && !(await hasFactor(ctx, user.id))
  return { ...(await openStaffSession(ctx, user.id)), needsFactor }
}

/**
 * Every try counts as a failure until its password was right. A browser that has signed in to this account before
 * counts for itself alone, so that guessing strangers do not keep staff out.
 */
async function countTry(ctx: RequestContext, email: string, isKnown: boolean) {
  const account = hashSecret(email)
  const subjects: [LimitName, string][] = isKnown
    ? [['staffLogin', `${account}|${deviceHash(ctx)}`]]
    : [
        ['staffLogin', `${account}|${visitorOf(ctx.ip)}`],
        ['staffLoginVisitor', ctx.ip],
        ['staffLoginAccount', account],
        ['staffLoginAll', 'everybody'],
      ]
  for (const [limit, subject] of subjects) await ctx.limits.count(limit, subject)
  return subjects
}

const recordFailure = (ctx: RequestContext, userId: string | undefined, at: string) =>
  withTransaction(ctx, (tx) =>
    addAuditEntry(tx, {
      action: 'sign-in-failed',
      userId,
      detail: { method: 'password', place: 'admin', at },
    }),
  )

/** One day at most, half an hour without a request. There is nothing to refresh: the pair holds as long as that. */
function openStaffSession(ctx: RequestContext, userId: string) {
  const now = ctx.clock.now()
  const id = newId(now)
  const pair = newStaffPair(now)
  return withTransaction(ctx, async (tx) => {
    const device = deviceLabel(tx.userAgent)
    await tx.db.insert(sessions).values({
      id,
      userId,
      accessHash: hashSecret(pair.access),
      partnerHash: hashSecret(pair.partner),
      accessExpiresAt: pair.expiresAt,
      expiresAt: pair.expiresAt,
      lastSeenAt: now,
      provedAt: now,
      method: 'password',
      device,
      ip: tx.ip,
      createdAt: now,
    })
    const known = await rememberDevice(tx, userId)
    await addAuditEntry(tx, {
      action: 'sign-in',
      userId,
      detail: { method: 'password', place: 'admin', device },
    })
    return { access: pair.access, partner: pair.partner, device: known.device }
  })
}

export function newStaffPair(now: Date) {
  const expiresAt = new Date(now.getTime() + lifetimes.staffSession)
  return {
    access: `${Math.floor(expiresAt.getTime() / 1000)}.${newSecret()}`,
    partner: newSecret(),
    expiresAt,
  }
}
