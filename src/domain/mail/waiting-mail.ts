import { isNull, sql } from 'drizzle-orm'
import { mailOutbox } from '#database/schema/mail-outbox.ts'
import type { Context } from '../context.server.ts'

/** How many emails the mail server has not taken, and for how long the oldest has waited. */
export async function waitingMail(
  ctx: Pick<Context, 'db'>,
): Promise<{ count: number; oldestSeconds: number }> {
  const [row] = await ctx.db
    .select({
      count: sql<number>`count(*)::int`,
      oldestSeconds: sql<number>`coalesce(extract(epoch from now() - min(${mailOutbox.createdAt})), 0)::float8`,
    })
    .from(mailOutbox)
    .where(isNull(mailOutbox.sentAt))
  return { count: row?.count ?? 0, oldestSeconds: Math.max(row?.oldestSeconds ?? 0, 0) }
}
