import { eq } from 'drizzle-orm'
import type { ContactInput, HelpInput } from '#contract/contact/shapes.ts'
import { contactMessages } from '#database/schema/contact-messages.ts'
import { users } from '#database/schema/users.ts'
import { requireCaptcha } from '../captcha.ts'
import { type RequestContext, withTransaction } from '../context.server.ts'
import { DomainError } from '../domain-error.ts'
import { hashSecret, newId, newReference, newSecret } from '../identifiers.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { once } from '../once.ts'
import type { MerchantContext } from '../sessions/session.server.ts'
import { fileMessage } from './file-message.ts'

export interface Submission {
  input: ContactInput
  /** The same key twice is the same message; the second answer repeats the first. */
  idempotencyKey?: string
  source: Record<string, string>
}

type Keyed = Pick<Submission, 'idempotencyKey'>

const confirmWithin = 24 * 60 * 60 * 1000

/** Stores a message whose sender passed the captcha, and tells staff and sender. */
export function sendMessage(ctx: RequestContext, submission: Submission, token: string): Promise<string> {
  return onceFor(ctx, submission, async () => {
    await ctx.limits.count('contact', ctx.ip)
    await requireCaptcha(ctx, token, 'CONTACT')
    const withReceipt = await mayConfirm(ctx, submission.input.email)
    return withTransaction(ctx, async (tx) => {
      const message = await insertMessage(tx, submission, { confirmedAt: tx.clock.now() })
      if (!message) return (await findEarlier(tx, submission)) ?? ''
      await fileMessage(tx, message, { withReceipt })
      return message.reference
    })
  })
}

/**
 * A message from the portal. The session says who writes, so no captcha is asked for; the page stands below the
 * message, where staff read it in the email and with the lead.
 */
export function sendHelp(
  ctx: MerchantContext,
  { message, page }: HelpInput,
  idempotencyKey?: string,
): Promise<string> {
  const { userId, email, firstName, lastName } = ctx.session
  return onceFor(ctx, { idempotencyKey }, async () => {
    await ctx.limits.count('contact', userId)
    const [user] = await ctx.db
      .select({ code: users.phoneCode, number: users.phoneNo })
      .from(users)
      .where(eq(users.id, userId))
    return withTransaction(ctx, async (tx) => {
      const input = {
        first_name: firstName,
        last_name: lastName,
        email,
        message: `${message}\n\nPage: ${page}`,
        phone_number: `${user?.code ?? ''}${user?.number ?? ''}`,
        website_url: '',
      }
      const submission = { input, idempotencyKey, source: { via: 'portal' } }
      const row = await insertMessage(tx, submission, { confirmedAt: tx.clock.now() })
      if (!row) return (await findEarlier(tx, submission)) ?? ''
      await fileMessage(tx, row, { withReceipt: true })
      return row.reference
    })
  })
}

/**
 * For browsers without JavaScript, which cannot solve the captcha: the message is kept back until its
 * sender has pressed the button behind a mailed link. That mail repeats nothing that was typed.
 */
export function storeUnconfirmedMessage(ctx: RequestContext, submission: Submission): Promise<string> {
  return onceFor(ctx, submission, async () => {
    await ctx.limits.count('contact', ctx.ip)
    await ctx.limits.count('contactConfirm', submission.input.email.toLowerCase())
    const secret = newSecret()
    return withTransaction(ctx, async (tx) => {
      const message = await insertMessage(tx, submission, {
        confirmHash: hashSecret(secret),
        confirmExpiresAt: new Date(tx.clock.now().getTime() + confirmWithin),
      })
      if (!message) return (await findEarlier(tx, submission)) ?? ''
      await queueMail(tx, message.email, `contact-confirm:${message.id}`, {
        template: 'contact-confirm',
        data: {
          reference: message.reference,
          confirmUrl: `${tx.settings.publicBaseUrl}/contact-us/confirm?token=${secret}`,
        },
      })
      return message.reference
    })
  })
}

/** So many mails may strangers cause to one address; beyond that the message is taken and nobody is told. */
async function mayConfirm(ctx: RequestContext, email: string): Promise<boolean> {
  try {
    await ctx.limits.count('contactConfirm', email.toLowerCase())
    return true
  } catch (error) {
    if (error instanceof DomainError && error.code === 'too_many_requests') return false
    throw error
  }
}

const onceFor = (ctx: RequestContext, submission: Keyed, work: () => Promise<string>) =>
  once(ctx, { key: submission.idempotencyKey, find: () => findEarlier(ctx, submission), work })

async function findEarlier(ctx: RequestContext, { idempotencyKey }: Keyed): Promise<string | undefined> {
  if (!idempotencyKey) return undefined
  const [row] = await ctx.db
    .select({ reference: contactMessages.reference })
    .from(contactMessages)
    .where(eq(contactMessages.idempotencyKey, idempotencyKey))
  return row?.reference
}

/** Undefined when a parallel request with the same key was faster. */
async function insertMessage(
  ctx: RequestContext,
  { input, idempotencyKey, source }: Submission,
  state: { confirmedAt: Date } | { confirmHash: string; confirmExpiresAt: Date },
) {
  const now = ctx.clock.now()
  const [row] = await ctx.db
    .insert(contactMessages)
    .values({
      id: newId(now),
      reference: newReference('M'),
      firstName: input.first_name,
      lastName: input.last_name,
      email: input.email,
      phoneNumber: input.phone_number,
      websiteUrl: input.website_url,
      message: input.message,
      idempotencyKey,
      source,
      createdAt: now,
      ...state,
    })
    .onConflictDoNothing({ target: contactMessages.idempotencyKey })
    .returning()
  return row
}
