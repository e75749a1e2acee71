import { eq } from 'drizzle-orm'
import { users } from '#database/schema/users.ts'
import type { RequestContext } from '../context.server.ts'
import { peekToken } from '../tokens/one-time-token.ts'

/** Whose mailed link this is, for the page it opens. Looking does not use it up. */
export async function peekLink(
  ctx: RequestContext,
  purpose: 'reset-password' | 'verify-email',
  token: string,
): Promise<{ email: string } | undefined> {
  const link = await peekToken(ctx, purpose, token)
  if (!link) return undefined
  const [user] = await ctx.db.select({ email: users.email }).from(users).where(eq(users.id, link.subject))
  return user
}
