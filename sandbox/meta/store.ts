import { randomBytes, randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Phones } from '../phones/phones.ts'
import type { MetaFaults } from './faults.ts'
import type {
  BusinessNumber,
  MetaState,
  NameStatus,
  SentMessage,
  Template,
  TemplateCategory,
  TemplateStatus,
  TemplateValues,
} from './objects.ts'
import { shownText } from './shown-text.ts'
import type { MetaWebhooks } from './webhooks.ts'

/** People at Meta look at names and texts; here it takes a moment. */
const reviewMs = 1_500
const deliveryMs = 100

interface Parts {
  business: string
  phones: Phones
  webhooks: MetaWebhooks
  faults: MetaFaults
  kept: MetaState | undefined
  /** Called after each change of what is kept. */
  changed: (state: () => MetaState) => void
}

const newId = () => String(randomInt(10 ** 14, 3 * 10 ** 14))
const wamid = () => `wamid.${randomBytes(24).toString('base64')}`
const seconds = () => String(Math.floor(Date.now() / 1000))
const pause = (ms: number) => sleep(ms, undefined, { ref: false })

const notOnWhatsapp = { code: 131026, title: 'Message undeliverable' }
const somethingWrong = { code: 131000, title: 'Something went wrong' }

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

export function openMetaStore({ business, phones, webhooks, faults, kept, changed }: Parts) {
  const { numbers, templates, messages }: MetaState = kept ?? { numbers: [], templates: [], messages: [] }
  const state = (): MetaState => ({ numbers, templates, messages })
  const numberOf = (id: string) => numbers.find((number) => number.id === id)

  /** A report of Meta about one message. The price is in `sent`, and in `delivered` or in a `read` without it. */
  async function report(message: SentMessage, status: string, more: object = {}): Promise<void> {
    const number = numberOf(message.phoneNumberId)
    if (!number) return
    const { delivery } = faults.current()
    const isFree = delivery === 'free'
    const isPriced = status === 'sent' || status === 'delivered' || (status === 'read' && delivery === 'read')
    const pricing = {
      billable: !isFree,
      pricing_model: 'PMP',
      type: isFree ? 'free_customer_service' : 'regular',
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
      if (message && faults.current().delivery !== 'unread') void report(message, 'read')
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

  async function deliver(message: SentMessage, template: Template, values: TemplateValues): Promise<void> {
    await pause(deliveryMs)
    const { delivery } = faults.current()
    if (delivery === 'silent') return
    const isOn = phones.phoneOf(message.to).isOnWhatsapp
    const isDelivered = isOn && delivery !== 'failed'
    if (isDelivered) {
      const sender = numberOf(message.phoneNumberId)?.number ?? ''
      const shown = shownText(template, values)
      phones.receive(message.to, { id: message.id, channel: 'whatsapp', sender, ...shown })
    }
    await report(message, 'sent')
    if (isDelivered) await report(message, delivery === 'read' ? 'read' : 'delivered')
    else await report(message, 'failed', { errors: [isOn ? somethingWrong : notOnWhatsapp] })
  }

  async function decide(template: Template, status: TemplateStatus): Promise<void> {
    template.status = status
    template.rejected_reason = status === 'REJECTED' ? 'INVALID_FORMAT' : 'NONE'
    changed(state)
    await webhooks.send('message_template_status_update', {
      event: status,
      message_template_id: Number(template.id),
      message_template_name: template.name,
      message_template_language: template.language,
      message_template_category: template.category,
      reason: template.rejected_reason,
    })
  }

  async function decideName(number: BusinessNumber, status: NameStatus): Promise<void> {
    number.name_status = status
    changed(state)
    const isRefused = status === 'DECLINED'
    await webhooks.send('phone_number_name_update', {
      display_phone_number: number.number,
      decision: isRefused ? 'REJECTED' : status,
      requested_verified_name: number.verified_name,
      rejection_reason: isRefused ? 'NAME_NOT_ALLOWED' : null,
    })
  }

  async function reviewTemplate(template: Template): Promise<void> {
    await pause(reviewMs)
    if (template.status !== 'PENDING' || faults.current().review === 'wait') return
    const text = template.components.map((component) => component.text ?? '').join(' ')
    await decide(template, faults.isRefused(text) ? 'REJECTED' : 'APPROVED')
  }

  async function reviewName(number: BusinessNumber): Promise<void> {
    await pause(reviewMs)
    if (number.name_status !== 'PENDING_REVIEW' || faults.current().review === 'wait') return
    await decideName(number, faults.isRefused(number.verified_name) ? 'DECLINED' : 'APPROVED')
  }

  // Reviews that were pending at a restart continue after it.
  for (const template of templates) void reviewTemplate(template)
  for (const number of numbers.filter(({ status }) => status === 'CONNECTED')) void reviewName(number)

  return {
    business,
    numbers,
    templates,
    numberOf,
    templateOf: (name: string, language: string) =>
      templates.find((each) => each.name === name && each.language === language),

    addNumber(number: string, name: string): BusinessNumber {
      const added: BusinessNumber = {
        id: newId(),
        number,
        verified_name: name,
        name_status: 'PENDING_REVIEW',
        code_verification_status: 'NOT_VERIFIED',
        code: '',
        status: 'PENDING',
      }
      numbers.push(added)
      changed(state)
      return added
    },
    /** The code goes to the number that the merchant wants to write from. */
    sendCode(number: BusinessNumber): void {
      number.code = String(randomInt(100_000, 999_999))
      const text = `Your WhatsApp Business code is ${number.code}. Do not share it.`
      phones.receive(number.number, { channel: 'sms', sender: 'WhatsApp', text })
      changed(state)
    },
    verify(number: BusinessNumber, code: string): boolean {
      if (!number.code || code !== number.code) return false
      number.code_verification_status = 'VERIFIED'
      changed(state)
      return true
    },
    register(number: BusinessNumber): void {
      number.status = 'CONNECTED'
      changed(state)
      void reviewName(number)
    },
    rename(number: BusinessNumber, name: string): void {
      number.verified_name = name
      number.name_status = 'PENDING_REVIEW'
      changed(state)
      void reviewName(number)
    },
    setStatus(number: BusinessNumber, status: BusinessNumber['status']): void {
      number.status = status
      changed(state)
    },
    decideName,

    addTemplate(wanted: Pick<Template, 'name' | 'language' | 'category' | 'components'>): Template {
      const added: Template = { ...wanted, id: newId(), status: 'PENDING', rejected_reason: 'NONE' }
      templates.push(added)
      changed(state)
      void reviewTemplate(added)
      return added
    },
    decide,
    async recategorise(template: Template, category: TemplateCategory): Promise<void> {
      const before = template.category
      template.category = category
      changed(state)
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
      changed(state)
      void deliver(message, template, values)
      return message
    },
  }
}
