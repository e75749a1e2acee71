import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sessionView } from '#contract/accounts/shapes.ts'
import { oneTimeTokens } from '#database/schema/sessions.ts'
import { hashSecret } from '#domain/identifiers.ts'
import { openidGoogle } from '#integrations/google.ts'
import { ApiClient } from '../../../tests/support/api-client.ts'
import { accountsOf } from '../../../tests/support/google/google-accounts.ts'
import { chooserForms, GoogleVisitor } from '../../../tests/support/google/google-visitor.ts'
import { faultyGoogleClient, startFaultyGoogle } from '../../../tests/support/google/faulty-google.ts'
import { openTestContext, type TestContext } from '../../../tests/support/test-context.ts'

let world: TestContext
let accounts: ReturnType<typeof accountsOf>
beforeAll(async () => {
  world = await openTestContext()
  accounts = accountsOf(world)
})
afterAll(() => world.close())

let people = 0
/** Somebody new, who has been to Google and is about to come back. */
async function returning() {
  people += 1
  const email = `returning-${people}@gmail.com`
  const visitor = new GoogleVisitor(world)
  const back = await visitor.travel(chooserForms.verified(email))
  const come = (changes: Record<string, string> = {}, from: ApiClient = visitor) =>
    from.post('/auth/google', { ...back, ...changes })
  return { email, visitor, back, come }
}

const failed = { status: 400, body: { code: 'google_failed' } }
const openTrips = () =>
  world.ctx.db
    .select()
    .from(oneTimeTokens)
    .where(and(eq(oneTimeTokens.purpose, 'google-state'), isNull(oneTimeTokens.usedAt)))

test('[API-02] googleAuth answers with the address of Google and binds the trip to the browser', async () => {
  const visitor = new GoogleVisitor(world)
  const { body, headers } = await visitor.get('/googleAuth/?login_hint=mei@gmail.com')
  const url = new URL(body.url)
  expect(url.href).toContain(world.sandbox.settings.google.GOOGLE_ISSUER)
  expect(url.searchParams.get('login_hint')).toBe('mei@gmail.com')
  expect(headers.getSetCookie()).toEqual([
    expect.stringMatching(
      /^__Host-infiniti_google=[\w-]{43}; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax; Secure$/,
    ),
  ])
  const stored = JSON.stringify(await openTrips())
  expect(stored).not.toContain(url.searchParams.get('state'))
  expect(stored).not.toContain(url.searchParams.get('nonce'))
  expect(stored).not.toContain(visitor.cookies.get('__Host-infiniti_google'))
})

test('[API-01] auth/google answers with the fields of the contract, as JSON and as a form, with and without slash', async () => {
  const { visitor, back, come } = await returning()
  const { status, body } = await come()
  expect(status).toBe(200)
  expect(sessionView.parse(body)).toEqual(body)
  expect([...visitor.cookies.keys()].toSorted()).toEqual([
    '__Host-infiniti_device',
    '__Host-infiniti_google',
    '__Host-infiniti_user_token',
  ])
  expect(JSON.stringify(body)).not.toContain(back.code)

  const other = await returning()
  const form = new FormData()
  for (const [name, value] of Object.entries(other.back)) form.set(name, value)
  expect(await other.visitor.send('POST', '/auth/google/', form)).toMatchObject({ status: 200 })
})

test('[AUTH-11] an answer works once', async () => {
  const { come } = await returning()
  expect(await come()).toMatchObject({ status: 200 })
  expect(await come()).toMatchObject(failed)
})

