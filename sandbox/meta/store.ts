import { randomBytes, randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Phones } from '../phones/phones.ts'
import type {
  BusinessNumber,
  MetaState,
  NameStatus,
  SentMessage,
  Template,
  TemplateCategory,
  TemplateStatus,
} from './objects.ts'
import type { MetaWebhooks } from './webhooks.ts'

export const reviewModes = ['approve', 'refuse'] as const
export type ReviewMode = (typeof reviewModes)[number]
export const deliveryModes = ['normal', 'silent', 'unread', 'failed', 'free'] as const
export type DeliveryMode = (typeof deliveryModes)[number]

/** A person at Meta looks at names and texts; here it takes a moment. */
const reviewMs = 1_500
const deliveryMs = 150

interface Parts {
  business: string
  phones: Phones
  webhooks: MetaWebhooks
  kept?: MetaState
}

const newNumber = () => String(randomInt(10 ** 14, 10 ** 15 - 1))
const seconds = () => String(Math.floor(Date.now() / 1000))

/** The number that a message was sent to has no WhatsApp. */
const notOnWhatsapp = { code: 131026, title: 'Message undeliverable' }
const somethingWrong = { code: 131000, title: 'Something went wrong' }

/** What takes the place of `{{1}}` in the text, and at the end of the button's address. */
export interface TemplateValues {
  body: readonly string[]
  button: string
}

interface TakenMessage {
  to: string
  template: Template
  values: TemplateValues
  reference: string
}

export type MetaStore = ReturnType<typeof openMetaStore>

const metadata = ({ id, number }: BusinessNumber) => ({
  messaging_product: 'whatsapp',
  metadata: { display_phone_number: number, phone_number_id: id },
})

