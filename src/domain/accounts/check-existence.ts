import { and, eq, isNull } from 'drizzle-orm'
import { outlets } from '#database/schema/companies.ts'
import { users } from '#database/schema/users.ts'
import type { RequestContext } from '../context.server.ts'

/** Whether somebody has an account already; the sign-in page asks so that it can show the right form. */
export async function emailExists(ctx: RequestContext, email: string): Promise<boolean> {
  const rows = await ctx.db.select({ id: users.id }).from(users).where(eq(users.email, email))
  return rows.length > 0
}

export async function shopExists(ctx: RequestContext, website: string): Promise<boolean> {
  const rows = await ctx.db
    .select({ id: outlets.id })
    .from(outlets)
    .where(and(eq(outlets.webUrl, website), isNull(outlets.archivedAt)))
    .limit(1)
  return rows.length > 0
}
