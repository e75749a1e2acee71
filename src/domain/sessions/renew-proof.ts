import { and, eq, isNull } from 'drizzle-orm'
import { refreshTokens, sessions } from '#database/schema/sessions.ts'
import { hashSecret, newSecret } from '../identifiers.ts'
import { newAccess, newRefresh } from './open-session.ts'
import type { MerchantContext } from './session.server.ts'

/**
 * The session's owner has proved who they are once more: inside that transaction, all three of its tokens are
 * made anew, so that nothing taken earlier rises with the session.
 */
export async function renewProof(
  ctx: MerchantContext,
): Promise<{ access: string; refresh: string; partner: string }> {
  const now = ctx.clock.now()
  const access = newAccess(now)
  const partner = newSecret()
  const { id } = ctx.session
  await ctx.db
    .update(refreshTokens)
    .set({ expiresAt: now })
    .where(and(eq(refreshTokens.sessionId, id), isNull(refreshTokens.usedAt)))
  await ctx.db
    .update(sessions)
    .set({
      accessHash: hashSecret(access.token),
      accessExpiresAt: access.expiresAt,
      partnerHash: hashSecret(partner),
      provedAt: now,
      lastSeenAt: now,
    })
    .where(and(eq(sessions.id, id), isNull(sessions.endedAt)))
  return { access: access.token, refresh: await newRefresh(ctx, id), partner }
}
