import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SessionView } from '#contract/accounts/shapes.ts'
import { notificationKinds } from '#contract/company/choices.ts'
import { demoMerchants } from '#contract/accounts/demo-accounts.ts'
import { mayDo, type Permission, permissions, roles } from '#contract/people/roles.ts'
import { memberships } from '#database/schema/companies.ts'
import { users } from '#database/schema/users.ts'
import { seedMerchants } from '#domain/demo/seed-merchants.ts'
import { ApiClient } from '../../../tests/support/api-client.ts'
import { emailsOf } from '../../../tests/support/sent-emails.ts'
import { openTestContext, type TestContext } from '../../../tests/support/test-context.ts'

let world: TestContext
let owner: ApiClient
let own: SessionView
const [tamarind, hafenlicht] = demoMerchants
const password = 'Quiet#Harbour7'

beforeAll(async () => {
  world = await openTestContext()
  await seedMerchants(world.ctx, '1.0')
  owner = new ApiClient(world)
  own = await owner.logIn(tamarind.email, tamarind.password)
})
afterAll(() => world.close())

const firstOutlet = () => own.outlet_list[0]?.id ?? ''

const linkTo = (email: string) => emailsOf(world).tokenTo(email, '/merchant/invitation')

async function invited(email: string, role: string): Promise<string> {
  const answer = await owner.post('/merchant/users/invite', { email, role, outlet_ids: [firstOutlet()] })
  expect(answer.status).toBe(200)
  return linkTo(email)
}

const join = (token: string, browser = new ApiClient(world)) =>
  browser.post('/merchant/invitation/join', {
    token,
    first_name: 'Noor',
    last_name: 'Haddad',
    password,
    termsAndCondition: true,
  })

test('[PORT-10] somebody invited joins by mail with a smaller role and only the outlets given', async () => {
  const token = await invited('noor@tamarind.example', 'support')
  const offer = await new ApiClient(world).post('/merchant/invitation', { token })
  expect(offer.body).toMatchObject({
    company: 'Tamarind Supply',
    role: 'support',
    invited_by: 'Asha Rao',
    outlets: ['Tamarind Supply'],
    has_account: false,
  })
  const browser = new ApiClient(world)
  const joined = await join(token, browser)
  expect(joined.body).toMatchObject({
    status: 'active',
    outlet_list: [{ outlet_name: 'Tamarind Supply' }],
    logged_in_user: { user_first_name: 'Noor', user_role: 'support' },
  })
  await browser.logIn('noor@tamarind.example', password)
  const module = { plugin_name: 'other', app: 'crm' }
  expect(await browser.post('/install_app', module)).toMatchObject({ status: 403 })
  expect(await browser.post('/uninstall_app', module)).toMatchObject({ status: 403 })
  const notGiven = own.outlet_list[1]?.id ?? ''
  expect(await browser.get('/all_apps', { outlet: notGiven })).toMatchObject({ status: 403 })
  expect(await join(token)).toMatchObject({ status: 410 })
  expect((await owner.get('/merchant/users')).body.data.people).toHaveLength(2)
})

test('[PORT-10] somebody with an account accepts by signing in, and only as the one who was invited', async () => {
  const token = await invited(hafenlicht.email, 'analyst')
  const other = new ApiClient(world)
  await other.logIn('noor@tamarind.example', password)
  expect(await other.post('/merchant/invitation/accept', { token })).toMatchObject({ status: 403 })
  const right = new ApiClient(world)
  await right.logIn(hafenlicht.email, hafenlicht.password)
  const accepted = await right.post('/merchant/invitation/accept', { token })
  expect(accepted.body.data).toMatchObject({
    outlet_list: [{ outlet_name: 'Tamarind Supply' }],
    logged_in_user: { user_role: 'analyst' },
  })
  expect((await right.get('/all_apps')).status).toBe(200)
})

