import { eq, sql } from 'drizzle-orm'
import type { Mail } from '#contract/mail.ts'
import { mailOutbox } from '#database/schema/mail-outbox.ts'
import type { Context } from '../context.server.ts'
import type { Letter } from '../ports.ts'

type OutboxRow = typeof mailOutbox.$inferSelect

/** Sends one letter of the outbox. Throws when the mail server does not take it, so that the job is tried again. */
export async function deliverMail(ctx: Context, id: string): Promise<void> {
  const [row] = await ctx.db.select().from(mailOutbox).where(eq(mailOutbox.id, id))
  if (!row || row.sentAt) return
  const letter = renderedLetter(row) ?? (await renderOnce(ctx, row))
  try {
    await ctx.mailer.send({ id: row.id, to: row.recipient }, letter)
  } catch (error) {
    await ctx.db
      .update(mailOutbox)
      .set({ attempts: sql`${mailOutbox.attempts} + 1`, lastError: String(error) })
      .where(eq(mailOutbox.id, id))
    throw error
  }
  await ctx.db
    .update(mailOutbox)
    .set({ attempts: sql`${mailOutbox.attempts} + 1`, lastError: null, sentAt: ctx.clock.now() })
    .where(eq(mailOutbox.id, id))
}

function renderedLetter({ subject, html, text }: OutboxRow): Letter | undefined {
  return subject !== null && html !== null && text !== null ? { subject, html, text } : undefined
}

async function renderOnce(ctx: Context, row: OutboxRow): Promise<Letter> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- queueMail alone writes these two columns, from a Mail
  const letter = await ctx.mailer.render({ template: row.template, data: row.data } as unknown as Mail)
  await ctx.db.update(mailOutbox).set(letter).where(eq(mailOutbox.id, row.id))
  return letter
}
