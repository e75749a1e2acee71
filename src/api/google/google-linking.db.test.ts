import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { terms } from '#content/shared/legal/terms.ts'
import { users } from '#database/schema/users.ts'
import { accountsOf, type LocalState } from '../../../tests/support/google/google-accounts.ts'
import {
  chooserForms,
  type ChooserForm,
  GoogleVisitor,
} from '../../../tests/support/google/google-visitor.ts'
import { openTestContext, type TestContext } from '../../../tests/support/test-context.ts'

let world: TestContext
let accounts: ReturnType<typeof accountsOf>
beforeAll(async () => {
  world = await openTestContext()
  accounts = accountsOf(world)
})
afterAll(() => world.close())

/** What Google says, and the address it says it about. */
const claims = {
  gmail: { at: 'gmail.com', form: chooserForms.verified },
  workspace: { at: 'straits.example', form: chooserForms.workspace },
  plain: { at: 'straits.example', form: chooserForms.verified },
  unverified: { at: 'gmail.com', form: chooserForms.unverified },
  refused: { at: 'gmail.com', form: chooserForms.refusal },
} satisfies Record<string, { at: string; form: (email: string) => ChooserForm }>

type Claims = keyof typeof claims
type Expected = 'new' | 'new, unverified' | 'linked' | 'reclaimed' | 'prove' | 'nothing'

/** The linking table: rows are what we have under the address, columns what Google says. */
const table: Record<'none' | LocalState, Record<Claims, Expected>> = {
  none: { gmail: 'new', workspace: 'new', plain: 'new', unverified: 'new, unverified', refused: 'nothing' },
  unverified: {
    gmail: 'reclaimed',
    workspace: 'reclaimed',
    plain: 'prove',
    unverified: 'prove',
    refused: 'nothing',
  },
  verified: { gmail: 'linked', workspace: 'linked', plain: 'prove', unverified: 'prove', refused: 'nothing' },
  'other subject': {
    gmail: 'prove',
    workspace: 'prove',
    plain: 'prove',
    unverified: 'prove',
    refused: 'nothing',
  },
}

interface Seen {
  answer: string
  /** Whether the address still leads to the account it led to before. */
  isSameAccount: boolean
  isVerified: boolean
  hasPassword: boolean
  /** New Google accounts that sign in to it. */
  gained: number
  /** What was recorded about the account that was there before. */
  recorded: string[]
  mails: string[]
}

const created = { answer: 'active', isSameAccount: false, isVerified: true, hasPassword: false, gained: 1 }
const untouched = { isSameAccount: true, gained: 0, recorded: [], mails: [] }

/** What each entry of the table means. */
const meaning: Record<Expected, Partial<Seen>> = {
  new: { ...created, recorded: [], mails: [] },
  'new, unverified': {
    ...created,
    answer: 'unverified',
    isVerified: false,
    recorded: [],
    mails: ['welcome'],
  },
  linked: {
    answer: 'active',
    isSameAccount: true,
    isVerified: true,
    hasPassword: true,
    gained: 1,
    recorded: ['google-linked', 'sign-in'],
    mails: ['google-connected', 'new-device'],
  },
  reclaimed: { ...created, recorded: ['account-reclaimed'], mails: [] },
  prove: { ...untouched, answer: 'google_link_needed' },
  nothing: { ...untouched, answer: 'access_denied' },
}

let people = 0

/** Somebody with this Google account meets this account. */
async function meet(local: 'none' | LocalState, said: Claims) {
  people += 1
  const email = `person-${people}@${claims[said].at}`
  const before = local === 'none' ? undefined : await accounts.make(email, local)
  const subjects = await accounts.subjects(before)
  const visitor = new GoogleVisitor(world)
  const back = await visitor.travel(claims[said].form(email))
  const { body } = back.error ? { body: { code: back.error } } : await visitor.post('/auth/google', back)
  const user = await accounts.at(email)
  const seen: Seen = {
    answer: body.status ?? body.code,
    isSameAccount: user?.id === before,
    isVerified: Boolean(user?.emailVerifiedAt),
    hasPassword: Boolean(user?.passwordHash),
    gained: (await accounts.subjects(user?.id)).filter((subject) => !subjects.includes(subject)).length,
    recorded: await accounts.acts(before),
    mails: await accounts.mails(email),
  }
  return { seen, email, user, before, visitor, body }
}

const cells = Object.entries(table).flatMap(([local, row]) =>
  Object.entries(row).map(([said, expected]) => ({ local, said, expected })),
) as { local: 'none' | LocalState; said: Claims; expected: Expected }[]

