import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { staffCookie, userTokenCookie } from '#contract/accounts/cookies.ts'
import type { Access, Endpoint } from '#contract/endpoint.ts'
import { endpoints } from '#contract/endpoints.ts'
import type { Problem } from '#contract/problem.ts'
import { sessions } from '#database/schema/sessions.ts'
import { users } from '#database/schema/users.ts'
import { ApiClient } from '../../tests/support/api-client.ts'
import { type Merchant, newMerchant } from '../../tests/support/new-merchant.ts'
import { newStaff } from '../../tests/support/new-staff.ts'
import { openTestContext, type TestContext } from '../../tests/support/test-context.ts'
import { createRoutes } from './api.ts'

/** Every call of the contract by everybody who may come: who gets past the guard is declared, and nothing else. */

let world: TestContext
let merchant: Merchant
let other: Merchant

beforeAll(async () => {
  world = await openTestContext()
  merchant = await newMerchant(world)
  other = await newMerchant(world)
})
afterAll(() => world.close())

/** What the guard said: `in` when it let the call through to its own checks. */
type Verdict =
  | 'in'
  | 'signature_missing'
  | 'signed_out'
  | 'proof_needed'
  | 'not_on_visit'
  | 'factor_setup_needed'

const closed: Record<Access, Verdict> = {
  public: 'in',
  module: 'in',
  'module-server': 'signature_missing',
  merchant: 'signed_out',
  'merchant:own': 'signed_out',
  'merchant:fresh': 'signed_out',
  'staff:enrol': 'signed_out',
  staff: 'signed_out',
  'staff:fresh': 'signed_out',
}
const open: Record<Access, Verdict> = {
  ...closed,
  merchant: 'in',
  'merchant:own': 'in',
  'merchant:fresh': 'in',
}
const forStaff: Record<Access, Verdict> = { ...closed, 'staff:enrol': 'in', staff: 'in', 'staff:fresh': 'in' }
const stale: Record<Access, Verdict> = { ...open, 'merchant:fresh': 'proof_needed' }
const lookingIn: Record<Access, Verdict> = {
  ...open,
  'merchant:own': 'not_on_visit',
  'merchant:fresh': 'not_on_visit',
}

/** Not ours to call: Shopify, the card processor and those who send messages do, and prove who they are. */
const signed = [
  '/api/shopify/open',
  '/api/shopify/callback',
  '/api/shopify/webhooks',
  '/api/cards/webhooks',
  '/api/whatsapp/webhooks',
  '/api/sms/webhooks/:token',
]

const guardCodes = new Set([
  'signature_missing',
  'signed_out',
  'proof_needed',
  'not_on_visit',
  'factor_setup_needed',
])

/** A body that no call takes: past the guard it is refused for that, before anything happens. */
async function verdict(browser: ApiClient, { method, path }: Endpoint, headers: Record<string, string>) {
  const { status, body } = await browser.send(
    method.toUpperCase(),
    path,
    method === 'post' ? 'x' : undefined,
    method === 'post' ? { 'content-type': 'text/plain', ...headers } : headers,
  )
  if (status >= 500) return `failed with ${status}`
  const { code } = body as Problem
  // A read has no body to refuse. Its own rules (a role, an outlet) come after the guard.
  if (method === 'get') return guardCodes.has(code) ? code : 'in'
  return status === 415 ? 'in' : guardCodes.has(code) ? code : `answered ${status}`
}

async function wrongVerdicts(
  browser: ApiClient,
  expected: Record<Access, Verdict>,
  headers: Record<string, string> = {},
): Promise<string[]> {
  const wrong: string[] = []
  for (const [name, entry] of Object.entries<Endpoint>(endpoints)) {
    const seen = await verdict(browser, entry, headers)
    const wanted = expected[entry.access]
    if (seen !== wanted) wrong.push(`${name} (${entry.access}): ${seen}, not ${wanted}`)
  }
  return wrong
}

const browserWith = (access: Merchant | undefined, cookies: Merchant | undefined) => {
  const browser = new ApiClient(world)
  browser.token = access?.browser.token
  for (const [name, value] of cookies?.browser.cookies ?? []) browser.cookies.set(name, value)
  return browser
}

const change = ({ userId }: { userId: string }, fields: Partial<typeof sessions.$inferInsert>) =>
  world.ctx.db
    .update(sessions)
    .set(fields)
    .where(and(eq(sessions.userId, userId), isNull(sessions.endedAt)))

/** Headers that pages send for display. They give no rights. */
const claims = () => ({
  'super-user': 'true',
  'user-role': 'owner',
  'multi-user-key': merchant.companyId,
  outlet: merchant.outletId,
  'api-key': 'K-7K3M-92QF',
})

test('[API-03] [API-04] every route of the server is in the contract, and says who may call it', () => {
  const declared = new Set(Object.values<Endpoint>(endpoints).map(({ path }) => `/api${path}`))
  const outside = createRoutes()
    .routes.map(({ path }) => path.replace(/\/$/, ''))
    .filter((path) => !declared.has(path))
  // Shopify's customer sign-in comes back there: it only sends the browser on.
  const unsigned = ['/api/openapi.json', '/api/shopify/customer', '/api/shopify/customer/signed-out']
  expect(new Set(outside)).toEqual(new Set([...unsigned, ...signed]))
  const known = Object.keys(closed)
  expect(Object.values<Endpoint>(endpoints).filter(({ access }) => !known.includes(access))).toEqual([])
})

