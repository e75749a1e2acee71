import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sessions } from '#database/schema/sessions.ts'
import { users } from '#database/schema/users.ts'
import { accountsOf } from '../../../tests/support/google/google-accounts.ts'
import { merchantPassword } from '../../../tests/support/merchant-password.ts'
import { chooserForms, GoogleVisitor } from '../../../tests/support/google/google-visitor.ts'
import { openTestContext, type TestContext } from '../../../tests/support/test-context.ts'

let world: TestContext
let accounts: ReturnType<typeof accountsOf>
beforeAll(async () => {
  world = await openTestContext()
  accounts = accountsOf(world)
})
afterAll(() => world.close())

let people = 0
async function merchant() {
  people += 1
  const email = `merchant-${people}@plain.example`
  const userId = await accounts.make(email, 'verified')
  const visitor = new GoogleVisitor(world)
  await visitor.logIn(email, merchantPassword)
  return { email, userId, visitor, google: chooserForms.verified(`private-${people}@gmail.com`) }
}

const connect = async (visitor: GoogleVisitor, form: Record<string, string>) =>
  visitor.post('/merchant/google/connect', await visitor.travel(form, '?purpose=connect'))

/** A quarter of an hour has passed since they proved who they are. */
const grewStale = (userId: string) =>
  world.ctx.db
    .update(sessions)
    .set({ provedAt: new Date(world.time.now.getTime() - 16 * 60_000) })
    .where(eq(sessions.userId, userId))

test('[AUTH-11] a merchant connects a Google account of any address, and signs in with it', async () => {
  const { visitor, userId, google } = await merchant()
  const none = { available: true, connected: false, email: null, only_way_in: false }
  expect((await visitor.get('/merchant/google/')).body).toEqual(none)
  const connected = { available: true, connected: true, email: google.email, only_way_in: false }
  expect((await connect(visitor, google)).body).toEqual(connected)
  expect((await visitor.get('/merchant/google')).body).toEqual(connected)
  const other = new GoogleVisitor(world)
  expect(await other.continueWithGoogle(google)).toMatchObject({
    status: 200,
    body: { logged_in_user: { user_first_name: 'Local' } },
  })
  expect(await accounts.at(google.email)).toBeUndefined()
  expect((await visitor.post('/merchant/google/disconnect')).body).toEqual(none)
  expect(await accounts.acts(userId)).toEqual(['sign-in', 'google-linked', 'sign-in', 'google-unlinked'])
})

test('[AUTH-11] connecting takes a fresh session, at both ends', async () => {
  const { visitor, userId, google } = await merchant()
  const back = await visitor.travel(google, '?purpose=connect')
  await grewStale(userId)
  expect((await visitor.get('/googleAuth?purpose=connect')).body.code).toBe('proof_needed')
  expect((await visitor.post('/merchant/google/connect', back)).body.code).toBe('proof_needed')
  expect((await visitor.post('/merchant/google/disconnect')).body.code).toBe('proof_needed')
  expect((await new GoogleVisitor(world).get('/googleAuth?purpose=connect')).body.code).toBe('signed_out')
  expect(await accounts.subjects(userId)).toEqual([])
})

test('[AUTH-11] a trip to connect signs nobody in, and the other way round; nor does it serve another user', async () => {
  const { visitor, userId, google } = await merchant()
  const toConnect = await visitor.travel(google, '?purpose=connect')
  expect((await visitor.post('/auth/google', toConnect)).body.code).toBe('google_failed')
  const toSignIn = await visitor.travel(google)
  expect((await visitor.post('/merchant/google/connect', toSignIn)).body.code).toBe('google_failed')
  const other = await merchant()
  other.visitor.cookies.set('__Host-infiniti_google', visitor.cookies.get('__Host-infiniti_google') ?? '')
  expect((await other.visitor.post('/merchant/google/connect', toConnect)).body.code).toBe('google_failed')
  expect(await accounts.subjects(userId)).toEqual([])
  expect(await accounts.subjects(other.userId)).toEqual([])
})

test('[AUTH-11] a Google account belongs to one account; an account has one Google account', async () => {
  const first = await merchant()
  await connect(first.visitor, first.google)
  const second = await merchant()
  expect(await connect(second.visitor, first.google)).toMatchObject({
    status: 409,
    body: { code: 'google_taken' },
  })
  await connect(second.visitor, second.google)
  await connect(second.visitor, chooserForms.verified('newer@gmail.com'))
  expect(await accounts.subjects(second.userId)).toHaveLength(1)
  expect((await visitorView(second.visitor)).email).toBe('newer@gmail.com')
})

const visitorView = async (visitor: GoogleVisitor) => (await visitor.get('/merchant/google')).body

test('[AUTH-11] the only way in cannot be taken away', async () => {
  const visitor = new GoogleVisitor(world)
  await visitor.continueWithGoogle(chooserForms.verified('only@gmail.com'))
  expect(await visitorView(visitor)).toMatchObject({ connected: true, only_way_in: true })
  expect(await visitor.post('/merchant/google/disconnect')).toMatchObject({
    status: 409,
    body: { code: 'only_way_in' },
  })
  await world.ctx.db.update(users).set({ passwordHash: 'any' }).where(eq(users.email, 'only@gmail.com'))
  expect(await visitor.post('/merchant/google/disconnect')).toMatchObject({
    status: 200,
    body: { connected: false },
  })
})

test('[AUTH-11] staff who look in as a merchant change no way in', async () => {
  const { visitor, userId, google } = await merchant()
  const staff = await accounts.make(`staff-${userId}@plain.example`, 'verified')
  const back = await visitor.travel(google, '?purpose=connect')
  await world.ctx.db.update(sessions).set({ actorId: staff }).where(eq(sessions.userId, userId))
  expect((await visitor.get('/googleAuth?purpose=connect')).body.code).toBe('not_on_visit')
  expect((await visitor.post('/merchant/google/connect', back)).body.code).toBe('not_on_visit')
  expect((await visitor.post('/merchant/google/disconnect')).body.code).toBe('not_on_visit')
})