test.each(cells)(
  '[AUTH-11] [API-01] with account: $local, and Google saying: $said, the outcome is: $expected',
  async ({ local, said, expected }) => {
    const { seen } = await meet(local, said)
    expect(seen).toMatchObject(meaning[expected])
  },
)

test('[AUTH-11] a new account has company, outlet, the terms of the day and where it came from; the second time signs in', async () => {
  const visitor = new GoogleVisitor(world)
  const form = chooserForms.verified('tan@gmail.com')
  const details = { app: 'infiniti', website: 'tan.myshopify.com', platform: 'shopify', currency: 'SGD' }
  const { body } = await visitor.continueWithGoogle(form, { ...details, email: 'somebody@else.example' })
  expect(body.logged_in_user).toEqual({ user_first_name: 'Mei', user_role: 'owner' })
  expect(body.outlet_list).toMatchObject([{ web_url: 'tan.myshopify.com' }])
  const user = await accounts.at('tan@gmail.com')
  expect(user).toMatchObject({
    firstName: 'Mei',
    lastName: 'Chua',
    termsVersion: terms.versions[0].id,
    source: { app: 'infiniti', platform: 'shopify', currency: 'SGD', via: 'google' },
  })
  expect(await new GoogleVisitor(world).continueWithGoogle(form)).toMatchObject({ status: 200 })
  expect(await accounts.acts(user?.id)).toEqual(['google-linked', 'sign-up', 'sign-in'])
})

test('[AUTH-11] who squatted the address is left with nothing that works', async () => {
  const email = 'victim@gmail.com'
  const squatterId = await accounts.make(email, 'unverified')
  const squatter = new GoogleVisitor(world)
  const { outlet_list: outlets } = await squatter.logIn(email, 'Pantry#2026x')
  const owner = new GoogleVisitor(world)
  const { body } = await owner.continueWithGoogle(chooserForms.verified(email))
  expect(body.outlet_list).toHaveLength(1)
  expect(body.outlet_list[0].id).not.toBe(outlets[0]?.id)

  expect((await squatter.get('/merchant/google')).body.code).toBe('signed_out')
  expect((await squatter.post('/merchant/token/refresh', { refresh: squatter.token?.refresh })).status).toBe(
    401,
  )
  const login = await new GoogleVisitor(world).post('/merchant/login', { email, password: 'Pantry#2026x' })
  expect(login.body.code).toBe('wrong_credentials')
  expect(await accounts.byId(squatterId)).toMatchObject({
    passwordHash: null,
    disabledAt: expect.any(Date),
    eraseAt: expect.any(Date),
  })
})

test('[AUTH-11] a person who signed up in this browser keeps everything', async () => {
  const email = 'same-browser@gmail.com'
  const userId = await accounts.make(email, 'unverified')
  const visitor = new GoogleVisitor(world)
  const before = await visitor.logIn(email, 'Pantry#2026x')
  const { body } = await visitor.continueWithGoogle(chooserForms.verified(email))
  expect(body.outlet_list).toEqual(before.outlet_list)
  expect(await accounts.at(email)).toMatchObject({ id: userId, emailVerifiedAt: expect.any(Date) })
})

test('[AUTH-11] the identity is the subject: its address may change, the account does not', async () => {
  const subject = '104820000000000000001'
  await new GoogleVisitor(world).continueWithGoogle({ account: subject })
  const user = await accounts.at('asha.rao@gmail.com')
  await world.ctx.db
    .update(users)
    .set({ email: 'asha@elsewhere.example' })
    .where(eq(users.id, user?.id ?? ''))
  expect(await new GoogleVisitor(world).continueWithGoogle({ account: subject })).toMatchObject({
    status: 200,
  })
  expect(await accounts.acts(user?.id)).toEqual(['google-linked', 'sign-up', 'sign-in'])
  expect(await accounts.at('asha.rao@gmail.com')).toBeUndefined()
})

test(
  '[AUTH-11] twenty returns of one person at once make one account',
  { tags: ['long', 'engine-long'] },
  async () => {
    const email = 'racer@gmail.com'
    const visitors = Array.from({ length: 20 }, () => new GoogleVisitor(world))
    const backs = await Promise.all(visitors.map((visitor) => visitor.travel(chooserForms.verified(email))))
    const answers = await Promise.all(visitors.map((visitor, at) => visitor.post('/auth/google', backs[at])))
    expect(answers.map(({ status }) => status)).toEqual(visitors.map(() => 200))
    const user = await accounts.at(email)
    expect(await accounts.subjects(user?.id)).toHaveLength(1)
    expect((await accounts.acts(user?.id)).filter((action) => action === 'sign-up')).toHaveLength(1)
  },
)
