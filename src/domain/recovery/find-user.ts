import { and, eq, isNull } from 'drizzle-orm'
import { users } from '#database/schema/users.ts'
import type { Context } from '../context.server.ts'

/** Who has this address, if they may sign in. */
export async function findUser(ctx: Context, email: string) {
  const [user] = await ctx.db
    .select()
    .from(users)
    .where(and(eq(users.email, email), isNull(users.disabledAt)))
  return user
}
