import { eq, sql } from 'drizzle-orm'
import type { Mail } from '#contract/emails/shapes.ts'
import { mailOutbox } from '#database/schema/mail-outbox.ts'
import type { Context } from '../context.server.ts'
import { noteMailRefused, noteMailTaken } from '../messages/message-mail.ts'
import type { Email } from '../ports/ports.ts'
import { isToShopper, recipientOf, withoutAddress } from './recipient.ts'

type OutboxRow = typeof mailOutbox.$inferSelect

/** Sends one email of the outbox. Throws when the mail server does not take it, so that the job is tried again. */
export async function deliverMail(ctx: Context, id: string): Promise<void> {
  const [row] = await ctx.db.select().from(mailOutbox).where(eq(mailOutbox.id, id))
  if (!row) return
  // Cut off after the email was taken: the report is made up for.
  if (row.sentAt) return noteMailTaken(ctx, row.dedupeKey)
  const email = renderedEmail(row) ?? (await renderOnce(ctx, row))
  const to = recipientOf(ctx, row)
  try {
    const { refusal } = await ctx.mailer.send({ id: row.id, to }, { ...email, ...carriedBy(row) })
    if (refusal && (await noteMailRefused(ctx, row.dedupeKey, refusal))) {
      await ctx.db.delete(mailOutbox).where(eq(mailOutbox.id, id))
      return
    }
    if (refusal) throw new Error(`The mail server answered ${refusal}`)
  } catch (cause) {
    // Mail servers repeat the address; a shopper's is neither stored nor logged.
    const error = isToShopper(row.template) ? withoutAddress(cause, to) : cause
    await ctx.db
      .update(mailOutbox)
      .set({ attempts: sql`${mailOutbox.attempts} + 1`, lastError: String(error) })
      .where(eq(mailOutbox.id, id))
    throw error
  }
  await ctx.db
    .update(mailOutbox)
    .set({
      attempts: sql`${mailOutbox.attempts} + 1`,
      lastError: null,
      sentAt: ctx.clock.now(),
      ...(isTemplate(row.template) && carriesSecret[row.template] ? emptied : {}),
      ...(isToShopper(row.template) ? { recipient: '' } : {}),
    })
    .where(eq(mailOutbox.id, id))
  await noteMailTaken(ctx, row.dedupeKey)
}

/** Of an email with a link or code in it, only that it was sent remains: we keep no secret but as a hash. */
const emptied = { data: {}, subject: null, html: null, text: null }

/** For each template, whether it contains a secret. */
const carriesSecret: Record<Mail['template'], boolean> = {
  'contact-staff': false,
  'contact-receipt': false,
  'contact-confirm': true,
  welcome: true,
  'verify-email': true,
  'sign-in-code': true,
  'shopper-code': true,
  'shopper-order': true,
  'shopper-change': true,
  'reset-password': true,
  'password-changed': false,
  'credentials-changed': false,
  'new-device': false,
  'staff-visit': false,
  'account-paused': false,
  'google-link': true,
  'google-connected': false,
  'confirm-new-email': true,
  'email-change-asked': false,
  'email-changed': false,
  'erasure-planned': true,
  invitation: true,
  'erasure-done': false,
  'booking-continue': true,
  'booking-confirmed': true,
  'booking-moved': true,
  'booking-rehosted': true,
  'booking-cancelled': true,
  'booking-reminder': true,
  'booking-host': true,
  'lead-answer': false,
  'commission-figures': false,
  'module-changed': false,
  'store-notification': false,
  'reconnect-store': false,
  'people-changed': false,
  'monthly-summary': false,
  'top-up-receipt': false,
  'wallet-low': false,
  'wallet-frozen': false,
  'dispute-won': false,
  'wallet-refunded': false,
  'plan-frozen': false,
  'plan-changed': false,
  'plan-receipt': false,
  'wallet-adjusted': false,
  'price-rise': false,
  'auto-top-up-near-cap': false,
  'auto-top-up-off': false,
  'ledger-difference': false,
}

const isTemplate = (name: string): name is Mail['template'] => Object.hasOwn(carriesSecret, name)

type Carried = Pick<Email, 'calendar' | 'replyTo' | 'unsubscribeUrl'>

/** The calendar entry and the addresses for answers and for ending it were given when the email was queued. */
function carriedBy({ data }: OutboxRow): Carried {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- queueMail alone writes this column, from a Mail
  const { calendar, replyTo, unsubscribeUrl } = data as Carried
  return { calendar, replyTo, unsubscribeUrl }
}

function renderedEmail({ subject, html, text }: OutboxRow): Email | undefined {
  return subject !== null && html !== null && text !== null ? { subject, html, text } : undefined
}

async function renderOnce(ctx: Context, row: OutboxRow): Promise<Email> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- queueMail alone writes these two columns, from a Mail
  const email = await ctx.mailer.render({ template: row.template, data: row.data } as unknown as Mail)
  await ctx.db.update(mailOutbox).set(email).where(eq(mailOutbox.id, row.id))
  return email
}
