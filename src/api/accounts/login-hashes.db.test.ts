import { hash } from '@node-rs/argon2'
import { eq } from 'drizzle-orm'
import { generateSecret, generate } from 'otplib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sessionView } from '#contract/accounts/shapes.ts'
import { problem } from '#contract/problem.ts'
import { auditLog } from '#database/schema/audit-log.ts'
import { totpSecrets, users } from '#database/schema/users.ts'
import { sealedFor } from '#domain/accounts/factor.ts'
import { createKeys } from '#domain/keys.server.ts'
import { argon2Passwords } from '#integrations/passwords/argon2-passwords.ts'
import { ApiClient } from '../../../tests/support/api-client.ts'
import { makeAccount } from '../../../tests/support/make-account.ts'
import { openTestContext, type TestContext } from '../../../tests/support/test-context.ts'

let world: TestContext
const right = 'Pantry#2026x'

beforeAll(async () => {
  world = await openTestContext()
  // These are about the settings of production.
  world.ctx.passwords = argon2Passwords()
})
afterAll(() => world.close())

const logIn = (email: string, code = '', password = right, client = new ApiClient(world)) =>
  client.post('/merchant/login', { email, password, code })

/** What the database holds, opened. */
async function storedHash(id: string, keys = world.ctx.keys): Promise<string> {
  const [row] = await world.ctx.db.select().from(users).where(eq(users.id, id))
  return keys.unseal(row?.passwordHash ?? '', 'password') ?? ''
}

test('a hash made with weaker settings is made anew at the next sign-in, and the password stays the same', async () => {
  const weak = await hash(right, { memoryCost: 8_192, timeCost: 1, parallelism: 1 })
  const passwordHash = world.ctx.keys.seal(weak, 'password')
  const { id, email } = await makeAccount(world, right, { passwordHash })
  expect(await logIn(email, '', 'Larder#2026x')).toMatchObject({ status: 401 })
  expect(await storedHash(id)).toBe(weak)
  expect(await logIn(email)).toMatchObject({ status: 200 })
  expect(await storedHash(id)).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await logIn(email)).toMatchObject({ status: 200 })
})

test('with a new key in front, sign-in works and seals the hash anew, so that the old key can go', async () => {
  const { id, email } = await makeAccount(world, right)
  const before = await storedHash(id)
  const rotating = createKeys([
    'another-secret-another-secret-another-2',
    'test-secret-test-secret-test-secret-1',
  ])
  const after = createKeys(['another-secret-another-secret-another-2'])
  const rotated = { ...world, ctx: { ...world.ctx, keys: rotating } }
  expect(await logIn(email, '', right, new ApiClient(rotated))).toMatchObject({ status: 200 })
  expect(await storedHash(id, after)).toBe(before)
})

test(
  '[AUTH-03] a flood of sign-ins is turned away with the time to wait once the queue is full, and costs nobody a try',
  { tags: 'engine-long' },
  async () => {
    const { email } = await makeAccount(world, right)
    const narrow = {
      ...world,
      ctx: { ...world.ctx, passwords: argon2Passwords({ atOnce: 1, longestQueue: 2 }) },
    }
    const flood = Array.from({ length: 12 }, () => logIn(email, '', right, new ApiClient(narrow)))
    const answers = await Promise.all(flood)
    const away = answers.filter(({ status }) => status === 503)
    expect(away.length).toBeGreaterThan(0)
    expect(answers.length - away.length).toBeGreaterThanOrEqual(3)
    for (const { headers, body } of away) {
      expect(problem.parse(body).code).toBe('unavailable')
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    }
    for (const { status } of answers.filter((answer) => !away.includes(answer))) expect(status).toBe(200)
    expect(await logIn(email)).toMatchObject({ status: 200 })
  },
)

test('who hangs up while waiting is not worked for', async () => {
  const { passwords } = world.ctx
  await expect(passwords.verify(passwords.decoy, right, () => true)).rejects.toThrow('unavailable')
  expect(await passwords.verify(passwords.decoy, right, () => false)).toBe(false)
})

test('[AUTH-03] where an authenticator app is set up, the password alone leads to the next step and no further', async () => {
  const { id, email } = await makeAccount(world, right)
  const secret = generateSecret()
  const now = world.time.now
  const secretEnc = world.ctx.keys.seal(secret, sealedFor(id))
  await world.ctx.db.insert(totpSecrets).values({ userId: id, secretEnc, confirmedAt: now, createdAt: now })

  const asked = await logIn(email)
  expect(asked).toMatchObject({ status: 401, body: { code: 'factor_needed' } })
  expect(asked.headers.getSetCookie()).toEqual([])
  const code = await generate({ secret, epoch: Math.floor(now.getTime() / 1000) })
  const refused = await logIn(email, code === '000000' ? '000001' : '000000')
  expect(refused.status).toBe(401)
  expect(problem.parse(refused.body).code).toBe('wrong_factor')
  const acts = await world.ctx.db.select().from(auditLog).where(eq(auditLog.userId, id))
  expect(acts).toMatchObject([{ action: 'sign-in-failed', detail: { method: 'password', at: 'factor' } }])
  // A right code beside a wrong password says nothing about either.
  expect(await logIn(email, code, 'Larder#2026x')).toMatchObject({ body: { code: 'wrong_credentials' } })
  expect(sessionView.parse((await logIn(email, code)).body).permission_list).not.toEqual([])
  expect(await logIn(email, code)).toMatchObject({ body: { code: 'wrong_factor' } })
})
