import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { DomainError } from '#domain/domain-error.ts'
import type { ChatMessage, ChatMessages, ChatTemplate, Handover, SendAnswer } from '#domain/ports/messages.ts'
import { createBreaker, wasNotMade } from './breaker.ts'
import { retryAfterMs } from './retry-after.ts'
import { answerTo, isBusy, type MetaRefusal, refusalText } from './whatsapp-refusals.ts'
import { numberShape, numberStanding, templateStanding, templatesShape } from './whatsapp-standing.ts'
import { readChatWebhook } from './whatsapp-webhooks.ts'

interface Settings {
  apiUrl: string
  accessToken: string
  appSecret: string
  businessId: string
  verifyToken: string
  patienceMs?: number
}

const apiVersion = 'v25.0'

const refusal = z.object({ error: z.object({ code: z.number() }) })
const made = z.object({ id: z.string() })
const taken = z.object({ messages: z.tuple([z.object({ id: z.string() })]) })

const textParameters = (texts: readonly string[]) => texts.map((text) => ({ type: 'text', text }))

/** Codes have a text of Meta's own, with a button that copies the code. */
const codeComponents = [
  { type: 'BODY', add_security_recommendation: true },
  { type: 'FOOTER', code_expiration_minutes: 10 },
  { type: 'BUTTONS', buttons: [{ type: 'OTP', otp_type: 'COPY_CODE', text: 'Copy code' }] },
]

const componentsOf = ({ body, examples, button }: ChatTemplate) => [
  { type: 'BODY', text: body, example: { body_text: [examples] } },
  ...(button
    ? [
        {
          type: 'BUTTONS',
          buttons: [
            {
              type: 'URL',
              text: button.text,
              url: `${button.baseUrl}{{1}}`,
              example: [`${button.baseUrl}${button.example}`],
            },
          ],
        },
      ]
    : []),
]

const allComponents = (template: ChatTemplate) =>
  template.category === 'authentication' ? codeComponents : componentsOf(template)

/** A code is named twice: in the text, and for the button that copies it. */
function valuesOf({ values, buttonSuffix, code }: ChatMessage) {
  const suffix = code ?? buttonSuffix
  return [
    { type: 'body', parameters: textParameters(code ? [code] : values) },
    ...(suffix
      ? [{ type: 'button', sub_type: 'url', index: '0', parameters: textParameters([suffix]) }]
      : []),
  ]
}