test('[PORT-10] somebody with two companies works for one at a time, and begins where they chose to', async () => {
  const browser = new ApiClient(world)
  const view = await browser.logIn(hafenlicht.email, hafenlicht.password)
  expect(view.logged_in_user.user_role).toBe('analyst')
  const { body } = await browser.get('/merchant/companies')
  expect(body.data).toMatchObject([
    { name: 'Hafenlicht', role: 'owner', is_current: false },
    { name: 'Tamarind Supply', role: 'analyst', is_current: true },
  ])
  world.time.now = new Date(world.time.now.getTime() + 1000)
  const changed = await browser.post('/merchant/companies/change', { company_id: body.data[0].id })
  expect(changed.body.data).toMatchObject({
    logged_in_user: { user_role: 'owner' },
    outlet_list: [{ outlet_name: 'hafenlicht.myshopify.com' }],
  })
  expect(
    (await new ApiClient(world).logIn(hafenlicht.email, hafenlicht.password)).logged_in_user,
  ).toMatchObject({
    user_role: 'owner',
  })
  const foreign = { company_id: '01890000-0000-7000-8000-000000000000' }
  expect(await browser.post('/merchant/companies/change', foreign)).toMatchObject({ status: 404 })
})

test('[PORT-10] an invitation can be sent again, taken back, and ends after ten days', async () => {
  const first = await invited('late@tamarind.example', 'marketer')
  const { body } = await owner.get('/merchant/users')
  const { id } = body.data.invitations[0]
  await owner.post('/merchant/users/resend', { id })
  expect(await join(first)).toMatchObject({ status: 410 })
  const second = await linkTo('late@tamarind.example')
  const before = world.time.now
  world.time.now = new Date(before.getTime() + 10 * 24 * 60 * 60 * 1000)
  expect(await join(second)).toMatchObject({ status: 410 })
  world.time.now = before
  await owner.post('/merchant/users/revoke', { id })
  expect(await join(second)).toMatchObject({ status: 410 })
})

test(
  '[PORT-10] the last owner can neither leave nor become less, nor can a foreigner touch anybody',
  { tags: 'engine-long' },
  async () => {
    const { body } = await owner.get('/merchant/users')
    const me = body.data.people.find((person: { is_you: boolean }) => person.is_you)
    expect(await owner.post('/merchant/users/remove', { user_id: me.user_id })).toMatchObject({
      status: 409,
      body: { code: 'last_owner' },
    })
    const less = { user_id: me.user_id, role: 'admin', outlet_ids: [firstOutlet()] }
    expect(await owner.post('/merchant/users/change', less)).toMatchObject({ status: 409 })
    const [foreigner] = await world.ctx.db
      .select()
      .from(users)
      .where(eq(users.email, 'nobody@nowhere.example'))
    expect(foreigner).toBeUndefined()
    expect(
      await owner.post('/merchant/users/remove', { user_id: '01890000-0000-7000-8000-000000000000' }),
    ).toMatchObject({ status: 404 })
  },
)

test('[PORT-10] somebody removed is out at once', async () => {
  const token = await invited('brief@tamarind.example', 'admin')
  const browser = new ApiClient(world)
  const joined = await join(token, browser)
  browser.token = joined.body.token
  expect((await browser.get('/merchant/users')).status).toBe(200)
  const { body } = await owner.get('/merchant/users')
  const gone = body.data.people.find((person: { email: string }) => person.email === 'brief@tamarind.example')
  await owner.post('/merchant/users/remove', { user_id: gone.user_id })
  expect((await browser.get('/merchant/users')).status).toBe(401)
})

test('[PORT-10] anybody may leave; nobody gives away an outlet that they do not work in', async () => {
  const token = await invited('ines@tamarind.example', 'admin')
  const browser = new ApiClient(world)
  const joined = await join(token, browser)
  browser.token = joined.body.token
  const second = own.outlet_list[1]?.id ?? ''
  const invite = { email: 'x@tamarind.example', role: 'support', outlet_ids: [second] }
  expect(await browser.post('/merchant/users/invite', invite)).toMatchObject({
    status: 403,
    body: { code: 'outlet_refused' },
  })
  expect(await browser.post('/merchant/users/invite', { ...invite, outlet_ids: [] })).toMatchObject({
    status: 400,
    body: { code: 'outlet_needed' },
  })
  const { body } = await browser.get('/merchant/users')
  expect(body.data.outlets).toMatchObject([{ id: firstOutlet() }])
  const me = body.data.people.find((person: { is_you: boolean }) => person.is_you)
  const wider = { user_id: me.user_id, role: 'admin', outlet_ids: [firstOutlet(), second] }
  expect(await browser.post('/merchant/users/change', wider)).toMatchObject({ status: 403 })
  await owner.post('/merchant/users/change', { ...wider, outlet_ids: [second] })
  const noor = body.data.people.find((person: { email: string }) => person.email === 'noor@tamarind.example')
  const moved = await browser.post('/merchant/users/change', {
    user_id: noor.user_id,
    role: 'support',
    outlet_ids: [second],
  })
  const kept = moved.body.data.people.find((person: { user_id: string }) => person.user_id === noor.user_id)
  expect(kept.outlet_ids).toEqual([firstOutlet(), second])
  expect(await browser.post('/merchant/users/remove', { user_id: me.user_id })).toMatchObject({ status: 200 })
  expect((await browser.get('/merchant/users')).status).toBe(401)
})

