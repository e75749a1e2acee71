import { and, eq, isNotNull } from 'drizzle-orm'
import type { Mail } from '#contract/emails/shapes.ts'
import { mailOutbox } from '#database/schema/mail-outbox.ts'
import type { Context } from '../context.server.ts'
import { users } from '#database/schema/users.ts'
import { newId } from '../identifiers.ts'
import { storedRecipient } from './recipient.ts'

/**
 * Puts an email into the outbox of the transaction at hand; it leaves once that is committed. To an address that
 * nobody has proved it carries no name: a stranger may have typed both.
 */
export async function queueMail(ctx: Context, to: string, dedupeKey: string, mail: Mail): Promise<void> {
  const now = ctx.clock.now()
  const id = newId(now)
  const [row] = await ctx.db
    .insert(mailOutbox)
    .values({
      id,
      recipient: storedRecipient(ctx, { id, template: mail.template, recipient: to }),
      dedupeKey,
      template: mail.template,
      data: await dataFor(ctx, to, mail),
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: mailOutbox.id })
  if (row) await ctx.jobs.enqueue(ctx.db, 'deliver-mail', { id: row.id })
}

/** To ourselves: what a stranger wrote is what they are about. */
const toOurselves: readonly Mail['template'][] = ['contact-staff', 'booking-host']

async function dataFor({ db }: Context, to: string, { template, data }: Mail): Promise<Mail['data']> {
  if (!('firstName' in data) || toOurselves.includes(template)) return data
  const proved = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, to), isNotNull(users.emailVerifiedAt)))
  if (proved.length > 0) return data
  return { ...data, firstName: '', ...('name' in data ? { name: '' } : {}) }
}

/** For jobs that may run twice: whether the email of this key is in the outbox already. */
export async function isQueued(ctx: Context, dedupeKey: string): Promise<boolean> {
  const rows = await ctx.db
    .select({ id: mailOutbox.id })
    .from(mailOutbox)
    .where(eq(mailOutbox.dedupeKey, dedupeKey))
  return rows.length > 0
}
