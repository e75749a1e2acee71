import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { sessionView } from '#contract/accounts/shapes.ts'
import { problem } from '#contract/problem.ts'
import { auditLog } from '#database/schema/audit-log.ts'
import { mailOutbox } from '#database/schema/mail-outbox.ts'
import { hashSecret } from '#domain/identifiers.ts'
import { ApiClient } from '../../../tests/support/api-client.ts'
import { makeAccount } from '../../../tests/support/make-account.ts'
import { quickPasswords } from '../../../tests/support/sign-in/quick-passwords.ts'
import { openTestContext, type TestContext } from '../../../tests/support/test-context.ts'

let world: TestContext
const passwords = quickPasswords()
const right = 'Pantry#2026x'
const wrong = 'Larder#2026x'

beforeAll(async () => {
  world = await openTestContext()
  world.ctx.passwords = passwords
})
afterAll(() => world.close())

// The limits count by the system's time, everything else by the context's: both stand still and move together.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: world.time.now })
})
afterEach(() => {
  vi.useRealTimers()
})
function later(seconds: number): void {
  world.time.now = new Date(world.time.now.getTime() + seconds * 1000)
  vi.setSystemTime(world.time.now)
}

const newAccount = (changes: Parameters<typeof makeAccount>[2] = {}) => makeAccount(world, right, changes)

const logIn = (client: ApiClient, email: string, password: string, code = '') =>
  client.post('/merchant/login/', { email, password, code })

test('[AUTH-07] [API-04] every reason to refuse a password gives the same answer for the same work', async () => {
  const { email } = await newAccount()
  const cases = [
    { email, password: wrong },
    { email: 'nobody@shop.example', password: wrong },
    { email: (await newAccount({ passwordHash: null })).email, password: right },
    { email: (await newAccount({ disabledAt: new Date() })).email, password: right },
    { email: (await newAccount({ passwordHash: 'sealed by a key that is gone' })).email, password: right },
  ]
  const answers = []
  for (const { email: address, password } of cases) {
    const before = { ...passwords }
    const { status, headers, body } = await logIn(new ApiClient(world), address, password)
    expect(passwords.verified - before.verified).toBe(1)
    expect(passwords.hashed).toBe(before.hashed)
    const { request_id: _, ...told } = problem.parse(body)
    answers.push({ status, told, headers: [...headers.keys()] })
  }
  expect(answers[0]).toMatchObject({
    status: 401,
    told: { code: 'wrong_credentials', title: 'Login Failed', message: 'Invalid credentials' },
  })
  for (const answer of answers) expect(answer).toEqual(answers[0])
})

test('failed sign-ins are on the record, without a word of what was typed', async () => {
  const { id, email } = await newAccount()
  await logIn(new ApiClient(world), email, wrong)
  const rows = await world.ctx.db.select().from(auditLog).where(eq(auditLog.userId, id))
  expect(rows).toMatchObject([{ action: 'sign-in-failed', detail: { method: 'password' } }])
  const all = JSON.stringify(await world.ctx.db.select().from(auditLog))
  expect(all).not.toContain(wrong)
  expect(all).not.toContain('nobody@shop.example')
  expect(all).not.toContain(email)
})

test('[DOOR-12] the first three wrong passwords cost no wait; later ones wait 1, 2, 4 seconds, and are told so', async () => {
  for (const address of [(await newAccount()).email, 'unknown@shop.example']) {
    const browser = new ApiClient(world)
    for (let typo = 0; typo < 3; typo += 1) {
      expect(await logIn(browser, address, wrong)).toMatchObject({ status: 401 })
    }
    for (const wait of [1, 2]) {
      expect(await logIn(browser, address, wrong)).toMatchObject({ status: 401 })
      const early = await logIn(browser, address, right)
      expect(early.status).toBe(429)
      expect(problem.parse(early.body)).toMatchObject({ code: 'too_many_requests', retry_after: wait })
      expect(early.headers.get('retry-after')).toBe(String(wait))
      later(wait)
    }
    // Five within a minute are enough.
    const sixth = await logIn(browser, address, right)
    expect(sixth.status).toBe(429)
    expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(30)
    for (const wait of [4, 8, 16, 32, 32]) {
      later(60)
      expect(await logIn(browser, address, wrong)).toMatchObject({ status: 401 })
      expect((await logIn(browser, address, right)).headers.get('retry-after')).toBe(String(wait))
    }
  }
})

test('[DOOR-12] a right password straight after three wrong ones signs in', async () => {
  const { email } = await newAccount()
  const browser = new ApiClient(world)
  for (let typo = 0; typo < 3; typo += 1) await logIn(browser, email, wrong)
  expect(await logIn(browser, email, right)).toMatchObject({ status: 200 })
})

test('[DOOR-12] a right password starts anew, and another visitor was never slowed down', async () => {
  const { email } = await newAccount()
  const browser = new ApiClient(world)
  for (let typo = 0; typo < 4; typo += 1) await logIn(browser, email, wrong)
  expect(await logIn(new ApiClient(world), email, right)).toMatchObject({ status: 200 })
  later(1)
  expect(sessionView.parse((await logIn(browser, email, right)).body).status).toBe('unverified')
  for (let typo = 0; typo < 3; typo += 1) {
    expect(await logIn(browser, email, wrong)).toMatchObject({ status: 401 })
  }
  expect(await logIn(browser, email, right)).toMatchObject({ status: 200 })
})

test('[DOOR-16] a password is the same however its accents are typed', async () => {
  const typed = 'Caf\u00e9#2026pantr'
  const { email } = await makeAccount(world, typed)
  expect(await logIn(new ApiClient(world), email, 'Cafe\u0301#2026pantr')).toMatchObject({ status: 200 })
  const { email: other } = await makeAccount(world, 'Cafe\u0301#2026pantr')
  expect(await logIn(new ApiClient(world), other, typed)).toMatchObject({ status: 200 })
})

