import { eq } from 'drizzle-orm'
import {
  backupCodes,
  identities,
  knownDevices,
  passkeys,
  totpSecrets,
  users,
} from '#database/schema/users.ts'
import type { Context } from '../context.server.ts'
import { endSessions } from '../sessions/end-session.ts'
import { voidTokens } from '../tokens/one-time-token.ts'

/** Removes every credential of an account, in the transaction that gives the account to its owner. */
export async function removeCredentials(ctx: Context, userId: string): Promise<{ sessions: number }> {
  await ctx.db.update(users).set({ passwordHash: null, passwordChangedAt: null }).where(eq(users.id, userId))
  for (const table of [identities, passkeys, totpSecrets, backupCodes, knownDevices]) {
    await ctx.db.delete(table).where(eq(table.userId, userId))
  }
  await voidTokens(ctx, userId, ['verify-email', 'change-email', 'reset-password', 'google-link'])
  return { sessions: await endSessions(ctx, userId, 'reclaimed') }
}
