import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { DomainError } from '#domain/domain-error.ts'
import type { Cards } from '#domain/ports/payments.ts'
import { centsOf, microsOfCents } from '#rules/money/amounts.ts'
import { createBreaker } from '../breaker.ts'
import {
  checkoutOf,
  dispute,
  intent,
  intentOf,
  invoice,
  webhook,
  plan,
  planChargeOf,
  planOf,
  refused,
  returned,
  session,
  takesMoney,
} from './stripe-answers.ts'

interface Settings {
  apiUrl: string
  secretKey: string
  /** Two while one is replaced. */
  webhookSecrets: string[]
  patienceMs?: number
}

/** Each version of Stripe's API has the name of its release. */
const apiVersion = '2026-10-28.endive'
const oldestWebhook = 300

/** Stripe's checkout by plain HTTP: card data never reaches us. */
export function stripeCards({ apiUrl, secretKey, webhookSecrets, patienceMs = 8_000 }: Settings): Cards {
  const breaker = createBreaker()

  async function call(method: 'GET' | 'POST' | 'DELETE', path: string, fields: Fields = {}, key = '') {
    const body = formOf(fields)
    const url = `${apiUrl}/v1/${path}${method === 'GET' && body ? `?${body}` : ''}`
    const request = async () => {
      const answer = await fetch(url, {
        ...(method === 'POST' ? { method, body } : { method }),
        headers: {
          authorization: `Bearer ${secretKey}`,
          'stripe-version': apiVersion,
          ...(method === 'POST' && { 'content-type': 'application/x-www-form-urlencoded' }),
          ...(key && { 'idempotency-key': key }),
        },
        redirect: 'error',
        signal: AbortSignal.timeout(patienceMs),
      })
      if (answer.status >= 500 || answer.status === 429 || answer.status === 401) {
        throw new Error(`Stripe answered ${answer.status}`)
      }
      return { status: answer.status, body: (await answer.json()) as unknown }
    }
    return breaker.run(apiUrl, request).catch((cause: unknown) => {
      throw new DomainError('payments_away', { cause })
    })
  }

  async function read<T extends z.ZodType>(
    schema: T,
    path: string,
    fields?: Fields,
  ): Promise<z.infer<T> | undefined> {
    const answer = await call('GET', path, fields)
    return answer.status === 404 ? undefined : parse(schema, answer.body)
  }

  /** All pages of a list. */
  async function list<T extends z.ZodType<{ id: string }>>(schema: T, path: string, fields: Fields) {
    const rows: z.infer<T>[] = []
    for (;;) {
      const last = rows.at(-1)?.id
      const asked = { ...fields, limit: 100, ...(last && { starting_after: last }) }
      const page = await read(z.object({ data: z.array(schema), has_more: z.boolean() }), path, asked)
      rows.push(...(page?.data ?? []))
      if (!page?.has_more) return rows
    }
  }

  async function start(fields: Fields, id: string) {
    const answer = await call('POST', 'checkout/sessions', fields, id)
    const made = parse(session, answer.body)
    if (!made.url) throw new DomainError('way_closed')
    return { ref: made.id, payUrl: made.url }
  }

  return {
    startCheckout: ({ id, title, amount, tax, currency, email, returnUrl, cancelUrl, keepsCard }) =>
      start(
        {
          mode: 'payment',
          client_reference_id: id,
          customer_email: email,
          customer_creation: 'always',
          success_url: returnUrl,
          cancel_url: cancelUrl,
          line_items: [
            lineItem(title, amount, currency),
            ...(tax > 0 ? [lineItem('Tax', tax, currency)] : []),
          ],
          payment_intent_data: {
            metadata: { payment: id },
            ...(keepsCard && { setup_future_usage: 'off_session' }),
          },
        },
        id,
      ),
    startPlan: ({ id, title, amount, tax, currency, email, returnUrl, cancelUrl, trialDays }) =>
      start(
        {
          mode: 'subscription',
          client_reference_id: id,
          customer_email: email,
          success_url: returnUrl,
          cancel_url: cancelUrl,
          line_items: [
            lineItem(title, amount, currency, 'month'),
            ...(tax > 0 ? [lineItem('Tax', tax, currency, 'month')] : []),
          ],
          subscription_data: {
            metadata: { subscription: id },
            ...(trialDays > 0 && { trial_period_days: trialDays }),
          },
        },
        id,
      ),
    async readCheckout(ref) {
      const fields = {
        expand: ['payment_intent', 'payment_intent.payment_method', 'payment_intent.latest_charge'],
      }
      const found = await read(session, `checkout/sessions/${encodeURIComponent(ref)}`, fields)
      return found && checkoutOf(found)
    },
    async expireCheckout(ref) {
      await call('POST', `checkout/sessions/${encodeURIComponent(ref)}/expire`)
    },
    async readPlan(ref) {
      const found = await read(plan, `subscriptions/${encodeURIComponent(ref)}`, {
        expand: ['latest_invoice'],
      })
      return found && planOf(found)
    },
    async cancelPlan(ref) {
      const { status } = await call('POST', `subscriptions/${encodeURIComponent(ref)}`, {
        cancel_at_period_end: 'true',
      })
      // A plan that Stripe does not know bills nobody.
      if (status !== 200 && status !== 404) throw new DomainError('payments_away')
    },
    async keepPlan(ref) {
      const { status } = await call('POST', `subscriptions/${encodeURIComponent(ref)}`, {
        cancel_at_period_end: 'false',
      })
      if (status !== 200) throw new DomainError('payments_away')
    },
    async listPlanCharges(ref) {
      const fields = { subscription: ref, status: 'paid', limit: 100, expand: ['data.payments'] }
      const page = await read(z.object({ data: z.array(invoice) }), 'invoices', fields)
      return (page?.data ?? []).flatMap((one) => planChargeOf(one) ?? []).toReversed()
    },
    async endPlan(ref) {
      const { status } = await call('DELETE', `subscriptions/${encodeURIComponent(ref)}`)
      if (status !== 200 && status !== 404) throw new DomainError('payments_away')
    },
    async chargeSaved({ id, amount, currency, customer, method }) {
      const fields = {
        amount: centsOf(amount),
        currency: currency.toLowerCase(),
        customer,
        payment_method: method,
        off_session: 'true',
        confirm: 'true',
        metadata: { payment: id },
        expand: ['payment_method', 'latest_charge'],
      }
      const { status, body } = await call('POST', 'payment_intents', fields, id)
      if (status === 200) return intentOf(parse(intent, body))
      const { error } = parse(refused, body)
      // Declined, or a card that Stripe no longer has. Anything else may go well later, or went well before.
      const isDecline = [400, 402, 404].includes(status) && error.type !== 'idempotency_error'
      if (!isDecline) throw new DomainError('payments_away', { cause: error })
      return { state: 'failed', ref: error.payment_intent?.id, refusal: error.message }
    },
    async readCharge(ref) {
      const fields = { expand: ['payment_method', 'latest_charge'] }
      const found = await read(intent, `payment_intents/${encodeURIComponent(ref)}`, fields)
      if (!found) return undefined
      // `disputed` stays true when a dispute was won.
      const isDisputed = found.latest_charge?.disputed
        ? (await list(dispute, 'disputes', { payment_intent: ref })).some(takesMoney)
        : false
      return { ...intentOf(found), isDisputed }
    },
    async listReturned(since) {
      const fields = { 'created[gte]': Math.floor(since.getTime() / 1000) }
      const refunds = await list(returned, 'refunds', fields)
      const disputes = await list(dispute, 'disputes', fields)
      return [
        ...refunds.map(({ payment_intent }) => ({ charge: payment_intent ?? '', isDispute: false })),
        ...disputes.map(({ payment_intent }) => ({ charge: payment_intent ?? '', isDispute: true })),
      ]
    },
    async refund({ charge, amount, key }) {
      const answer = await call('POST', 'refunds', { payment_intent: charge, amount: centsOf(amount) }, key)
      if (answer.status >= 400) throw new DomainError('way_closed')
    },
    readWebhook(body, signature) {
      const parts = signature.split(',').map((part) => part.split('=', 2))
      const time = Number(parts.find(([name]) => name === 't')?.[1])
      if (!(Math.abs(Date.now() / 1000 - time) <= oldestWebhook)) return undefined
      const given = parts.filter(([name]) => name === 'v1').map(([, value]) => value ?? '')
      const isSigned = webhookSecrets.some((secret) => {
        const right = createHmac('sha256', secret).update(`${time}.`).update(body).digest('hex')
        return given.some((one) => same(right, one))
      })
      const told = isSigned ? webhook.safeParse(readJson(body)).data : undefined
      if (!told) return undefined
      const { object } = told.data
      // A finished checkout names its payment, too: we know one of the two.
      const { id, payment_intent, subscription, parent } = object
      const refs = [id, payment_intent, subscription, parent?.subscription_details?.subscription]
      return { id: told.id, topic: told.type, refs: refs.filter((ref) => typeof ref === 'string') }
    },
    async listCharges(since) {
      const fields = { 'created[gte]': Math.floor(since.getTime() / 1000) }
      const charges = await list(intent, 'payment_intents', fields)
      return charges.map(({ id, metadata, amount, status }) => ({
        charge: id,
        payment: metadata?.payment ?? '',
        amount: microsOfCents(amount),
        isSettled: status === 'succeeded',
      }))
    },
  }
}

