import { and, isNotNull, lt, lte, sql } from 'drizzle-orm'
import type { MessageEvent } from '#rules/messages/events.ts'
import { messages } from '#database/schema/messages.ts'
import type { Context } from '../context.server.ts'

const day = 24 * 60 * 60 * 1000
const kept = { contents: 30 * day, messages: 365 * day }

/** As many as the job can queue within its time. */
const most = 10_000
const code: MessageEvent = 'sign_in_code'

/** Each minute: what is due, what was silent for too long, and what was cut off. */
export async function watchMessages(ctx: Context): Promise<void> {
  const due = await ctx.db
    .select({ id: messages.id })
    .from(messages)
    .where(and(isNotNull(messages.dueAt), lte(messages.dueAt, ctx.clock.now())))
    // Codes work for ten minutes only.
    .orderBy(sql`${messages.event} <> ${code}`, messages.dueAt)
    .limit(most)
  for (const { id } of due) await ctx.jobs.enqueue(ctx.db, 'send-message', { id }, { key: id })
}

/** Whom a message went to and what it said, after a month; the message itself after a year. */
export async function purgeMessages({ db }: Context, now: Date): Promise<void> {
  const before = (age: number) => new Date(now.getTime() - age)
  await db
    .update(messages)
    .set({ contentEnc: '' })
    .where(and(lt(messages.createdAt, before(kept.contents)), sql`${messages.contentEnc} <> ''`))
  await db.delete(messages).where(lt(messages.createdAt, before(kept.messages)))
}
