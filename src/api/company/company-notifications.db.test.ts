import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Role } from '#contract/people/roles.ts'
import { memberships } from '#database/schema/companies.ts'
import { invitations } from '#database/schema/company-settings.ts'
import { mailOutbox } from '#database/schema/mail-outbox.ts'
import { mailMonthlySummaries } from '#domain/company/mail-monthly-summaries.ts'
import { hashSecret, newId, newSecret } from '#domain/identifiers.ts'
import { ApiClient } from '../../../tests/support/api-client.ts'
import { emailTo, type Merchant, newMerchant } from '../../../tests/support/new-merchant.ts'
import { quickPasswords } from '../../../tests/support/sign-in/quick-passwords.ts'
import { openTestContext, type TestContext } from '../../../tests/support/test-context.ts'

let world: TestContext
let owner: Merchant
beforeAll(async () => {
  world = await openTestContext()
  world.ctx.passwords = quickPasswords()
})
beforeEach(async () => {
  owner = await newMerchant(world)
})
afterAll(() => world.close())

/** How many letters of one kind an address was written. */
async function countTo(email: string, template: string): Promise<number> {
  const rows = await world.ctx.db
    .select({ id: mailOutbox.id })
    .from(mailOutbox)
    .where(and(eq(mailOutbox.recipient, email), eq(mailOutbox.template, template)))
  return rows.length
}

async function colleague(role: Role, fields?: { verified: boolean }): Promise<Merchant> {
  const person = await newMerchant(world, fields)
  await world.ctx.db
    .insert(memberships)
    .values({ companyId: owner.companyId, userId: person.userId, role, createdAt: world.ctx.clock.now() })
  return person
}

const want = (notifications: Record<string, boolean>) =>
  owner.browser.post('/merchant/settings', { notifications })

test('[PORT-10] what is left out of the settings stays as it is', async () => {
  expect(await want({ 'new-device': false })).toMatchObject({ status: 200 })
  const { body } = await owner.browser.post('/merchant/settings', { currency_symbol: 'S$' })
  expect(body.data).toMatchObject({
    currency_symbol: 'S$',
    time_zone: 'Asia/Kolkata',
    notifications: { 'new-device': false, 'module-changes': true },
  })
  const view = await new ApiClient(world).logIn(owner.email, owner.password)
  expect(view.currency_symbol).toBe('S$')
  // No language in which the portal does not speak.
  for (const wrong of [
    { language: 'xx' },
    { language: 'de-DE' },
    { time_zone: '+05:30' },
    { currency_symbol: '' },
  ]) {
    expect(await owner.browser.post('/merchant/settings', wrong)).toMatchObject({ status: 400 })
  }
})

test('[PORT-10] a new device is written about unless the company wants no such letter', async () => {
  expect(await countTo(owner.email, 'new-device')).toBe(1)
  await want({ 'new-device': false })
  await new ApiClient(world).logIn(owner.email, owner.password)
  expect(await countTo(owner.email, 'new-device')).toBe(1)
  await want({ 'new-device': true })
  await new ApiClient(world).logIn(owner.email, owner.password)
  expect(await countTo(owner.email, 'new-device')).toBe(2)
})

test('[PORT-10] owners and admins hear of modules, the others and strangers do not', async () => {
  const admin = await colleague('admin')
  const support = await colleague('support')
  const unproved = await colleague('admin', { verified: false })
  const outsider = await newMerchant(world)
  const crm = { plugin_name: 'other', app: 'crm' }
  expect(await owner.browser.post('/install_app', crm)).toMatchObject({ status: 200 })
  await owner.browser.post('/install_app', crm)
  expect(await countTo(admin.email, 'module-changed')).toBe(1)
  expect(await emailTo(world, admin.email, 'module-changed')).toMatchObject({
    slug: 'crm',
    isOn: true,
    by: 'Mei Chua',
    region: { timeZone: 'Asia/Kolkata' },
  })
  for (const { email } of [support, unproved, outsider]) {
    expect([email, await countTo(email, 'module-changed')]).toEqual([email, 0])
  }
  world.time.now = new Date(world.time.now.getTime() + 1000)
  await owner.browser.post('/uninstall_app', { app: 'crm' })
  expect(await emailTo(world, owner.email, 'module-changed')).toMatchObject({ isOn: false })
  await want({ 'module-changes': false })
  await owner.browser.post('/install_app', crm)
  expect(await countTo(owner.email, 'module-changed')).toBe(2)
})

