import { eq } from 'drizzle-orm'
import type { Mail } from '#contract/emails/shapes.ts'
import { mailOutbox } from '#database/schema/mail-outbox.ts'
import type { Context } from '../context.server.ts'
import { newId } from '../identifiers.ts'

/** Puts an email into the outbox of the transaction at hand; it leaves once that is committed. */
export async function queueMail(ctx: Context, to: string, dedupeKey: string, mail: Mail): Promise<void> {
  const now = ctx.clock.now()
  const [row] = await ctx.db
    .insert(mailOutbox)
    .values({
      id: newId(now),
      recipient: to,
      dedupeKey,
      template: mail.template,
      data: mail.data,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: mailOutbox.id })
  if (row) await ctx.jobs.enqueue(ctx.db, 'deliver-mail', { id: row.id })
}

/** For jobs that may run twice: whether the email of this key is in the outbox already. */
export async function isQueued(ctx: Context, dedupeKey: string): Promise<boolean> {
  const rows = await ctx.db
    .select({ id: mailOutbox.id })
    .from(mailOutbox)
    .where(eq(mailOutbox.dedupeKey, dedupeKey))
  return rows.length > 0
}
