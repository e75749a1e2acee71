import { eq } from 'drizzle-orm'
import { passkeys, users } from '#database/schema/users.ts'
import type { MerchantContext } from '../sessions/session.server.ts'
import { hasFactor } from './factor.ts'

/** How somebody who is signed in could prove again who they are; a mailed code is always possible. */
export async function proofMethods(ctx: MerchantContext) {
  const { userId, email } = ctx.session
  const [[user], keys, factor] = await Promise.all([
    ctx.db.select({ passwordHash: users.passwordHash }).from(users).where(eq(users.id, userId)),
    ctx.db.select({ id: passkeys.id }).from(passkeys).where(eq(passkeys.userId, userId)).limit(1),
    hasFactor(ctx, userId),
  ])
  return {
    email,
    password: Boolean(user?.passwordHash),
    passkey: keys.length > 0,
    factor,
  }
}
