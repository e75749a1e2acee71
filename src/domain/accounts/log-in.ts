import { and, eq, sql } from 'drizzle-orm'
import { preparedQuery } from '#database/prepared-query.server.ts'
import { knownDevices, totpSecrets, users } from '#database/schema/users.ts'
import { recordAct } from '../audit/record-act.ts'
import { type RequestContext, withTransaction } from '../context.server.ts'
import { DomainError } from '../domain-error.ts'
import { hashSecret } from '../identifiers.ts'
import { type SignedIn, signIn } from '../sessions/sign-in.ts'
import { checkPassword } from './check-password.ts'
import { requireFactor } from './factor.ts'
import {
  admitTry,
  forgive,
  forgivePair,
  forgiveVisitor,
  type LoginTry,
  punish,
  readBrakes,
} from './login-brakes.ts'

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
  const [aTry, brakes] = await Promise.all([findAccount(ctx, email), readBrakes(ctx, email)])
  const wasSlowed = await admitTry(ctx, aTry, brakes)
  const { user } = aTry
  const isRight = await look(ctx, aTry, password)
  if (!isRight || !user || user.disabledAt) {
    await punish(ctx, aTry)
    throw new DomainError('wrong_credentials')
  }
  await forgiveVisitor(ctx, aTry)
  if (!aTry.hasFactor) return signIn(ctx, user.id, 'password', (tx) => forgivePair(tx, aTry, wasSlowed))
  await forgivePair(ctx, aTry, wasSlowed)
  await askForFactor(ctx, user.id, code)
  return signIn(ctx, user.id, 'password')
}

/** The account, whether it knows this browser and has a second factor: one question that costs the same for everybody. */
async function findAccount(ctx: RequestContext, email: string): Promise<LoginTry & { hasFactor: boolean }> {
  const device = hashSecret(ctx.credentials.device ?? '')
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

/** A try that found no room in the queue was none. */
async function look(ctx: RequestContext, aTry: LoginTry, password: string): Promise<boolean> {
  try {
    return await checkPassword(ctx, aTry.user, password)
  } catch (error) {
    await forgive(ctx, aTry, false)
    throw error
  }
}

async function askForFactor(ctx: RequestContext, userId: string, code: string): Promise<void> {
  try {
    await requireFactor(ctx, userId, code)
  } catch (error) {
    if (error instanceof DomainError && error.code === 'wrong_factor') {
      await withTransaction(ctx, (tx) =>
        recordAct(tx, { action: 'sign-in-failed', userId, detail: { method: 'password', at: 'factor' } }),
      )
    }
    throw error
  }
}