test('[PORT-10] an owner works in every outlet, also in those that others add later', async () => {
  const token = await invited('olga@tamarind.example', 'owner')
  const joined = await join(token)
  expect(joined.body.outlet_list).toHaveLength(2)
  await owner.post('/merchant/outlets', { outlet_name: 'Pop-up', web_url: 'pop-up.example' })
  const browser = new ApiClient(world)
  const view = await browser.logIn('olga@tamarind.example', password)
  expect(view.outlet_list).toHaveLength(3)
  const { body } = await owner.get('/merchant/users')
  const olga = body.data.people.find((person: { email: string }) => person.email === 'olga@tamarind.example')
  await owner.post('/merchant/users/remove', { user_id: olga.user_id })
})

test('[PORT-10] departments are made, filled, renamed and taken away', async () => {
  const made = await owner.post('/merchant/departments', { name: 'Packing' })
  const [department] = made.body.data
  expect(await owner.post('/merchant/departments', { name: 'packing' })).toMatchObject({ status: 409 })
  const { body } = await owner.get('/merchant/users')
  const user_ids = body.data.people.map((person: { user_id: string }) => person.user_id)
  const changed = await owner.post('/merchant/departments/change', {
    id: department.id,
    name: 'Dispatch',
    user_ids,
  })
  expect(changed.body.data).toEqual([
    { id: department.id, name: 'Dispatch', user_ids: expect.arrayContaining(user_ids) },
  ])
  const foreign = { id: department.id, name: 'Dispatch', user_ids: ['01890000-0000-7000-8000-000000000000'] }
  expect(await owner.post('/merchant/departments/change', foreign)).toMatchObject({ status: 404 })
  expect((await owner.post('/merchant/departments/remove', { id: department.id })).body.data).toEqual([])
})

const nowhere = '01890000-0000-7000-8000-000000000000'

/** One call for each permission there is. What lets it pass may still fail for another reason. */
const guarded: Record<Permission, [string, object]> = {
  'apps:open': ['/merchant/xut', { app: 'crm' }],
  'apps:activate': ['/install_app', { plugin_name: 'other', app: 'crm' }],
  'outlets:manage': ['/merchant/outlets/rename', { outlet_id: nowhere, outlet_name: 'X' }],
  'settings:edit': [
    '/merchant/settings',
    {
      company_name: 'Tamarind Supply',
      language: 'en-GB',
      time_zone: 'Asia/Kolkata',
      currency_symbol: '₹',
      notifications: Object.fromEntries(notificationKinds.map((kind) => [kind, true])),
    },
  ],
  'company:edit': ['/merchant/company', { logo: null }],
  'domains:manage': ['/merchant/domains/remove', { id: nowhere }],
  'departments:manage': ['/merchant/departments/remove', { id: nowhere }],
  'users:manage': ['/merchant/users/revoke', { id: nowhere }],
  'billing:view': [
    '/merchant/estimates',
    { lines: [{ channel: 'email', category: 'marketing', country: 'IN', units: 1 }] },
  ],
  'billing:manage': ['/merchant/wallet/alerts', { sum: null }],
  'owners:manage': [
    '/merchant/users/invite',
    { email: 'o@tamarind.example', role: 'owner', outlet_ids: [nowhere] },
  ],
}

test.each(roles)('[PORT-10] the table of roles holds on the server for %s', async (role) => {
  const [user] = await world.ctx.db.select().from(users).where(eq(users.email, 'noor@tamarind.example'))
  await world.ctx.db
    .update(memberships)
    .set({ role })
    .where(eq(memberships.userId, user?.id ?? ''))
  const browser = new ApiClient(world)
  await browser.logIn('noor@tamarind.example', password)
  for (const permission of permissions) {
    const [path, body] = guarded[permission]
    const { status, body: answer } = await browser.post(path, body)
    expect([permission, status, answer.code === 'forbidden']).toEqual([
      permission,
      status,
      !mayDo(role, permission),
    ])
  }
})
