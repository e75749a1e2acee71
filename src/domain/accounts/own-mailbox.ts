import { and, eq, isNull } from 'drizzle-orm'
import { knownDevices, users } from '#database/schema/users.ts'
import type { RequestContext } from '../context.server.ts'
import { deviceHash } from '../sessions/device.ts'
import { removeCredentials } from './remove-credentials.ts'

/**
 * Somebody has read a mail to this account's address. The first time, that settles whose account it is: from a
 * browser that never signed in to it, whoever made it was somebody else, and is put out. Returns whether so.
 */
export async function ownMailbox(ctx: RequestContext, userId: string): Promise<{ isReclaimed: boolean }> {
  const now = ctx.clock.now()
  const [first] = await ctx.db
    .update(users)
    .set({ emailVerifiedAt: now, updatedAt: now })
    .where(and(eq(users.id, userId), isNull(users.emailVerifiedAt)))
    .returning({ id: users.id })
  if (!first || (await isKnownBrowser(ctx, userId))) return { isReclaimed: false }
  await removeCredentials(ctx, userId)
  return { isReclaimed: true }
}

/** Whether this browser has signed in to the account before; the one that signed up has. */
export async function isKnownBrowser(ctx: RequestContext, userId: string): Promise<boolean> {
  const device = deviceHash(ctx)
  if (!device) return false
  const rows = await ctx.db
    .select({ userId: knownDevices.userId })
    .from(knownDevices)
    .where(and(eq(knownDevices.userId, userId), eq(knownDevices.deviceHash, device)))
  return rows.length > 0
}
