import { eq } from 'drizzle-orm'
import { users } from '#database/schema/users.ts'
import type { RequestContext } from '../context.server.ts'
import { newId } from '../identifiers.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { voidTokens } from '../tokens/one-time-token.ts'

/** Stores it, ends the pause that guessing brought about, and tells the owner. Links sent before are worthless now. */
export async function setPassword(
  ctx: RequestContext,
  user: Pick<typeof users.$inferSelect, 'id' | 'email' | 'firstName'>,
  passwordHash: string,
): Promise<void> {
  const now = ctx.clock.now()
  await ctx.db
    .update(users)
    .set({ passwordHash, passwordChangedAt: now, pausedUntil: null, updatedAt: now })
    .where(eq(users.id, user.id))
  await voidTokens(ctx, user.id, ['reset-password', 'change-email', 'google-link'])
  await queueMail(ctx, user.email, `password-changed:${newId(now)}`, {
    template: 'password-changed',
    data: {
      firstName: user.firstName,
      at: now.toISOString(),
      resetUrl: `${ctx.settings.publicBaseUrl}/merchant/login?step=reset-email`,
    },
  })
}
