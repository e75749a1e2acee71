import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Phones } from '../phones/phones.ts'
import { untilAnswered } from '../until-answered.ts'
import { type Msg91Mode, refusedWords } from './faults.ts'

/** A text and its number, by MSG91's own names; its places are `##var1##`. */
export interface SmsTemplate {
  template_id: string
  template_name: string
  template_data: string
  sender_id: string
  /** 0 is waiting, 1 approved, 2 refused. */
  status: '0' | '1' | '2'
}

export interface NewSms {
  template: SmsTemplate
  sender: string
  number: string
  reference: string
  variables: Readonly<Record<string, string>>
}

interface Parts {
  webhookUrl: string
  phones: Phones
  kept: SmsTemplate[]
  changed: (state: () => SmsTemplate[]) => void
}

const reviewMs = 1_500
const deliveryMs = 100
const lateMs = 3_000
const newId = () => randomBytes(12).toString('hex')
const pause = (ms: number) => sleep(ms, undefined, { ref: false })

export type Msg91Store = ReturnType<typeof openMsg91Store>

export function openMsg91Store({ webhookUrl, phones, kept: templates, changed }: Parts) {
  let mode: Msg91Mode = 'normal'
  const over = new AbortController()

  async function post(body: object): Promise<boolean> {
    return fetch(webhookUrl, {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.any([over.signal, AbortSignal.timeout(5_000)]),
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }).then(
      async (answer) => {
        await answer.body?.cancel()
        return answer.status === 200 || answer.status === 401
      },
      () => false,
    )
  }

  const tell = (body: object) => untilAnswered(() => post(body), over.signal)

  phones.onReply('sms', (phone, [reply]) => {
    if (reply) void tell({ mobile: phone.number, sender: reply.sender, message: reply.text })
  })

  /** A report in the third version of MSG91's webhooks, which is JSON. */
  async function deliver(requestId: string, { template, sender, number, reference, variables }: NewSms) {
    await pause(deliveryMs)
    const isDelivered = mode !== 'failed'
    const text = template.template_data.replaceAll(/##(\w+)##/g, (_, name: string) => variables[name] ?? '')
    if (isDelivered) phones.receive(number, { channel: 'sms', sender, text })
    if (mode === 'lost') return
    if (mode === 'late') await pause(lateMs)
    const report = {
      date: new Date().toISOString().slice(0, 19).replace('T', ' '),
      number,
      senderId: sender,
      requestId,
      CRQID: reference,
      credit: '1',
      status: isDelivered ? '1' : '2',
      desc: isDelivered ? 'DELIVERED' : 'FAILED',
    }
    await Promise.all(mode === 'twice' ? [tell(report), tell(report)] : [tell(report)])
  }

  async function review(template: SmsTemplate): Promise<void> {
    await pause(reviewMs)
    if (template.status !== '0') return
    const text = `${template.sender_id} ${template.template_data}`.toLowerCase()
    template.status = refusedWords.some((word) => text.includes(word)) ? '2' : '1'
    changed(() => templates)
  }
  for (const template of templates) void review(template)

  return {
    templates,
    mode: () => mode,
    setMode(next: Msg91Mode): void {
      mode = next
    },
    templateOf: (id: string) => templates.find((each) => each.template_id === id),
    addTemplate(wanted: Pick<SmsTemplate, 'template_name' | 'template_data' | 'sender_id'>): SmsTemplate {
      const added: SmsTemplate = { ...wanted, template_id: newId(), status: '0' }
      templates.push(added)
      changed(() => templates)
      void review(added)
      return added
    },
    decide(template: SmsTemplate, status: '1' | '2'): void {
      template.status = status
      changed(() => templates)
    },
    take(messages: NewSms[]): string {
      const requestId = newId()
      for (const message of messages) void deliver(requestId, message)
      return requestId
    },
    close: () => over.abort(),
  }
}
