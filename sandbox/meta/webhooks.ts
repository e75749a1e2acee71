import { createHmac } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { untilAnswered } from '../until-answered.ts'
import type { MetaFaults } from './faults.ts'

interface Target {
  appSecret: string
  webhookUrl: string
  business: string
}

export interface Delivery {
  at: Date
  what: string
  outcome: string
}

const lateMs = 3_000
const shuffleSize = 3

export type MetaWebhooks = ReturnType<typeof openMetaWebhooks>

/** Reports messages and templates to the app, signed, until it answers. */
export function openMetaWebhooks({ appSecret, webhookUrl, business }: Target, faults: MetaFaults) {
  const over = new AbortController()
  const deliveries: Delivery[] = []
  let waiting: { field: string; value: object }[] = []
  const mode = () => faults.current().webhooks

  const record = (what: string, outcome: string) => {
    deliveries.unshift({ at: new Date(), what, outcome })
    deliveries.splice(40)
  }

  async function post(field: string, value: object): Promise<boolean> {
    const body = JSON.stringify({
      object: 'whatsapp_business_account',
      entry: [{ id: business, time: Math.floor(Date.now() / 1000), changes: [{ field, value }] }],
    })
    const secret = mode() === 'wrong signature' ? 'nobody' : appSecret
    const signature = createHmac('sha256', secret).update(body).digest('hex')
    const outcome = await fetch(webhookUrl, {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.any([over.signal, AbortSignal.timeout(5_000)]),
      headers: { 'content-type': 'application/json', 'x-hub-signature-256': `sha256=${signature}` },
      body,
    }).then(
      async (answer) => {
        await answer.body?.cancel()
        return `answered ${answer.status}`
      },
      () => 'not delivered',
    )
    record(whatOf(field, value), outcome)
    return outcome === 'answered 200' || outcome === 'answered 401'
  }

  const deliver = (field: string, value: object) => untilAnswered(() => post(field, value), over.signal)

  async function send(field: string, value: object): Promise<void> {
    switch (mode()) {
      case 'lost':
        record(whatOf(field, value), 'lost')
        return
      case 'twice':
        await Promise.all([deliver(field, value), deliver(field, value)])
        return
      case 'late':
        await sleep(lateMs, undefined, { ref: false, signal: over.signal }).catch(() => {})
        await deliver(field, value)
        return
      case 'shuffled':
        waiting.push({ field, value })
        if (waiting.length >= shuffleSize) await flush()
        return
      default:
        await deliver(field, value)
    }
  }

  async function flush(): Promise<void> {
    const all = waiting.toReversed()
    waiting = []
    for (const each of all) await deliver(each.field, each.value)
  }

  return {
    send,
    /** Held reports are sent once the fault is over. */
    async settle(): Promise<void> {
      if (mode() !== 'shuffled') await flush()
    },
    deliveries: (): readonly Delivery[] => deliveries,
    close: () => over.abort(),
  }
}

/** For the list of deliveries: `messages: delivered`. */
function whatOf(field: string, value: object): string {
  const [status] = 'statuses' in value && Array.isArray(value.statuses) ? (value.statuses as unknown[]) : []
  const isStatus = typeof status === 'object' && status !== null && 'status' in status
  return isStatus ? `${field}: ${String(status.status)}` : field
}
