import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountView } from '#contract/own-account/shapes.ts'
import { ApiClient } from '../../../tests/support/api-client.ts'
import { emailsOf } from '../../../tests/support/sent-emails.ts'
import { emailTo, newMerchant } from '../../../tests/support/new-merchant.ts'
import { openTestContext, type TestContext } from '../../../tests/support/test-context.ts'

let world: TestContext
beforeAll(async () => {
  world = await openTestContext()
})
afterAll(() => world.close())

const minutes = (count: number) => {
  world.time.now = new Date(world.time.now.getTime() + count * 60_000)
}

test('one’s own account is shown whole and without secrets', async () => {
  const { browser, email } = await newMerchant(world)
  const { status, body } = await browser.get('/merchant/account')
  expect(status).toBe(200)
  expect(accountView.parse(body)).toEqual(body)
  expect(body).toMatchObject({ email, first_name: 'Mei', has_password: true, factor: null, erase_at: null })
  expect(body.erasure_takes).toHaveLength(1)
  expect(JSON.stringify(body)).not.toContain('argon2')
  expect(await new ApiClient(world).get('/merchant/account')).toMatchObject({ status: 401 })
})

test('an address may be read and written; other methods hear which two there are', async () => {
  const { browser } = await newMerchant(world)
  const answer = await browser.send('DELETE', '/merchant/account')
  expect(answer.status).toBe(405)
  expect(answer.headers.get('allow')).toBe('GET, POST')
})

test('[VAL-02] the profile is tidied and checked; another telephone needs a fresh proof', async () => {
  const { browser } = await newMerchant(world)
  const profile = { first_name: 'mei ling', last_name: 'CHUA', phone_code: '+65', phone_no: '91234567' }
  minutes(20)
  expect(await browser.post('/merchant/account/', profile)).toMatchObject({ status: 200 })
  expect(await browser.post('/merchant/account', { ...profile, phone_no: '12ab' })).toMatchObject({
    status: 400,
    body: { fields: { phone_no: 'Please enter a valid Mobile Number' } },
  })
  expect(await browser.post('/merchant/account', { ...profile, phone_no: '98765432' })).toMatchObject({
    status: 403,
    body: { code: 'proof_needed' },
  })
  const { body } = await browser.get('/merchant/account')
  expect(body).toMatchObject({ first_name: 'Mei Ling', last_name: 'Chua', phone_no: '91234567' })
})

test('a new e-mail counts once its mailbox answers, and the old one hears of it twice', async () => {
  const { browser, email, password } = await newMerchant(world)
  const wanted = `new-${email}`
  expect(await browser.post('/merchant/account/email', { email: wanted })).toMatchObject({ status: 200 })
  expect((await browser.get('/merchant/account')).body).toMatchObject({ email, new_email: wanted })
  expect(await emailTo(world, email, 'email-change-asked')).toMatchObject({ newEmail: wanted })

  const token = await emailsOf(world).tokenTo(wanted, '/merchant/confirm-email')
  const stranger = new ApiClient(world)
  expect(await stranger.post('/merchant/account/email/confirm', { token: `${token}x` })).toMatchObject({
    status: 410,
  })
  const answers = await Promise.all(
    [1, 2, 3].map(() => stranger.post('/merchant/account/email/confirm', { token })),
  )
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 410, 410])
  expect(await emailTo(world, email, 'email-changed')).toMatchObject({ newEmail: wanted })
  expect((await browser.get('/merchant/account')).body).toMatchObject({ email: wanted, new_email: null })
  await new ApiClient(world).logIn(wanted, password)
})

test('an e-mail that somebody has is refused, also when it is taken while the link is under way', async () => {
  const one = await newMerchant(world)
  const other = await newMerchant(world)
  expect(await one.browser.post('/merchant/account/email', { email: other.email })).toMatchObject({
    status: 409,
    body: { code: 'email_taken' },
  })
  const wanted = `both-want-${one.email}`
  await one.browser.post('/merchant/account/email', { email: wanted })
  const first = await emailsOf(world).tokenTo(wanted, '/merchant/confirm-email')
  minutes(1)
  await other.browser.post('/merchant/account/email', { email: wanted })
  const second = await emailsOf(world).tokenTo(wanted, '/merchant/confirm-email')
  expect(await other.browser.post('/merchant/account/email/confirm', { token: second })).toMatchObject({
    status: 200,
  })
  expect(await one.browser.post('/merchant/account/email/confirm', { token: first })).toMatchObject({
    status: 409,
  })
  minutes(20)
  expect(await one.browser.post('/merchant/account/email', { email: 'x@y.example' })).toMatchObject({
    status: 403,
    body: { code: 'proof_needed' },
  })
})

test('sessions: one’s own are listed and ended; somebody else’s cannot be', async () => {
  const stranger = await newMerchant(world)
  const { browser, email, password } = await newMerchant(world)
  const phone = new ApiClient(world)
  phone.userAgent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0) Version/19.0 Safari/604.1'
  await phone.logIn(email, password)
  const { body } = await browser.get('/merchant/sessions')
  expect(body.sessions).toMatchObject([
    { device: 'Chrome on Mac', current: true, by_staff: false },
    { device: 'Safari on iPhone', current: false, method: 'password' },
  ])

  const [, theirs] = body.sessions as { id: string }[]
  expect(await stranger.browser.post('/merchant/sessions/end', { id: theirs?.id })).toMatchObject({
    status: 404,
  })
  expect(await phone.get('/merchant/account')).toMatchObject({ status: 200 })
  for (const wrong of [{}, { id: 'none' }, { others: 'perhaps' }])
    expect(await browser.post('/merchant/sessions/end', wrong)).toMatchObject({ status: 400 })

  expect(await browser.post('/merchant/sessions/end', { id: theirs?.id })).toMatchObject({
    body: { ended: 1 },
  })
  expect(await phone.get('/merchant/account')).toMatchObject({ status: 401 })
  await phone.logIn(email, password)
  expect(await browser.post('/merchant/sessions/end', { others: true })).toMatchObject({ body: { ended: 1 } })
  expect(await browser.get('/merchant/account')).toMatchObject({ status: 200 })
  expect(await stranger.browser.get('/merchant/account')).toMatchObject({ status: 200 })
})

test('activity: plain sentences, newest first, page by page, one’s own only', async () => {
  const { browser } = await newMerchant(world)
  await newMerchant(world)
  for (let step = 0; step < 14; step += 1)
    await browser.post('/merchant/staff_access', { allowed: step % 2 === 1 })
  const first = (await browser.get('/merchant/activity')).body
  expect(first.entries).toHaveLength(12)
  expect(first.entries[0]).toMatchObject({ text: 'Allowed visits by our staff', by_staff: false })
  const second = (await browser.get(`/merchant/activity?before=${first.next}`)).body
  expect(second.next).toBeNull()
  expect(second.entries.at(-1).text).toBe('Signed in with the password (Chrome on Mac)')
  expect(second.entries.length).toBe(3)
  expect(await browser.get('/merchant/activity?before=x')).toMatchObject({ status: 400 })
})
