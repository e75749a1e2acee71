import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startSandbox } from '../start.ts'

test('checkouts and their payments outlast a restart in the same folder, and not without it', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'sandbox-'))
  const options = { httpPort: 0, smtpPort: 0, appUrl: 'http://127.0.0.1:9', dataDir }
  const first = await startSandbox(options)
  const headers = { authorization: `Bearer ${first.settings.stripe.STRIPE_SECRET_KEY}` }
  const fields = {
    mode: 'payment',
    client_reference_id: 'one',
    'line_items[0][quantity]': '1',
    'line_items[0][price_data][unit_amount]': '2000',
    'line_items[0][price_data][currency]': 'usd',
    success_url: 'http://127.0.0.1:9/',
  }
  const made = await fetch(`${first.url}/stripe/v1/checkout/sessions`, {
    method: 'POST',
    headers,
    body: new URLSearchParams(fields),
  })
  const { id } = (await made.json()) as { id: string }
  const pay = new URLSearchParams({ decision: 'pay' })
  await fetch(`${first.url}/stripe/pay/${id}`, { method: 'POST', body: pay, redirect: 'manual' })
  await first.close()

  const second = await startSandbox(options)
  const kept = await fetch(`${second.url}/stripe/v1/checkout/sessions/${id}`, { headers })
  expect(await kept.json()).toMatchObject({
    status: 'complete',
    payment_status: 'paid',
    payment_intent: { status: 'succeeded', amount: 2000 },
  })
  await second.close()

  await rm(dataDir, { recursive: true })
  const third = await startSandbox(options)
  const gone = await fetch(`${third.url}/stripe/v1/checkout/sessions/${id}`, { headers })
  expect(gone.status).toBe(404)
  await third.close()
  await rm(dataDir, { recursive: true, force: true })
})