test('one visitor gets fifty wrong passwords an hour; an IPv6 network is one visitor; right ones are free', async () => {
  const { email } = await newAccount()
  const client = new ApiClient(world)
  client.ip = '2001:db8:7:7::1'
  for (let i = 0; i < 48; i += 1) await world.ctx.limits.count('loginVisitor', `2001:db8:7:7::${i + 100}`)
  expect(await logIn(client, 'guess1@shop.example', wrong)).toMatchObject({ status: 401 })
  expect(await logIn(client, email, right)).toMatchObject({ status: 200 })
  expect(await logIn(client, 'guess2@shop.example', wrong)).toMatchObject({ status: 401 })
  client.cookies.clear()
  expect(await logIn(client, email, right)).toMatchObject({
    status: 429,
    body: { code: 'too_many_requests' },
  })
  later(60 * 60)
  expect(await logIn(client, email, right)).toMatchObject({ status: 200 })
})

/** As many strangers as it takes, then one more for the last try. */
async function guess(email: string, times: number): Promise<void> {
  for (let i = 1; i < times; i += 1) await world.ctx.limits.isReached('loginAccount', hashSecret(email))
  await logIn(new ApiClient(world), email, wrong)
}

test(
  'a hundred wrong passwords pause strangers for an hour, and never the owner’s own browser',
  { tags: 'engine-long' },
  async () => {
    const { id, email } = await newAccount()
    const own = new ApiClient(world)
    await own.logIn(email, right)
    await guess(email, 100)
    await guess('absent@shop.example', 100)

    const answers = []
    for (const address of [email, 'absent@shop.example']) {
      const { status, headers, body } = await logIn(new ApiClient(world), address, right)
      const { request_id: _, ...told } = problem.parse(body)
      answers.push({ status, told, wait: headers.get('retry-after') })
    }
    expect(answers[0]).toMatchObject({ status: 403, told: { code: 'account_paused' }, wait: '3600' })
    expect(answers[1]).toEqual(answers[0])
    expect(await logIn(own, email, right)).toMatchObject({ status: 200 })
    await guess(email, 100)

    const mails = await world.ctx.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, email))
    expect(mails.filter(({ template }) => template === 'account-paused')).toHaveLength(1)
    const acts = await world.ctx.db.select().from(auditLog).where(eq(auditLog.userId, id))
    expect(acts.filter(({ action }) => action === 'account-paused')).toHaveLength(1)

    later(60 * 60)
    expect(await logIn(new ApiClient(world), email, right)).toMatchObject({ status: 200 })
    expect(await logIn(new ApiClient(world), 'absent@shop.example', right)).toMatchObject({ status: 401 })
  },
)

test('a stolen device cookie of another account opens nothing while this one is paused', async () => {
  const { email } = await newAccount({ pausedUntil: new Date(world.time.now.getTime() + 60_000) })
  const stranger = new ApiClient(world)
  await stranger.logIn((await newAccount()).email, right)
  expect(await logIn(stranger, email, right)).toMatchObject({ status: 403, body: { code: 'account_paused' } })
})

const deviceName = '__Host-infiniti_device'

test('[DOOR-07] a device cookie that was planted before the sign-in is not the one that is trusted', async () => {
  const { email } = await newAccount()
  const ownAccount = await newAccount()
  const attacker = new ApiClient(world)
  await attacker.logIn(ownAccount.email, right)
  for (const planted of ['chosen-by-the-attacker', attacker.cookies.get(deviceName) ?? '']) {
    const victim = new ApiClient(world)
    victim.cookies.set(deviceName, planted)
    await victim.logIn(email, right)
    expect(victim.cookies.get(deviceName)).not.toBe(planted)

    await guess(email, 100)
    const stranger = new ApiClient(world)
    stranger.cookies.set(deviceName, planted)
    expect(await logIn(stranger, email, right)).toMatchObject({ body: { code: 'account_paused' } })
    expect(await logIn(victim, email, right)).toMatchObject({ status: 200 })
    later(60 * 60 + 1)
  }
})

test('[DOOR-07] a browser keeps its name, and is known to each account that it signed in to', async () => {
  const [one, two] = [await newAccount(), await newAccount()]
  const browser = new ApiClient(world)
  await browser.logIn(one.email, right)
  const first = browser.cookies.get(deviceName)
  await browser.logIn(one.email, right)
  expect(browser.cookies.get(deviceName)).toBe(first)
  await browser.logIn(two.email, right)
  const newDevices = async () => {
    const mails = await world.ctx.db.select().from(mailOutbox).where(eq(mailOutbox.template, 'new-device'))
    return mails.filter(({ recipient }) => recipient === one.email || recipient === two.email).length
  }
  const told = await newDevices()
  await browser.logIn(one.email, right)
  await browser.logIn(two.email, right)
  expect(await newDevices()).toBe(told)
})

test('[DOOR-07] one letter more or less in the cookie makes the browser unknown', async () => {
  const { email } = await newAccount()
  const browser = new ApiClient(world)
  await browser.logIn(email, right)
  const device = browser.cookies.get(deviceName) ?? ''
  await guess(email, 100)
  for (const changed of [`${device}x`, device.slice(0, -1), device.split('.')[0] ?? '']) {
    const other = new ApiClient(world)
    other.cookies.set(deviceName, changed)
    expect(await logIn(other, email, right)).toMatchObject({ body: { code: 'account_paused' } })
  }
  expect(await logIn(browser, email, right)).toMatchObject({ status: 200 })
})