export function openMetaStore({ business, phones, webhooks, kept }: Parts) {
  const numbers = kept?.numbers ?? []
  const templates = kept?.templates ?? []
  const messages = kept?.messages ?? []
  let review: ReviewMode = 'approve'
  let delivery: DeliveryMode = 'normal'

  const numberOf = (id: string) => numbers.find((number) => number.id === id)

  /** A report of Meta about one message. */
  async function report(message: SentMessage, status: string, more: object = {}): Promise<void> {
    const number = numberOf(message.phoneNumberId)
    if (!number) return
    const isPriced = status === 'sent' || status === 'delivered'
    const pricing = {
      billable: delivery !== 'free',
      pricing_model: 'PMP',
      type: delivery === 'free' ? 'free_customer_service' : 'regular',
      category: message.category.toLowerCase(),
    }
    await webhooks.send('messages', {
      ...metadata(number),
      statuses: [
        {
          id: message.id,
          status,
          timestamp: seconds(),
          recipient_id: message.to,
          biz_opaque_callback_data: message.reference,
          ...(isPriced && { pricing }),
          ...more,
        },
      ],
    })
  }

  phones.onRead('whatsapp', (_phone, read) => {
    for (const { id } of read) {
      const message = messages.find((sent) => sent.id === id)
      if (message && delivery !== 'unread') void report(message, 'read')
    }
  })
  phones.onReply('whatsapp', (phone, [reply]) => {
    const number = numbers.find((each) => each.number === reply?.sender)
    if (!reply || !number) return
    void webhooks.send('messages', {
      ...metadata(number),
      contacts: [{ profile: { name: phone.number }, wa_id: phone.number }],
      messages: [
        { from: phone.number, id: wamid(), timestamp: seconds(), type: 'text', text: { body: reply.text } },
      ],
    })
  })

  async function deliverTo(message: SentMessage, template: Template, values: TemplateValues): Promise<void> {
    await sleep(deliveryMs, undefined, { ref: false })
    if (delivery === 'silent') return
    await report(message, 'sent')
    if (!phones.phoneOf(message.to).isOnWhatsapp)
      return report(message, 'failed', { errors: [notOnWhatsapp] })
    if (delivery === 'failed') return report(message, 'failed', { errors: [somethingWrong] })
    const sender = numberOf(message.phoneNumberId)?.number ?? ''
    phones.receive(message.to, { id: message.id, channel: 'whatsapp', sender, ...filled(template, values) })
    await report(message, 'delivered')
  }

  async function reviewTemplate(template: Template): Promise<void> {
    await sleep(reviewMs, undefined, { ref: false })
    if (template.status === 'PENDING') await decide(template, review === 'approve' ? 'APPROVED' : 'REJECTED')
  }

  async function decide(template: Template, status: TemplateStatus): Promise<void> {
    template.status = status
    template.rejected_reason = status === 'REJECTED' ? 'INVALID_FORMAT' : 'NONE'
    await webhooks.send('message_template_status_update', {
      event: status,
      message_template_id: Number(template.id),
      message_template_name: template.name,
      message_template_language: template.language,
      reason: template.rejected_reason,
    })
  }

  return {
    business,
    numbers,
    templates,
    messages,
    numberOf,
    templateOf: (name: string, language: string) =>
      templates.find((each) => each.name === name && each.language === language),
    modes: () => ({ review, delivery }),
    setReview(next: ReviewMode): void {
      review = next
    },
    setDelivery(next: DeliveryMode): void {
      delivery = next
    },

    addNumber(number: string, name: string): BusinessNumber {
      const added: BusinessNumber = {
        id: newNumber(),
        business,
        number,
        verified_name: name,
        name_status: 'PENDING_REVIEW',
        code_verification_status: 'NOT_VERIFIED',
        code: '',
        isRegistered: false,
      }
      numbers.push(added)
      return added
    },
    /** The code goes to the number that the merchant wants to write from. */
    sendCode(number: BusinessNumber): void {
      number.code = String(randomInt(100_000, 999_999))
      const text = `Your WhatsApp Business code is ${number.code}. Do not share it.`
      phones.receive(number.number, { channel: 'sms', sender: 'WhatsApp', text })
    },
    async register(number: BusinessNumber): Promise<void> {
      number.isRegistered = true
      await sleep(reviewMs, undefined, { ref: false })
      if (number.name_status === 'PENDING_REVIEW') {
        await this.decideName(number, review === 'approve' ? 'APPROVED' : 'DECLINED')
      }
    },
    async decideName(number: BusinessNumber, status: NameStatus): Promise<void> {
      number.name_status = status
      await webhooks.send('phone_number_name_update', {
        display_phone_number: number.number,
        decision: status,
        requested_verified_name: number.verified_name,
        rejection_reason: status === 'DECLINED' ? 'NAME_NOT_ALLOWED' : null,
      })
    },

    addTemplate(wanted: Pick<Template, 'name' | 'language' | 'category' | 'components'>): Template {
      const added: Template = {
        ...wanted,
        id: newNumber(),
        business,
        status: 'PENDING',
        rejected_reason: 'NONE',
      }
      templates.push(added)
      void reviewTemplate(added)
      return added
    },
    decide,
    async recategorise(template: Template, category: TemplateCategory): Promise<void> {
      const before = template.category
      template.category = category
      await webhooks.send('template_category_update', {
        message_template_id: Number(template.id),
        message_template_name: template.name,
        message_template_language: template.language,
        previous_category: before,
        new_category: category,
      })
    },

    take(phoneNumberId: string, { to, template, values, reference }: TakenMessage): SentMessage {
      const message: SentMessage = { id: wamid(), phoneNumberId, to, reference, category: template.category }
      messages.push(message)
      messages.splice(0, messages.length - 2_000)
      void deliverTo(message, template, values)
      return message
    },
    state: (): MetaState => ({ numbers, templates, messages }),
  }
}

const wamid = () => `wamid.${randomBytes(24).toString('base64')}`

/** The text as a person sees it, with the values where the template has `{{1}}`, `{{2}}`. */
function filled({ components }: Template, { body, button: suffix }: TemplateValues) {
  const text = components.find(({ type }) => type === 'BODY')?.text ?? ''
  const button = components.find(({ type }) => type === 'BUTTONS')?.buttons?.[0]
  return {
    text: text.replaceAll(/\{\{(\d+)\}\}/g, (_, place: string) => body[Number(place) - 1] ?? ''),
    ...(button?.url && { button: { text: button.text, url: button.url.replace('{{1}}', suffix) } }),
  }
}