test('[PORT-10] owners and admins hear who joined, changed and left', async () => {
  const outlet_ids = [owner.outletId]
  /** Straight into the database: the email with the link is another test's matter. */
  const invite = async (email: string) => {
    const token = newSecret()
    const createdAt = world.ctx.clock.now()
    await world.ctx.db.insert(invitations).values({
      id: newId(createdAt),
      companyId: owner.companyId,
      email,
      role: 'support',
      outletIds: outlet_ids,
      hash: hashSecret(token),
      expiresAt: new Date(createdAt.getTime() + 60_000),
      createdAt,
    })
    return new ApiClient(world).post('/merchant/invitation/join', {
      token,
      first_name: 'Noor',
      last_name: 'Haddad',
      password: 'Quiet#Harbour7',
      termsAndCondition: true,
    })
  }
  const email = `noor-${owner.companyId.slice(-6)}@straits.example`
  expect(await invite(email)).toMatchObject({ status: 200 })
  const newest = () => {
    world.time.now = new Date(world.time.now.getTime() + 1000)
    return emailTo(world, owner.email, 'people-changed')
  }
  expect(await newest()).toMatchObject({ what: 'joined', person: 'Noor Haddad', role: 'support', by: '' })

  const { body } = await owner.browser.get('/merchant/users')
  const { user_id } = body.data.people.find((person: { email: string }) => person.email === email)
  await owner.browser.post('/merchant/users/change', { user_id, role: 'support', outlet_ids })
  await owner.browser.post('/merchant/users/change', { user_id, role: 'analyst', outlet_ids })
  expect(await newest()).toMatchObject({ what: 'role', from: 'support', role: 'analyst', by: 'Mei Chua' })
  await owner.browser.post('/merchant/users/remove', { user_id })
  expect(await newest()).toMatchObject({ what: 'removed', person: 'Noor Haddad', role: 'analyst' })
  expect(await countTo(owner.email, 'people-changed')).toBe(3)

  await want({ 'people-changes': false })
  expect(await invite(`other-${email}`)).toMatchObject({ status: 200 })
  expect(await countTo(owner.email, 'people-changed')).toBe(3)
})

test('[PORT-10] letters about one’s own account go out whatever the company wants', async () => {
  await want({
    'new-device': false,
    'module-changes': false,
    'people-changes': false,
    'monthly-summary': false,
  })
  await owner.browser.post('/change_password', {
    old_password: owner.password,
    password: 'Larder#2027y',
    confirm_password: 'Larder#2027y',
  })
  expect(await countTo(owner.email, 'password-changed')).toBe(1)
})

test(
  '[PORT-10] the month in one email: once, on the company’s clock, and only if it is wanted',
  { tags: 'engine-long' },
  async () => {
    world.time.now = new Date('2031-03-10T09:00:00Z')
    owner = await newMerchant(world)
    const silent = await newMerchant(world)
    const support = await colleague('support')
    await silent.browser.post('/merchant/settings', { notifications: { 'monthly-summary': false } })
    await owner.browser.post('/merchant/company', { legal_name: 'Straits Pantry Pte Ltd' })
    await owner.browser.post('/install_app', { plugin_name: 'other', app: 'email' })
    // Still March in Kolkata, then April.
    world.time.now = new Date('2031-03-31T18:29:00Z')
    await mailMonthlySummaries(world.ctx)
    expect(await countTo(owner.email, 'monthly-summary')).toBe(0)
    world.time.now = new Date('2031-04-01T12:30:00Z')
    await mailMonthlySummaries(world.ctx)
    await mailMonthlySummaries(world.ctx)
    expect(await countTo(owner.email, 'monthly-summary')).toBe(1)
    expect(await emailTo(world, owner.email, 'monthly-summary')).toMatchObject({
      month: '2031-03',
      legalName: 'Straits Pantry Pte Ltd',
      modules: [{ slug: 'email', outlets: 1 }],
      switchedOn: 1,
      people: 2,
      signIns: { times: 1, people: 1 },
    })
    expect(await countTo(silent.email, 'monthly-summary')).toBe(0)
    // An email about the company of their own, and none about this one.
    expect(await countTo(support.email, 'monthly-summary')).toBe(1)
  },
)
