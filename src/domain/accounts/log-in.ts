import { and, eq, sql } from 'drizzle-orm'
import { preparedQuery } from '#database/prepared-query.server.ts'
import { knownDevices, totpSecrets, users } from '#database/schema/users.ts'
import { addAuditEntry } from '../audit/add-audit-entry.ts'
import { type RequestContext, withTransaction } from '../context.server.ts'
import { DomainError } from '../domain-error.ts'
import { deviceHash } from '../sessions/device.ts'
import { type SignedIn, signIn } from '../sessions/sign-in.ts'
import { checkPassword } from './check-password.ts'
import { requireFactor } from './factor.ts'
import {
  admitAttempt,
  undoCount,
  undoPairCount,
  undoVisitorCount,
  type LoginAttempt,
  recordFailure,
  readThrottle,
} from './login-throttle.ts'

export interface LogIn {
  email: string
  password: string
  /** From the authenticator app, or a backup code. */
  code: string
}

/**
 * Signs in by password. A wrong password, an unknown address, an account without a password and one that is
 * switched off get the same answer in the same time.
 */
export async function logIn(ctx: RequestContext, { email, password, code }: LogIn): Promise<SignedIn> {
  const [attempt, counters] = await Promise.all([findAccount(ctx, email), readThrottle(ctx, email)])
  const wasDelayed = await admitAttempt(ctx, attempt, counters)
  const { user } = attempt
  const isRight = await checkOrUncount(ctx, attempt, password)
  if (!isRight || !user || user.disabledAt) {
    await recordFailure(ctx, attempt)
    throw new DomainError('wrong_credentials')
  }
  await undoVisitorCount(ctx, attempt)
  if (!attempt.hasFactor)
    return signIn(ctx, user.id, 'password', (tx) => undoPairCount(tx, attempt, wasDelayed))
  await undoPairCount(ctx, attempt, wasDelayed)
  await askForFactor(ctx, user.id, code)
  return signIn(ctx, user.id, 'password')
}

/** The account, whether it knows this browser, and whether it has a second factor: one query, the same for everybody. */
async function findAccount(
  ctx: RequestContext,
  email: string,
): Promise<LoginAttempt & { hasFactor: boolean }> {
  const device = deviceHash(ctx) ?? ''
  const [row] = await accountByEmail(ctx.sessionReads()).execute({ email, device })
  return {
    email,
    user: row?.user,
    isKnownDevice: typeof row?.device === 'string',
    hasFactor: row?.factor instanceof Date,
  }
}

const accountByEmail = preparedQuery((db) =>
  db
    .select({ user: users, device: knownDevices.deviceHash, factor: totpSecrets.confirmedAt })
    .from(users)
    .leftJoin(
      knownDevices,
      and(eq(knownDevices.userId, users.id), eq(knownDevices.deviceHash, sql.placeholder('device'))),
    )
    .leftJoin(totpSecrets, eq(totpSecrets.userId, users.id))
    .where(eq(users.email, sql.placeholder('email')))
    .prepare('account_by_email'),
)

/** An attempt whose password could not be checked does not count. */
async function checkOrUncount(
  ctx: RequestContext,
  attempt: LoginAttempt,
  password: string,
): Promise<boolean> {
  try {
    return await checkPassword(ctx, attempt.user, password)
  } catch (error) {
    await undoCount(ctx, attempt, false)
    throw error
  }
}

async function askForFactor(ctx: RequestContext, userId: string, code: string): Promise<void> {
  try {
    await requireFactor(ctx, userId, code)
  } catch (error) {
    if (error instanceof DomainError && error.code === 'wrong_factor') {
      await withTransaction(ctx, (tx) =>
        addAuditEntry(tx, { action: 'sign-in-failed', userId, detail: { method: 'password', at: 'factor' } }),
      )
    }
    throw error
  }
}
