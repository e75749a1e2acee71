import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ShopifyApp } from './app.ts'
import type { Declared } from './declared.ts'
import type { Faults } from './faults.ts'
import type { Installs } from './installs.ts'
import { signBody } from './signature.ts'

interface Webhook {
  shop: string
  topic: string
  body: object
}

interface Delivery extends Webhook {
  id: string
  at: Date
}

/** Shopify tries for four hours; here the pauses are shorter. Seconds. */
const pauses = [0.3, 0.6, 1, 2, 4, 8, 15, 30]
const patienceMs = 5_000
const day = 24 * 60 * 60 * 1000
const shuffleSize = 4

interface Parts {
  client: ShopifyApp
  installs: Installs
  declared: Declared
  faults: Faults
}

export type Webhooks = ReturnType<typeof openWebhooks>

/** Sends the app the webhooks that it declared, signed, until it answers. */
export function openWebhooks({ client, installs, declared, faults }: Parts) {
  const over = new AbortController()
  let held: Delivery[] = []

  async function post({ id, shop, topic, body, at }: Delivery): Promise<string> {
    const text = JSON.stringify(body)
    const mode = faults.current('webhooks')
    const secret =
      mode === 'wrong-signature' ? 'nobody' : mode === 'old-secret' ? client.oldSecret : client.secret
    const triggered = mode === 'late' ? new Date(at.getTime() - day) : at
    try {
      const answer = await fetch(client.webhookUrl, {
        method: 'POST',
        redirect: 'manual',
        signal: AbortSignal.any([over.signal, AbortSignal.timeout(patienceMs)]),
        body: text,
        headers: {
          'content-type': 'application/json',
          'x-shopify-topic': topic,
          'x-shopify-shop-domain': shop,
          'x-shopify-api-version': declared.version,
          'x-shopify-webhook-id': id,
          'x-shopify-event-id': randomUUID(),
          'x-shopify-triggered-at': triggered.toISOString(),
          'x-shopify-hmac-sha256': signBody(text, secret),
        },
      })
      await answer.body?.cancel()
      return `answered ${answer.status}`
    } catch (error) {
      return `not delivered: ${error instanceof Error ? error.message : 'unknown'}`
    }
  }

  /** Whether the delivery is finished: accepted, or its signature refused. */
  async function tryOnce(delivery: Delivery): Promise<boolean> {
    const outcome = await post(delivery)
    const { shop, topic, at } = delivery
    installs.record({ shop, topic, at, outcome })
    return outcome.startsWith('answered 2') || outcome === 'answered 401'
  }

  async function tryAgain(delivery: Delivery): Promise<void> {
    for (const pause of pauses) {
      await sleep(pause * 1000, undefined, { ref: false, signal: over.signal }).catch(() => {})
      if (over.signal.aborted || (await tryOnce(delivery))) return
    }
  }

  /** Resolves when the first try is over. */
  async function deliver(delivery: Delivery): Promise<void> {
    if (!(await tryOnce(delivery))) void tryAgain(delivery)
  }

  async function send(webhook: Webhook): Promise<void> {
    if (!declared.topics.has(webhook.topic)) return
    const delivery = { ...webhook, id: randomUUID(), at: new Date() }
    switch (faults.meet('webhooks')) {
      case 'lost':
        installs.record({ shop: webhook.shop, topic: webhook.topic, at: delivery.at, outcome: 'lost' })
        return
      case 'doubled':
        await Promise.all([deliver(delivery), deliver(delivery)])
        return
      case 'shuffled':
        held.push(delivery)
        if (held.length >= shuffleSize) await flush()
        return
      default:
        await deliver(delivery)
    }
  }

  async function flush(): Promise<void> {
    const waiting = held.toReversed()
    held = []
    for (const delivery of waiting) await deliver(delivery)
  }

  return { send, flush, close: () => over.abort() }
}