test('[AUTH-11] of ten uses at once one is admitted', { tags: 'engine-long' }, async () => {
  const { come } = await returning()
  const answers = await Promise.all(Array.from({ length: 10 }, () => come()))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('[AUTH-11] an answer works in its own browser only, and a stranger does not spoil it', async () => {
  const { come } = await returning()
  const stranger = new GoogleVisitor(world)
  expect(await come({}, stranger)).toMatchObject(failed)
  await stranger.get('/googleAuth')
  expect(await come({}, stranger)).toMatchObject(failed)
  expect(await come()).toMatchObject({ status: 200 })
})

test('[AUTH-11] an answer is good for ten minutes', async () => {
  const { come, email } = await returning()
  const before = world.time.now
  world.time.now = new Date(before.getTime() + 10 * 60_000)
  expect(await come()).toMatchObject(failed)
  world.time.now = before
  expect(await accounts.at(email)).toBeUndefined()
})

test('[AUTH-11] a changed state, issuer or code is refused', async () => {
  const flipped = (text = '') => `${text.slice(0, -1)}${text.endsWith('A') ? 'B' : 'A'}`
  for (const name of ['state', 'iss', 'code']) {
    const { come, back, email } = await returning()
    expect(await come({ [name]: flipped(back[name]) })).toMatchObject(failed)
    expect(await accounts.at(email)).toBeUndefined()
  }
})

test('[AUTH-11] a code of one trip does not serve another of the same browser', async () => {
  const { visitor, come } = await returning()
  const second = await visitor.travel(chooserForms.verified('injected@gmail.com'))
  expect(await come({ code: second.code ?? '' })).toMatchObject(failed)
  expect(await accounts.at('injected@gmail.com')).toBeUndefined()
})

test('[AUTH-11] nonce and verifier must be those the trip began with', async () => {
  for (const wrong of ['nonce', 'verifier']) {
    const { come, back } = await returning()
    const trip = (await openTrips()).find(({ subject }) => subject === hashSecret(back.state ?? ''))
    const sealed = world.ctx.keys.unseal(String(trip?.data.sealed), 'google-state') ?? ''
    const secrets = { ...JSON.parse(sealed), [wrong]: 'x'.repeat(43) }
    await world.ctx.db
      .update(oneTimeTokens)
      .set({ data: { ...trip?.data, sealed: world.ctx.keys.seal(JSON.stringify(secrets), 'google-state') } })
      .where(eq(oneTimeTokens.id, trip?.id ?? ''))
    expect(await come()).toMatchObject(failed)
  }
})

test('[AUTH-11] two tabs of one browser can both be at Google', async () => {
  const { visitor, come } = await returning()
  const second = await visitor.travel(chooserForms.verified('second-tab@gmail.com'))
  expect(await visitor.post('/auth/google', second)).toMatchObject({ status: 200 })
  expect(await come()).toMatchObject({ status: 200 })
})

test('[AUTH-11] a missing code or state is a sentence, not a failure', async () => {
  expect(await new ApiClient(world).post('/auth/google', {})).toMatchObject({
    status: 400,
    body: { code: 'invalid_input', fields: { code: 'Code required', state: 'State required' } },
  })
  expect(await new ApiClient(world).post('/auth/google', { code: 'a\u0000b', state: 's' })).toMatchObject({
    status: 400,
  })
})

test('[API-02] without Google in the settings both calls say so', async () => {
  const { google, ...ctx } = world.ctx
  const visitor = new ApiClient({ ...world, ctx })
  expect(await visitor.get('/googleAuth')).toMatchObject({
    status: 503,
    body: { code: 'google_unavailable' },
  })
  expect(await visitor.post('/auth/google', { code: 'c', state: 's' })).toMatchObject({ status: 503 })
  expect(google).toBeDefined()
})

test('[AUTH-11] Google away on the way there or back: a sentence, and nothing half done', async () => {
  const provider = await startFaultyGoogle()
  const google = openidGoogle({
    issuer: provider.issuer,
    ...faultyGoogleClient,
    redirectUri: 'https://infiniti.example/google',
    timeoutMs: 1_500,
  })
  const visitor = new ApiClient({ ...world, ctx: { ...world.ctx, google } })
  const before = (await openTrips()).length
  provider.set({ faults: { '/.well-known/openid-configuration': 'hang' } })
  expect(await visitor.get('/googleAuth')).toMatchObject({
    status: 503,
    body: { title: 'Something went wrong', message: 'Please try again later.' },
  })
  expect(await openTrips()).toHaveLength(before)

  provider.set({})
  const { body } = await visitor.get('/googleAuth')
  const state = new URL(body.url).searchParams.get('state') ?? ''
  provider.set({ faults: { '/token': 'hang' } })
  expect(await visitor.post('/auth/google', { code: 'c', state })).toMatchObject({ status: 503 })
  expect(await accounts.at('mei@gmail.com')).toBeUndefined()
  await provider.close()
})
