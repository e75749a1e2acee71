import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { stripeCards } from './stripe.ts'

/** A charge of a kept card to which Stripe answers an error. */
async function chargeAnswered(status: number, error: { type: string; message: string }) {
  const server = createServer((_, answer) => {
    answer.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ error }))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => void server.close())
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a server on a port has one
  const { port } = server.address() as AddressInfo
  const cards = stripeCards({ apiUrl: `http://127.0.0.1:${port}`, secretKey: 'sk', webhookSecrets: [] })
  return cards.chargeSaved({ id: '1', amount: 1e7, currency: 'USD', customer: 'cus_1', method: 'pm_1' })
}

test.each([
  [400, 'The provided PaymentMethod was detached from a Customer. It may not be used again.'],
  [402, 'Your card was declined.'],
  [404, 'No such customer'],
])('[MONEY-10] %i for a kept card is a decline, with the reason', async (status, message) => {
  const type = status === 402 ? 'card_error' : 'invalid_request_error'
  expect(await chargeAnswered(status, { type, message })).toMatchObject({ state: 'failed', refusal: message })
})

test.each([
  [401, 'invalid_request_error'],
  [403, 'invalid_request_error'],
  [409, 'invalid_request_error'],
  [424, 'api_error'],
  [429, 'rate_limit_error'],
  [500, 'api_error'],
  // Another card was kept meanwhile: the first charge under this key may stand.
  [400, 'idempotency_error'],
])('[MONEY-10] %i %s is no decline: the charge is repeated under its key', async (status, type) => {
  const charge = chargeAnswered(status, { type, message: 'Not now' })
  await expect(charge).rejects.toMatchObject({ code: 'payments_away' })
})
