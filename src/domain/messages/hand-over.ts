import { messageTexts } from '#content/messages/texts.ts'
import { withTransaction, type Context } from '../context.server.ts'
import { DomainError } from '../domain-error.ts'
import { queueMail } from '../mail/queue-mail.ts'
import type { Handover } from '../ports.ts'
import { takeReport } from './settle-attempt.ts'
import { templateName } from './template-name.ts'
import { textOf, valuesOf } from './message-texts.ts'
import type { Attempt, Message, MessageContent } from './message-row.ts'

interface Handing {
  message: Message
  content: MessageContent
  attempt: Attempt
  /** The provider's id of the merchant's number or sender. */
  sender: string
}

/**
 * Gives a message to the provider of its channel. `unknown` where no answer came: it may be on its way, so it is not
 * given again.
 */
export async function handOver(ctx: Context, handing: Handing): Promise<Handover | 'unknown'> {
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

async function byChat({ chatMessages }: Context, { message, content, attempt, sender }: Handing) {
  return chatMessages?.send({
    from: sender,
    to: content.phone,
    template: templateName(message.outletId, message.event),
    language: 'en',
    values: valuesOf(content),
    ...(messageTexts[message.event].button && { buttonSuffix: content.link }),
    reference: attempt.id,
  })
}

async function byText({ textMessages }: Context, { message, content, attempt, sender }: Handing) {
  return textMessages?.send({
    to: content.phone,
    sender,
    template: templateName(message.outletId, message.event),
    text: textOf(message.event, content),
    reference: attempt.id,
  })
}

/** The outbox has it and tries until the mail server takes it: for us it is sent. */
async function byEmail(ctx: Context, { message, content, attempt }: Handing): Promise<Handover> {
  await withTransaction(ctx, async (tx) => {
    await queueMail(tx, content.email, `message:${attempt.id}`, {
      template: 'shopper-message',
      data: {
        store: content.store,
        text: textOf(message.event, { ...content, link: '' }),
        button: messageTexts[message.event].button ?? '',
        url: content.link,
      },
    })
    await takeReport(tx, attempt.id, { status: 'delivered', error: '' })
  })
  return { id: attempt.id }
}