const lineItem = (name: string, amount: number, currency: string, recurring?: 'month') => ({
  quantity: 1,
  price_data: {
    currency: currency.toLowerCase(),
    unit_amount: centsOf(amount),
    product_data: { name },
    ...(recurring && { recurring: { interval: recurring } }),
  },
})

interface Fields {
  [name: string]: string | number | Fields | readonly (string | Fields)[]
}

/** `line_items[0][price_data][currency]=usd`: how Stripe reads nested fields. */
function formOf(fields: Fields): string {
  const form = new URLSearchParams()
  const add = (name: string, value: Fields[string]): void => {
    if (typeof value !== 'object') return form.append(name, String(value))
    // The names of an array's entries are their numbers.
    for (const [inner, one] of Object.entries<Fields[string]>(Object(value))) add(`${name}[${inner}]`, one)
  }
  for (const [name, value] of Object.entries(fields)) add(name, value)
  return form.toString()
}

function same(right: string, given: string): boolean {
  const [a, b] = [Buffer.from(right), Buffer.from(given)]
  return a.length === b.length && timingSafeEqual(a, b)
}

function readJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(body).toString('utf8'))
  } catch {
    return undefined
  }
}

function parse<T extends z.ZodType>(schema: T, answer: unknown): z.infer<T> {
  const parsed = schema.safeParse(answer)
  if (!parsed.success) throw new DomainError('payments_away', { cause: parsed.error })
  return parsed.data
}
