import { createHash, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { DomainError } from '#domain/domain-error.ts'
import type { SendAnswer, TextEvent, TextMessages } from '#domain/ports/messages.ts'
import { createBreaker, wasNotMade } from './breaker.ts'
import { eachReadable, webhookOf } from './readable-items.ts'
import { retryAfterMs } from './retry-after.ts'

interface Settings {
  apiUrl: string
  authKey: string
  /** The end of the address that reports are posted to: they have no signature. */
  webhookToken: string
  patienceMs?: number
}

const sent = z.object({ type: z.string(), message: z.string() })
const added = z.object({
  status: z.string(),
  data: z.object({ template_id: z.string() }).optional().catch(undefined),
  errors: z.unknown(),
})
const versions = z.object({
  data: z
    .array(z.object({ status: z.coerce.string(), active_status: z.coerce.string() }))
    .catch([])
    .default([]),
})

const report = z
  .object({ CRQID: z.string().min(1), status: z.coerce.string(), desc: z.string().default('') })
  .transform(({ CRQID: reference, status, desc }): TextEvent => {
    const isDelivered = status === delivered
    return {
      kind: 'report',
      reference,
      status: isDelivered ? 'delivered' : 'failed',
      error: isDelivered ? '' : desc,
    }
  })
const reply = z
  .object({ mobile: z.string(), sender: z.string(), message: z.string() })
  .transform(({ mobile: from, sender: to, message: text }): TextEvent => ({ kind: 'reply', to, from, text }))
const posted = z.union([report, reply])

/** Our key is not valid, may not do this, or may not be used from here (MSG91 calls that 418). */
const accessLost = new Set([401, 403, 418])

/** What MSG91 calls delivered; every other number is a way to fail. */
const delivered = '1'
/** Of a text: in use, and refused. */
const [approved, rejected] = ['1', '2']

/** The names of variables in a text at MSG91. */
const variable = (place: string | number) => `var${place}`
const link = 'link'

/** SMS by the flow API of MSG91, by plain HTTP. */
export function msg91Messages(settings: Settings): TextMessages {
  const { apiUrl, authKey, webhookToken, patienceMs = 8_000 } = settings
  const breaker = createBreaker()

  /** Throws where nobody knows what became of the call. */
  async function call<T extends z.ZodType>(
    path: string,
    body: object | FormData,
    shape: T,
  ): Promise<{ data: z.infer<T>; barred?: undefined } | { data?: undefined; barred: SendAnswer }> {
    const isForm = body instanceof FormData
    const request = async () => {
      const answer = await fetch(`${apiUrl}/api/v5/${path}`, {
        method: 'POST',
        headers: { authkey: authKey, ...(!isForm && { 'content-type': 'application/json' }) },
        body: isForm ? body : JSON.stringify(body),
        redirect: 'error',
        signal: AbortSignal.timeout(patienceMs),
      })
      const { status, headers } = answer
      if (status >= 500) throw new Error(`MSG91 answered ${status}`)
      if (status !== 429 && !accessLost.has(status)) return { data: shape.parse(await answer.json()) }
      await answer.body?.cancel()
      const barred: SendAnswer =
        status === 429
          ? { retryAfterMs: retryAfterMs(headers.get('retry-after')) }
          : { refusal: String(status), broken: 'sender' }
      return { barred }
    }
    return breaker.run(apiUrl, request).catch((cause: unknown) => {
      throw new DomainError('messages_away', { cause })
    })
  }

  /** Who asks about texts can only try again later, where MSG91 is busy or does not know us. */
  async function post<T extends z.ZodType>(path: string, body: object | FormData, shape: T) {
    const { data, barred } = await call(path, body, shape)
    if (barred) throw new DomainError('messages_away')
    return data
  }

  return {
    async submitTemplate({ name, sender, body, hasLink }) {
      const text = body.replaceAll(/\{\{(\d+)\}\}/g, (_, place: string) => `##${variable(place)}##`)
      const form = new FormData()
      form.set('template', hasLink ? `${text} ##${link}##` : text)
      form.set('sender_id', sender)
      form.set('template_name', name)
      form.set('dlt_template_id', '')
      form.set('smsType', 'NORMAL')
      const { data, errors } = await post('sms/addTemplate', form, added)
      return data ? { id: data.template_id } : { refusal: JSON.stringify(errors ?? '') }
    },
    async readTemplate(id) {
      const { data } = await post('sms/getTemplateVersions', { template_id: id }, versions)
      const active = data.find(({ active_status: isActive }) => isActive === '1')
      if (active?.status === approved) return 'approved'
      return active?.status === rejected ? 'rejected' : 'submitted'
    },
    async send({ to, sender, template, values, link: address, reference }) {
      const variables = values.map((value, index) => [variable(index + 1), value] as const)
      const { data, barred } = await call(
        'flow',
        {
          template_id: template,
          sender,
          short_url: '0',
          recipients: [
            {
              mobiles: to,
              CRQID: reference,
              ...Object.fromEntries(variables),
              ...(address && { [link]: address }),
            },
          ],
        },
        sent,
      ).catch((error: unknown) => {
        // MSG91 was left alone after many failures: nothing was sent.
        if (wasNotMade(error)) return { data: undefined, barred: { retryAfterMs: 30_000, isResting: true } }
        throw error
      })
      if (barred) return barred
      const { type, message } = data
      return type === 'success' ? { id: message } : { refusal: message }
    },
    readWebhook(body, token) {
      if (!timingSafeEqual(digest(token), digest(webhookToken))) return undefined
      return webhookOf(eachReadable(posted, Array.isArray(body) ? body : [body], (event) => [event]))
    },
  }
}

const digest = (text: string) => createHash('sha256').update(text).digest()
