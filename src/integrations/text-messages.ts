import { createHash, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { DomainError } from '#domain/domain-error.ts'
import type { TextEvent, TextMessages } from '#domain/ports.ts'
import { createBreaker } from './breaker.ts'

interface Settings {
  apiUrl: string
  authKey: string
  /** The end of the address that reports are posted to: they have no signature. */
  webhookToken: string
  patienceMs?: number
}

const answered = z.object({ type: z.string(), message: z.string() })
const report = z.object({ CRQID: z.string().min(1), status: z.string(), desc: z.string().default('') })
const reply = z.object({ mobile: z.string(), sender: z.string(), message: z.string() })

/** What MSG91 calls delivered; every other number is a way to fail. */
const delivered = '1'

/** SMS by the flow API of MSG91, by plain HTTP. */
export function msg91Messages(settings: Settings): TextMessages {
  const { apiUrl, authKey, webhookToken, patienceMs = 8_000 } = settings
  const breaker = createBreaker()
  return {
    async send({ to, sender, template, text, reference }) {
      const request = async () => {
        const answer = await fetch(`${apiUrl}/api/v5/flow`, {
          method: 'POST',
          headers: { authkey: authKey, 'content-type': 'application/json' },
          body: JSON.stringify({
            template_id: template,
            sender,
            recipients: [{ mobiles: to, CRQID: reference, text }],
          }),
          redirect: 'error',
          signal: AbortSignal.timeout(patienceMs),
        })
        if (answer.status >= 500 || answer.status === 429 || answer.status === 401) {
          throw new Error(`MSG91 answered ${answer.status}`)
        }
        return answered.parse(await answer.json())
      }
      const { type, message } = await breaker.run(apiUrl, request).catch((cause: unknown) => {
        throw new DomainError('messages_away', { cause })
      })
      return type === 'success' ? { id: message } : { refusal: message }
    },
    readWebhook(body, token) {
      if (!timingSafeEqual(digest(token), digest(webhookToken))) return undefined
      return (Array.isArray(body) ? body : [body]).flatMap(eventOf)
    },
  }
}

const digest = (text: string) => createHash('sha256').update(text).digest()

function eventOf(posted: unknown): TextEvent[] {
  const status = report.safeParse(posted)
  if (status.success) {
    const { CRQID: reference, status: code, desc } = status.data
    const isDelivered = code === delivered
    return [
      {
        kind: 'report',
        reference,
        status: isDelivered ? 'delivered' : 'failed',
        error: isDelivered ? '' : desc,
      },
    ]
  }
  const answer = reply.safeParse(posted)
  return answer.success
    ? [{ kind: 'reply', to: answer.data.sender, from: answer.data.mobile, text: answer.data.message }]
    : []
}
