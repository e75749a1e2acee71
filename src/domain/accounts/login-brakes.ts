import { and, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import { preparedQuery } from '#database/prepared-query.server.ts'
import { rateLimits } from '#database/schema/abuse-guards.ts'
import { users } from '#database/schema/users.ts'
import { recordAct } from '../audit/record-act.ts'
import { type RequestContext, withTransaction } from '../context.server.ts'
import { DomainError } from '../domain-error.ts'
import { hashSecret } from '../identifiers.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { visitorOf } from '../rate-limits.server.ts'

type User = typeof users.$inferSelect

/**
 * One try to sign in by password. Every brake works the same whether or not there is such an account, so that
 * nobody learns it from being slowed down.
 */
export interface LoginTry {
  email: string
  user: User | undefined
  /** This browser has signed in to this very account before: guessing strangers do not slow it down. */
  isKnownDevice: boolean
}

const second = 1000
const minute = 60 * second
const hour = 60 * 60 * second
/** After the first wrong password one second, then two, four, up to this many. */
const longestWait = 32
const pauseFor = hour

const accountOf = (email: string) => hashSecret(email)
const deviceOf = (ctx: RequestContext) => hashSecret(ctx.credentials.device ?? '')
const pairOf = (ctx: RequestContext, { email, isKnownDevice }: LoginTry) =>
  `${accountOf(email)}|${isKnownDevice ? deviceOf(ctx) : visitorOf(ctx.ip)}`
const delayKey = (pair: string) => `loginDelay:${pair}`
const pauseKey = (email: string) => `loginPause:${accountOf(email)}`

/** What is counted already, of this browser and of this visitor: asked together with whether the browser is known. */
export function readBrakes(ctx: RequestContext, email: string): Promise<Brake[]> {
  const account = accountOf(email)
  return brakesOn(ctx.sessionReads()).execute({
    ofDevice: delayKey(`${account}|${deviceOf(ctx)}`),
    ofVisitor: delayKey(`${account}|${visitorOf(ctx.ip)}`),
    pause: pauseKey(email),
    now: ctx.clock.now().toISOString(),
  })
}

type Brake = typeof rateLimits.$inferSelect

const brakesOn = preparedQuery((db) =>
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
    .prepare('login_brakes'),
)

/** Before the password is looked at. Counts the try as a failure; `forgive` takes that back. True after earlier ones. */
export async function admitTry(ctx: RequestContext, aTry: LoginTry, brakes: Brake[]): Promise<boolean> {
  const now = ctx.clock.now().getTime()
  const brake = (key: string) => brakes.find((found) => found.key === key)

  const pausedUntil = aTry.user ? aTry.user.pausedUntil : brake(pauseKey(aTry.email))?.expire
  if (pausedUntil && !aTry.isKnownDevice) refuseUntil('account_paused', pausedUntil.getTime(), now)

  const pair = pairOf(ctx, aTry)
  const delay = brake(delayKey(pair))
  // The row lives an hour from the last failure, which tells when that was. One that lies well in the future was
  // counted by a clock that has been put right since, and slows nobody.
  if (delay?.expire && delay.expire.getTime() - now < hour + minute)
    refuseUntil('too_many_requests', delay.expire.getTime() - hour + waitAfter(delay.points), now)

  await ctx.limits.count('login', pair)
  if (!aTry.isKnownDevice) await ctx.limits.count('loginVisitor', ctx.ip)
  return delay !== undefined
}

const waitAfter = (failures: number) => Math.min(2 ** (failures - 1), longestWait) * second

function refuseUntil(code: 'account_paused' | 'too_many_requests', until: number, now: number): void {
  if (until > now) throw new DomainError(code, { retryAfterSeconds: Math.ceil((until - now) / second) })
}

/** The password was right, or nobody could look at it. */
export async function forgive(ctx: RequestContext, aTry: LoginTry, wasSlowed: boolean): Promise<void> {
  await forgiveVisitor(ctx, aTry)
  await forgivePair(ctx, aTry, wasSlowed)
}

/** Others count on the visitor too, so this one never waits for the end of a transaction. */
export async function forgiveVisitor(ctx: RequestContext, aTry: LoginTry): Promise<void> {
  if (!aTry.isKnownDevice) await ctx.limits.takeBack('loginVisitor', ctx.ip)
}

export async function forgivePair(ctx: RequestContext, aTry: LoginTry, wasSlowed: boolean): Promise<void> {
  const pair = pairOf(ctx, aTry)
  await ctx.limits.clear('login', pair, ctx.db)
  if (wasSlowed) await ctx.db.delete(rateLimits).where(eq(rateLimits.key, delayKey(pair)))
}

/** The password was wrong, or there is nothing it could be right for: slower next time, and on the record. */
export async function punish(ctx: RequestContext, aTry: LoginTry): Promise<void> {
  await lengthenDelay(ctx, aTry)
  const isGuessed = !aTry.isKnownDevice && (await ctx.limits.isReached('loginAccount', accountOf(aTry.email)))
  await withTransaction(ctx, async (tx) => {
    const isPaused = isGuessed && (await pause(tx, aTry))
    const userId = aTry.user?.id
    await recordAct(tx, { action: 'sign-in-failed', userId, detail: { method: 'password' } })
    if (isPaused) await recordAct(tx, { action: 'account-paused', userId })
  })
  // Whoever resets the password meanwhile starts with a clean count.
  if (isGuessed) await ctx.limits.clear('loginAccount', accountOf(aTry.email))
}

async function lengthenDelay(ctx: RequestContext, aTry: LoginTry): Promise<void> {
  const now = ctx.clock.now()
  const expire = new Date(now.getTime() + hour)
  const isOver = sql`${rateLimits.expire} <= ${sql.param(now, rateLimits.expire)}`
  await ctx.db
    .insert(rateLimits)
    .values({ key: delayKey(pairOf(ctx, aTry)), points: 1, expire })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: { expire, points: sql`case when ${isOver} then 1 else ${rateLimits.points} + 1 end` },
    })
}

/** True once for each pause: the owner gets one mail, however long the guessing goes on. */
async function pause(ctx: RequestContext, aTry: LoginTry): Promise<boolean> {
  const now = ctx.clock.now()
  const until = new Date(now.getTime() + pauseFor)
  await ctx.db
    .insert(rateLimits)
    .values({ key: pauseKey(aTry.email), points: 1, expire: until })
    .onConflictDoUpdate({ target: rateLimits.key, set: { expire: until } })
  if (!aTry.user) return false
  const [paused] = await ctx.db
    .update(users)
    .set({ pausedUntil: until })
    .where(and(eq(users.id, aTry.user.id), or(isNull(users.pausedUntil), lt(users.pausedUntil, now))))
    .returning({ email: users.email, firstName: users.firstName })
  if (!paused) return false
  await queueMail(ctx, paused.email, `account-paused:${aTry.user.id}:${until.toISOString()}`, {
    template: 'account-paused',
    data: {
      firstName: paused.firstName,
      resetUrl: `${ctx.settings.publicBaseUrl}/merchant/login?step=reset-email`,
    },
  })
  return true
}
