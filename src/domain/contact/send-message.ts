import { eq } from 'drizzle-orm'
import type { ContactInput } from '#contract/contact/shapes.ts'
import { contactMessages } from '#database/schema/contact-messages.ts'
import { requireCaptcha } from '../captcha.ts'
import { type RequestContext, withTransaction } from '../context.server.ts'
import { hashSecret, newId, newReference, newSecret } from '../identifiers.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { fileMessage } from './file-message.ts'

export interface Submission {
  input: ContactInput
  /** The same key twice is the same message; the second answer repeats the first. */
  idempotencyKey?: string
  source: Record<string, string>
}

const confirmWithin = 24 * 60 * 60 * 1000

/** Stores a message whose sender passed the captcha, and tells staff and sender. */
export async function sendMessage(
  ctx: RequestContext,
  submission: Submission,
  token: string,
): Promise<string> {
  const earlier = await findEarlier(ctx, submission)
  if (earlier) return earlier
  await ctx.limits.count('contact', ctx.ip)
  await requireCaptcha(ctx, token, 'CONTACT')
  return withTransaction(ctx, async (tx) => {
    const message = await insertMessage(tx, submission, { confirmedAt: tx.clock.now() })
    if (!message) return (await findEarlier(tx, submission)) ?? ''
    await fileMessage(tx, message)
    return message.reference
  })
}

/**
 * For browsers without JavaScript, which cannot solve the captcha: the message is kept back until its
 * sender has pressed the button behind a mailed link. That mail repeats nothing a stranger typed but the name.
 */
export async function holdMessage(ctx: RequestContext, submission: Submission): Promise<string> {
  const earlier = await findEarlier(ctx, submission)
  if (earlier) return earlier
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
        firstName: message.firstName,
        reference: message.reference,
        confirmUrl: `${tx.settings.publicBaseUrl}/contact-us/confirm?token=${secret}`,
      },
    })
    return message.reference
  })
}

async function findEarlier(ctx: RequestContext, { idempotencyKey }: Submission): Promise<string | undefined> {
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
