import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSandbox } from '../start.ts'

/** What a tester may do to a payment on the sandbox's page of Stripe. */

let sandbox: Awaited<ReturnType<typeof startSandbox>>
let checkouts = 0

beforeAll(async () => {
  sandbox = await startSandbox({ httpPort: 0, smtpPort: 0, appUrl: 'http://127.0.0.1:9' })
})
afterAll(() => sandbox.close())

const post = (path: string, fields: Record<string, string>) =>
  fetch(`${sandbox.url}/stripe${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${sandbox.settings.stripe.STRIPE_SECRET_KEY}` },
    body: new URLSearchParams(fields),
    redirect: 'manual',
  })

async function openCheckout() {
  checkouts += 1
  const made = await post('/v1/checkout/sessions', {
    mode: 'payment',
    client_reference_id: `payment-${checkouts}`,
    'line_items[0][quantity]': '1',
    'line_items[0][price_data][unit_amount]': '2000',
    'line_items[0][price_data][currency]': 'usd',
    success_url: 'http://127.0.0.1:9/',
  })
  const { id } = (await made.json()) as { id: string }
  return {
    at: (decision: string) => post(`/pay/${id}`, { decision }),
    later: (act: string) => post(`/sessions/${id}`, { act }),
    /** Paid or not, what came of the payment, what was paid back, and whether it was taken back. */
    async state() {
      const headers = { authorization: `Bearer ${sandbox.settings.stripe.STRIPE_SECRET_KEY}` }
      const answer = await fetch(`${sandbox.url}/stripe/v1/checkout/sessions/${id}`, { headers })
      const { payment_status: paid, payment_intent: intent } = (await answer.json()) as {
        payment_status: string
        payment_intent: { status: string; latest_charge: { amount_refunded: number; disputed: boolean } }
      }
      return [paid, intent.status, intent.latest_charge.amount_refunded, intent.latest_charge.disputed]
    },
    async buttons() {
      const page = await (await fetch(`${sandbox.url}/stripe`)).text()
      const [, form = ''] = page.split(`action="/stripe/sessions/${id}"`)
      return [...(form.split('</form>')[0] ?? '').matchAll(/value="(\w+)"/g)].map(([, act]) => act)
    },
  }
}

test('[MONEY-04] a card payment is no more the bank’s to refuse', async () => {
  const checkout = await openCheckout()
  await checkout.at('pay')
  for (const act of ['fail', 'settle', 'fail']) await checkout.later(act)
  expect(await checkout.state()).toEqual(['paid', 'succeeded', 0, false])
  expect(await checkout.buttons()).toEqual(['webhook', 'dispute', 'won', 'lost', 'refund', 'half'])
})

test('[MONEY-04] a bank decides once, and nobody disputes or pays back what was never paid', async () => {
  const checkout = await openCheckout()
  await checkout.at('later')
  expect(await checkout.buttons()).toEqual(['webhook', 'settle', 'fail'])
  for (const act of ['dispute', 'refund']) await checkout.later(act)
  expect(await checkout.state()).toEqual(['unpaid', 'processing', 0, false])
  for (const act of ['fail', 'settle', 'dispute', 'refund']) await checkout.later(act)
  expect(await checkout.state()).toEqual(['unpaid', 'requires_payment_method', 0, false])
  expect(await checkout.buttons()).toEqual(['webhook'])
})

test('[MONEY-13] a payment is paid back once, and never more than it was', async () => {
  const checkout = await openCheckout()
  await checkout.at('pay')
  for (const act of ['refund', 'refund']) await checkout.later(act)
  expect(await checkout.state()).toEqual(['paid', 'succeeded', 2000, false])
})
