import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { captchaActions } from '#contract/captcha/shapes.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { endpoints } from '#contract/endpoints.ts'
import { ApiClient } from '../../tests/support/api-client.ts'
import {
  type Actor,
  forgedHeaders,
  type FuzzRequest,
  fuzzRequests,
} from '../../tests/support/fuzz/requests.ts'
import { runFuzz } from '../../tests/support/fuzz/run-fuzz.ts'
import { type Known, learn } from '../../tests/support/fuzz/values.ts'
import { newMerchant } from '../../tests/support/new-merchant.ts'
import { newStaff } from '../../tests/support/new-staff.ts'
import { quickPasswords } from '../../tests/support/sign-in/quick-passwords.ts'
import { openTestContext, type TestContext } from '../../tests/support/test-context.ts'

/**
 * Requests made from our own description, right ones and wrong ones. Limits and captcha let everybody through
 * here, so that what lies behind them is reached; `npm run test:fuzz` sends to the whole server, with both.
 */

const seed = 20_261_115
const count = 300
/** Sessions end, accounts are erased: everybody is replaced now and then. */
const freshEvery = 150

let world: TestContext
const errors: string[] = []

beforeAll(async () => {
  world = await openTestContext()
  const { ctx } = world
  ctx.passwords = quickPasswords()
  ctx.captcha = {
    setup: { kind: 'altcha' },
    check: () => Promise.resolve({ nonce: randomUUID(), expiresAt: new Date(Date.now() + 60_000) }),
  }
  ctx.limits = {
    count: () => Promise.resolve(1),
    isReached: () => Promise.resolve(false),
    takeBack: () => Promise.resolve(),
    clear: () => Promise.resolve(),
  }
  ctx.log.error = (fields: { err?: unknown }) =>
    errors.push(fields.err instanceof Error ? (fields.err.stack ?? '') : 'no error')
})
afterAll(() => world.close())

async function everybody(): Promise<Record<Actor, ApiClient>> {
  const [merchant, other, staff] = [await newMerchant(world), await newMerchant(world), await newStaff(world)]
  return {
    nobody: new ApiClient(world),
    forger: new ApiClient(world),
    merchant: merchant.browser,
    other: other.browser,
    staff: staff.browser,
  }
}

/** What everybody sees at the start, so that requests can name things that exist. */
async function firstLook(people: Record<Actor, ApiClient>): Promise<Known> {
  const known: Known = new Map<string, unknown[]>([
    ['password', ['Pantry#2026x', 'Counter#2026y']],
    ['email', ['merchant-1@shop.example', 'staff-1@infiniti.example', 'nobody@shop.example']],
    ['shop', ['tamarind-supply.myshopify.com']],
    ['action', [...captchaActions]],
  ])
  for (const { method, path } of Object.values<Endpoint>(endpoints)) {
    if (method !== 'get') continue
    for (const client of [people.merchant, people.staff]) {
      const { status, body } = await client.get(path)
      if (status === 200) learn(known, body)
    }
  }
  return known
}

test('[API-04] whatever is sent to whatever call by whomever, nothing fails', async () => {
  let people = await everybody()
  const requests = fuzzRequests({ known: await firstLook(people) })
  const target = {
    async send({ actor, method, path, headers, body }: FuzzRequest, number: number) {
      if (number % freshEvery === freshEvery - 1) people = await everybody()
      const extra = actor === 'forger' ? { ...headers, ...forgedHeaders(number) } : headers
      const sent = body && new Uint8Array(body)
      const answer = await people[actor].send(method, path.replace(/^\/api/, ''), sent, extra)
      return answer.status
    },
  }
  const { failures, sent, byStatus } = await runFuzz(target, { requests, count, seed, lanes: 4 })
  expect({ failures, errors }).toEqual({ failures: [], errors: [] })
  expect(sent).toBe(count)
  // Not all of it is turned away at the door.
  expect(byStatus.get(200)).toBeGreaterThan(count / 20)
})