test('[API-04] what another service calls is refused without its signature', async () => {
  for (const path of signed) {
    for (const method of ['GET', 'POST']) {
      const { status } = await browserWith(merchant, merchant).send(method, path.replace('/api', ''))
      expect([path, status < 500 && status !== 200]).toEqual([path, true])
    }
  }
})

test('[API-04] without credentials only public calls answer', async () => {
  expect(await wrongVerdicts(new ApiClient(world), closed)).toEqual([])
})

test('[API-04] [PORT-13] forged headers open nothing', async () => {
  expect(await wrongVerdicts(new ApiClient(world), closed, claims())).toEqual([])
  expect(await wrongVerdicts(browserWith(merchant, other), closed, claims())).toEqual([])
})

test('[API-04] half a pair opens nothing: neither token nor cookie, nor the halves of two merchants', async () => {
  expect(await wrongVerdicts(browserWith(merchant, undefined), closed)).toEqual([])
  expect(await wrongVerdicts(browserWith(undefined, merchant), closed)).toEqual([])
  expect(await wrongVerdicts(browserWith(merchant, other), closed)).toEqual([])
})

test('[API-04] a fresh session opens everything of a merchant', async () => {
  expect(await wrongVerdicts(browserWith(merchant, merchant), open)).toEqual([])
})

test('[API-04] a stale session opens all but changes to the account itself, whatever it claims', async () => {
  const someone = await newMerchant(world)
  await change(someone, { provedAt: new Date(world.time.now.getTime() - 15 * 60_000 - 1) })
  expect(await wrongVerdicts(browserWith(someone, someone), stale)).toEqual([])
  expect(await wrongVerdicts(browserWith(someone, someone), stale, claims())).toEqual([])
})

test('[API-04] [PORT-14] an ended session and one past its time open nothing', async () => {
  const ended = await newMerchant(world)
  await change(ended, { endedAt: world.time.now, endedBecause: 'signed-out' })
  expect(await wrongVerdicts(browserWith(ended, ended), closed)).toEqual([])
  const expired = await newMerchant(world)
  await change(expired, { accessExpiresAt: world.time.now })
  expect(await wrongVerdicts(browserWith(expired, expired), closed)).toEqual([])
  const idle = await newMerchant(world)
  await change(idle, { lastSeenAt: new Date(world.time.now.getTime() - 12 * 60 * 60_000 - 1) })
  expect(await wrongVerdicts(browserWith(idle, idle), closed)).toEqual([])
})

test('[API-04] a disabled account opens nothing, with a session from before', async () => {
  const disabled = await newMerchant(world)
  await world.ctx.db.update(users).set({ disabledAt: world.time.now }).where(eq(users.id, disabled.userId))
  expect(await wrongVerdicts(browserWith(disabled, disabled), closed)).toEqual([])
})

test('[API-04] a member of staff who looks in for a merchant changes nothing of the account', async () => {
  const watched = await newMerchant(world)
  await change(watched, { actorId: other.userId })
  expect(await wrongVerdicts(browserWith(watched, watched), lookingIn)).toEqual([])
})

test('[API-04] [ADM-04] a member of staff gets through to the admin and to nothing of a merchant', async () => {
  const staff = await newStaff(world)
  expect(await wrongVerdicts(staff.browser, forStaff)).toEqual([])
  // The same pair in the merchants' cookie is nobody.
  const dressedUp = new ApiClient(world)
  dressedUp.token = staff.browser.token
  dressedUp.cookies.set(userTokenCookie(true), staff.browser.cookies.get(staffCookie(true)) ?? '')
  expect(await wrongVerdicts(dressedUp, closed)).toEqual([])
})

test('[API-04] [ADM-04] a merchant’s pair in the admin’s cookie is not a staff session, and the hint cookie gives no access', async () => {
  const dressedUp = browserWith(merchant, undefined)
  dressedUp.cookies.set(staffCookie(true), merchant.browser.cookies.get(userTokenCookie(true)) ?? '')
  dressedUp.cookies.set('superUser', 'true')
  expect(await wrongVerdicts(dressedUp, closed)).toEqual([])
})

test('[API-04] [ADM-04] staff who proved themselves long ago, in production without a second factor, or left alone', async () => {
  const staff = await newStaff(world)
  await change(staff, { provedAt: new Date(world.time.now.getTime() - 15 * 60_000 - 1) })
  expect(await wrongVerdicts(staff.browser, { ...forStaff, 'staff:fresh': 'proof_needed' })).toEqual([])
  await change(staff, { lastSeenAt: new Date(world.time.now.getTime() - 30 * 60_000 - 1) })
  expect(await wrongVerdicts(staff.browser, closed)).toEqual([])

  const bare = await newStaff(world)
  world.ctx.settings.mode = 'production'
  const refused = { ...forStaff, staff: 'factor_setup_needed', 'staff:fresh': 'factor_setup_needed' } as const
  expect(await wrongVerdicts(bare.browser, refused)).toEqual([])
  world.ctx.settings.mode = 'demo'
})
