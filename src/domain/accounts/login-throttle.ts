import { and, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import { preparedQuery } from '#database/prepared-query.server.ts'
import { rateLimits } from '#database/schema/abuse-guards.ts'
import { users } from '#database/schema/users.ts'
import { addAuditEntry } from '../audit/add-audit-entry.ts'
import { type RequestContext, withTransaction } from '../context.server.ts'
import { DomainError } from '../domain-error.ts'
import { hashSecret } from '../identifiers.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { visitorOf } from '../rate-limits.server.ts'
import { deviceHash } from '../sessions/device.ts'

type User = typeof users.$inferSelect

/**
 * One attempt to sign in by password. Limits work the same whether or not the account exists, so that nobody can find
 * out by being delayed.
 */
export interface LoginAttempt {
  email: string
  user: User | undefined
  /** Whether this browser has signed in to this account before; failures of other visitors do not delay it. */
  isKnownDevice: boolean
}

const second = 1000
const minute = 60 * second
const hour = 60 * 60 * second
/** People mistype: so many wrong passwords cost no wait. */
const freeTries = 3
/** In seconds. After the next one second, then two, four, up to this many. */
const longestWait = 32
const pauseFor = hour

const accountOf = (email: string) => hashSecret(email)
const pairOf = (ctx: RequestContext, { email, isKnownDevice }: LoginAttempt) =>
  `${accountOf(email)}|${isKnownDevice ? deviceHash(ctx) : visitorOf(ctx.ip)}`
const delayKey = (pair: string) => `loginDelay:${pair}`
const pauseKey = (email: string) => `loginPause:${accountOf(email)}`

/** The counters of this browser and of this visitor; read before we know whether the account knows the browser. */
export function readThrottle(ctx: RequestContext, email: string): Promise<Counter[]> {
  const account = accountOf(email)
  return throttleQuery(ctx.sessionReads()).execute({
    ofDevice: delayKey(`${account}|${deviceHash(ctx)}`),
    ofVisitor: delayKey(`${account}|${visitorOf(ctx.ip)}`),
    pause: pauseKey(email),
    now: ctx.clock.now().toISOString(),
  })
}

type Counter = typeof rateLimits.$inferSelect

const throttleQuery = preparedQuery((db) =>
  db
    .select()
    .from(rateLimits)
    .where(
      and(
        inArray(
          rateLimits.key,
          ['ofDevice', 'ofVisitor', 'pause'].map((name) => sql.placeholder(name)),
        ),
        gt(rateLimits.expire, sql.placeholder('now')),
      ),
    )
    .prepare('login_throttle'),
)

/** Before the password is checked. Counts the attempt as a failure, until `undoCount`. True if there were failures before. */
export async function admitAttempt(
  ctx: RequestContext,
  attempt: LoginAttempt,
  counters: Counter[],
): Promise<boolean> {
  const now = ctx.clock.now().getTime()
  const counter = (key: string) => counters.find((found) => found.key === key)

  const pausedUntil = attempt.user ? attempt.user.pausedUntil : counter(pauseKey(attempt.email))?.expire
  if (pausedUntil && !attempt.isKnownDevice) refuseUntil('account_paused', pausedUntil.getTime(), now)

  const pair = pairOf(ctx, attempt)
  const delay = counter(delayKey(pair))
  // A counter expires an hour after the last failure. One that expires much later was written while the clock was
  // wrong, and is ignored.
  if (delay?.expire && delay.expire.getTime() - now < hour + minute)
    refuseUntil('too_many_requests', delay.expire.getTime() - hour + waitAfter(delay.points), now)

  await ctx.limits.count('login', pair)
  if (!attempt.isKnownDevice) await ctx.limits.count('loginVisitor', ctx.ip)
  return delay !== undefined
}

const waitAfter = (failures: number) =>
  failures > freeTries ? Math.min(2 ** (failures - freeTries - 1), longestWait) * second : 0

function refuseUntil(code: 'account_paused' | 'too_many_requests', until: number, now: number): void {
  if (until > now) throw new DomainError(code, { retryAfterSeconds: Math.ceil((until - now) / second) })
}

/** The password was right, or could not be checked. */
export async function undoCount(
  ctx: RequestContext,
  attempt: LoginAttempt,
  wasDelayed: boolean,
): Promise<void> {
  await undoVisitorCount(ctx, attempt)
  await undoPairCount(ctx, attempt, wasDelayed)
}

/** Never in a transaction: other sign-ins of this visitor would wait for its row. */
export async function undoVisitorCount(ctx: RequestContext, attempt: LoginAttempt): Promise<void> {
  if (!attempt.isKnownDevice) await ctx.limits.takeBack('loginVisitor', ctx.ip)
}

export async function undoPairCount(
  ctx: RequestContext,
  attempt: LoginAttempt,
  wasDelayed: boolean,
): Promise<void> {
  const pair = pairOf(ctx, attempt)
  await ctx.limits.clear('login', pair, ctx.db)
  if (wasDelayed) await ctx.db.delete(rateLimits).where(eq(rateLimits.key, delayKey(pair)))
}

/** The password was wrong or the account does not exist: delays the next attempt and records the failure. */
export async function recordFailure(ctx: RequestContext, attempt: LoginAttempt): Promise<void> {
  await lengthenDelay(ctx, attempt)
  const isGuessed =
    !attempt.isKnownDevice && (await ctx.limits.isReached('loginAccount', accountOf(attempt.email)))
  await withTransaction(ctx, async (tx) => {
    const isPaused = isGuessed && (await pause(tx, attempt))
    const userId = attempt.user?.id
    await addAuditEntry(tx, { action: 'sign-in-failed', userId, detail: { method: 'password' } })
    if (isPaused) await addAuditEntry(tx, { action: 'account-paused', userId })
  })
  // After the pause the count starts at zero.
  if (isGuessed) await ctx.limits.clear('loginAccount', accountOf(attempt.email))
}

async function lengthenDelay(ctx: RequestContext, attempt: LoginAttempt): Promise<void> {
  const now = ctx.clock.now()
  const expire = new Date(now.getTime() + hour)
  const isOver = sql`${rateLimits.expire} <= ${sql.param(now, rateLimits.expire)}`
  await ctx.db
    .insert(rateLimits)
    .values({ key: delayKey(pairOf(ctx, attempt)), points: 1, expire })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: { expire, points: sql`case when ${isOver} then 1 else ${rateLimits.points} + 1 end` },
    })
}

/** True once for each pause, so that the owner gets one email. */
async function pause(ctx: RequestContext, attempt: LoginAttempt): Promise<boolean> {
  const now = ctx.clock.now()
  const until = new Date(now.getTime() + pauseFor)
  await ctx.db
    .insert(rateLimits)
    .values({ key: pauseKey(attempt.email), points: 1, expire: until })
    .onConflictDoUpdate({ target: rateLimits.key, set: { expire: until } })
  if (!attempt.user) return false
  const [paused] = await ctx.db
    .update(users)
    .set({ pausedUntil: until })
    .where(and(eq(users.id, attempt.user.id), or(isNull(users.pausedUntil), lt(users.pausedUntil, now))))
    .returning({ email: users.email, firstName: users.firstName })
  if (!paused) return false
  await queueMail(ctx, paused.email, `account-paused:${attempt.user.id}:${until.toISOString()}`, {
    template: 'account-paused',
    data: {
      firstName: paused.firstName,
      resetUrl: `${ctx.settings.publicBaseUrl}/merchant/login?step=reset-email`,
    },
  })
  return true
}