/** WhatsApp by Meta's Cloud API, by plain HTTP. */
export function whatsapp(settings: Settings): ChatMessages {
  const { apiUrl, accessToken, appSecret, businessId, verifyToken, patienceMs = 8_000 } = settings
  const breaker = createBreaker()

  /** Throws where nobody knows what became of the call; a refusal is an answer. */
  async function call<T extends z.ZodType>(
    path: string,
    body: object | undefined,
    answerShape: T,
  ): Promise<{ data: z.infer<T>; refused?: undefined } | { data?: undefined; refused: MetaRefusal }> {
    const request = async () => {
      const answer = await fetch(`${apiUrl}/${apiVersion}/${path}`, {
        method: body ? 'POST' : 'GET',
        headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
        redirect: 'error',
        signal: AbortSignal.timeout(patienceMs),
      })
      const { status, headers } = answer
      if (status >= 500) throw new Error(`Meta answered ${status}`)
      if (answer.ok) return { data: answerShape.parse(await answer.json()) }
      const { data: told } = refusal.safeParse(jsonOf(await answer.text()))
      return {
        refused: { status, code: told?.error.code, retryAfterMs: retryAfterMs(headers.get('retry-after')) },
      }
    }
    return breaker.run(apiUrl, request).catch((cause: unknown) => {
      throw new DomainError('messages_away', { cause })
    })
  }

  /** Who asks about numbers and texts can only try again later, where Meta is busy or does not know us. */
  async function ask<T extends z.ZodType>(
    path: string,
    body: object | undefined,
    answerShape: T,
  ): Promise<{ data: z.infer<T>; refusal?: undefined } | { data?: undefined; refusal: string }> {
    const { data, refused } = await call(path, body, answerShape)
    if (!refused) return { data }
    if (refused.status === 401 || isBusy(refused)) throw new DomainError('messages_away')
    return { refusal: refusalText(refused) }
  }

  async function handOver<T extends z.ZodType>(
    path: string,
    body: object,
    shape: T,
    idOf: (data: z.infer<T>) => string,
  ): Promise<Handover> {
    const answer = await ask(path, body, shape)
    return answer.data === undefined ? { refusal: answer.refusal ?? '' } : { id: idOf(answer.data) }
  }

  const ok = z.object({ success: z.boolean() })

  return {
    addNumber: ({ countryCode, national, name }) =>
      handOver(
        `${businessId}/phone_numbers`,
        { cc: countryCode, phone_number: national, verified_name: name },
        made,
        ({ id }) => id,
      ),
    renameNumber: async (id, name) => {
      const { data, refusal: code = '' } = await ask(id, { new_display_name: name }, ok)
      return data?.success ? { id } : { refusal: code }
    },
    async readNumber(id) {
      const { data } = await ask(`${id}?fields=name_status,status`, undefined, numberShape)
      return data && numberStanding(data)
    },
    async removeNumber(id) {
      await ask(`${id}/deregister`, { messaging_product: 'whatsapp' }, ok)
    },
    async requestCode(id) {
      await ask(`${id}/request_code`, { code_method: 'SMS', language: 'en_US' }, ok)
    },
    async verifyCode(id, code) {
      const verified = await ask(`${id}/verify_code`, { code }, ok)
      if (!verified.data?.success) return false
      // The pin protects the number at Meta; nobody types it here.
      const pin = createHmac('sha256', appSecret).update(id).digest().readUInt32BE(0) % 1_000_000
      const registered = await ask(
        `${id}/register`,
        { messaging_product: 'whatsapp', pin: String(pin).padStart(6, '0') },
        ok,
      )
      return registered.data?.success ?? false
    },
    submitTemplate: (template) =>
      handOver(
        `${businessId}/message_templates`,
        {
          name: template.name,
          language: template.language,
          category: template.category.toUpperCase(),
          components: allComponents(template),
        },
        made,
        ({ id }) => id,
      ),
    async readTemplates(name) {
      const query = new URLSearchParams({ name, fields: 'id,name,language,category,status,rejected_reason' })
      const { data } = await ask(`${businessId}/message_templates?${query}`, undefined, templatesShape)
      // Meta looks for names that contain it.
      return (data?.data ?? []).filter((template) => template.name === name).map(templateStanding)
    },
    send: (message) =>
      call(
        `${message.from}/messages`,
        {
          messaging_product: 'whatsapp',
          recipient_type: 'individual',
          to: message.to,
          type: 'template',
          template: {
            name: message.template,
            language: { code: message.language },
            components: valuesOf(message),
          },
          biz_opaque_callback_data: message.reference,
        },
        taken,
      ).then(
        ({ data, refused }) => (refused ? answerTo(refused) : { id: data.messages[0].id }),
        refusedUnasked,
      ),
    isVerifyToken: (token) => timingSafeEqual(digest(token), digest(verifyToken)),
    readWebhook(body, signature) {
      const expected = Buffer.from(`sha256=${createHmac('sha256', appSecret).update(body).digest('hex')}`)
      const given = Buffer.from(signature)
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
      return readChatWebhook(jsonOf(body))
    },
  }
}

/** Meta was left alone after many failures: the message was not sent, and may be later. */
function refusedUnasked(error: unknown): SendAnswer {
  if (wasNotMade(error)) return { retryAfterMs: 30_000, isResting: true }
  throw error
}

const digest = (text: string) => createHash('sha256').update(text).digest()

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
