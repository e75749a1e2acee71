import { messageTexts } from '#rules/messages/texts.ts'
import type { MailData } from '#contract/emails/shapes.ts'
import type { MessageEvent } from '#rules/messages/events.ts'
import { withTransaction, type Context } from '../context.server.ts'
import { DomainError } from '../domain-error.ts'
import { queueMail } from '../mail/queue-mail.ts'
import type { Handover, SendAnswer } from '../ports/messages.ts'
import { findHostOfOutlet } from '../shoppers/find-account-host.ts'
import { unsubscribeUrl } from './stops/unsubscribe.ts'
import { mailKeyOf } from './message-mail.ts'
import { linkSuffix, valuesOf } from './message-texts.ts'
import { type Attempt, linkHours, type Message, type MessageContent } from './message-row.ts'

interface Handing {
  message: Message
  content: MessageContent
  attempt: Attempt
  /** The provider's id of the merchant's number or sender. */
  sender: string
  /** The provider's id of the text. */
  template: string
}

/**
 * Gives a message to the provider of its channel. `unknown` where no answer came: it may be on its way, so it is not
 * given again.
 */
export async function handOver(ctx: Context, handing: Handing): Promise<SendAnswer | 'unknown'> {
  try {
    switch (handing.attempt.channel) {
      case 'whatsapp':
        return (await byChat(ctx, handing)) ?? { refusal: 'no_provider' }
      case 'sms':
        return (await byText(ctx, handing)) ?? { refusal: 'no_provider' }
      case 'email':
        return await byEmail(ctx, handing)
    }
  } catch (error) {
    if (error instanceof DomainError && error.code === 'messages_away') return 'unknown'
    throw error
  }
}

async function byChat({ chatMessages }: Context, { message, content, attempt, sender, template }: Handing) {
  return chatMessages?.send({
    from: sender,
    to: content.phone,
    template,
    language: 'en',
    values: valuesOf(content),
    ...(messageTexts[message.event].button && { buttonSuffix: linkSuffix(content.link) }),
    ...(message.event === 'sign_in_code' && { code: content.values[0] ?? '' }),
    reference: attempt.id,
  })
}

async function byText({ textMessages }: Context, { content, attempt, sender, template }: Handing) {
  return textMessages?.send({
    to: content.phone,
    sender,
    template,
    values: valuesOf(content),
    ...(content.link && { link: content.link }),
    reference: attempt.id,
  })
}

/** The outbox has it and tries until the mail server takes it: `deliverMail` reports that. */
async function byEmail(ctx: Context, { message, content, attempt }: Handing): Promise<Handover> {
  const mail =
    message.event === 'sign_in_code'
      ? await codeMail(ctx, message, content)
      : changeMail(ctx, message, content)
  if (!mail) return { refusal: 'no_text' }
  await withTransaction(ctx, (tx) => queueMail(tx, content.email, mailKeyOf(attempt), mail))
  return { id: attempt.id }
}

function changeMail(
  ctx: Context,
  { event, orderName, outletId }: Message,
  { store, link, email, isUnconfirmed }: MessageContent,
) {
  const about = isUnconfirmed ? 'unconfirmed' : emailAbout[event]
  const ends = link && {
    unsubscribeUrl: unsubscribeUrl(ctx, { outletId, origin: new URL(link).origin }, email),
  }
  return (
    about && {
      template: 'shopper-change' as const,
      data: { store, orderName, about, orderUrl: link, hours: linkHours, ...ends },
    }
  )
}

async function codeMail(ctx: Context, { outletId }: Message, { store, values }: MessageContent) {
  const host = await findHostOfOutlet(ctx, outletId)
  const [code = '', minutes] = values
  return (
    host && {
      template: 'shopper-code' as const,
      data: { store, code, minutes: Number(minutes), host: new URL(host.origin).host },
    }
  )
}

/** A placed order has its own email. */
const emailAbout: Partial<Record<MessageEvent, MailData<'shopper-change'>['about']>> = {
  order_changed: 'changed',
  order_cancelled: 'cancelled',
  payment_due: 'due',
  change_reversed: 'reversed',
  order_paid: 'paid',
  please_confirm: 'confirm',
}
