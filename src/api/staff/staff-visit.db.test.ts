import { and, desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { auditLog } from '#database/schema/audit-log.ts'
import { users } from '#database/schema/users.ts'
import { recogniseVisitor } from '#domain/sessions/authenticate.ts'
import { ApiClient } from '../../../tests/support/api-client.ts'
import { emailTo, type Merchant, newMerchant } from '../../../tests/support/new-merchant.ts'
import { newStaff } from '../../../tests/support/new-staff.ts'
import { openTestContext, type TestContext } from '../../../tests/support/test-context.ts'

let world: TestContext
beforeAll(async () => {
  world = await openTestContext()
})
afterAll(() => world.close())

const minute = 60_000
const wait = (minutes: number) => {
  world.time.now = new Date(world.time.now.getTime() + minutes * minute)
}

/** The staff browser inside the portal: with the visit's token and both cookies. */
async function visit(staff: Awaited<ReturnType<typeof newStaff>>, { email }: { email: string }) {
  const answer = await staff.browser.post('/merchant/plugin/login/?time=1', { email, reason: 'Ticket 4711' })
  const portal = new ApiClient(world)
  for (const [name, value] of staff.browser.cookies) portal.cookies.set(name, value)
  // oxlint-disable-next-line typescript/no-unsafe-member-access -- a sign-in has a token
  if (answer.status === 200) portal.token = answer.body.token as ApiClient['token']
  return { answer, portal }
}

const acts = (userId: string) =>
  world.ctx.db.select().from(auditLog).where(eq(auditLog.userId, userId)).orderBy(desc(auditLog.seq))

test('[ADM-03] [API-01] a visit opens the portal, is told to the merchant and is on the record', async () => {
  const staff = await newStaff(world)
  const merchant = await newMerchant(world)
  const { answer, portal } = await visit(staff, merchant)
  expect(answer.body).toMatchObject({
    outlet_list: [{ id: merchant.outletId }],
    user_settings: { merchant: 'Mei Chua', staff: 'Ines Duarte', reason: 'Ticket 4711' },
  })
  expect((await portal.get('/all_apps')).status).toBe(200)
  expect(await emailTo(world, merchant.email, 'staff-visit')).toMatchObject({ staff: 'Ines Duarte' })
  const [started] = await acts(merchant.userId)
  expect(started).toMatchObject({ action: 'staff-visit-started', actorId: staff.userId })
  expect((await merchant.browser.get('/merchant/activity')).body).toMatchObject({
    entries: expect.arrayContaining([expect.objectContaining({ by_staff: true })]) as unknown,
  })
  expect((await portal.post('/merchant/plugin/logout')).status).toBe(200)
  expect((await portal.get('/all_apps')).status).toBe(401)
  expect((await acts(merchant.userId))[0]?.action).toBe('staff-visit-ended')
  expect((await staff.browser.get('/merchant/admin_merchant_list')).status).toBe(200)
})

test('[ADM-03] what is closed to a visit is refused by the server, and on the record', async () => {
  const staff = await newStaff(world)
  const merchant = await newMerchant(world)
  const { portal } = await visit(staff, merchant)
  const closed: [string, object][] = [
    ['/change_password', { old_password: merchant.password, new_password: 'Another#2026z' }],
    ['/merchant/prove', { password: merchant.password }],
    ['/merchant/account/email', { email: 'thief@shop.example' }],
    ['/merchant/factor/start', {}],
    ['/merchant/users/invite', { email: 'x@shop.example', role: 'owner', outlets: [] }],
    ['/merchant/outlets/rotate_key', { outlet_id: merchant.outletId }],
    ['/merchant/export', {}],
    ['/merchant/erase', {}],
    ['/merchant/staff_access', { allowed: true }],
    ['/merchant/departments', { name: 'Ours', members: [] }],
  ]
  for (const [path, body] of closed) {
    const { status } = await portal.post(path, body)
    expect([path, status]).toEqual([path, 403])
  }
  const refused = (await acts(merchant.userId)).filter(({ action }) => action === 'staff-act-refused')
  expect(refused.length).toBe(closed.length)
  // The visit's tokens open neither the admin nor another merchant.
  expect((await portal.get('/merchant/admin_merchant_list')).status).toBe(401)
  expect((await portal.post('/merchant/plugin/login', { email: merchant.email })).status).toBe(401)
})

test('[ADM-03] [API-04] a visit without a reason is refused with a sentence, and nothing is opened', async () => {
  const staff = await newStaff(world)
  const merchant = await newMerchant(world)
  for (const reason of [undefined, '', '   ']) {
    const { status, body } = await staff.browser.post('/merchant/plugin/login', {
      email: merchant.email,
      reason,
    })
    expect([status, body.fields]).toEqual([400, { reason: 'Give a reason. The merchant will read it' }])
  }
  expect((await acts(merchant.userId)).some(({ action }) => action === 'staff-visit-started')).toBe(false)
})

test('[ADM-03] never another member of staff, a closed account, a disabled one or nobody', async () => {
  const staff = await newStaff(world)
  const other = await newStaff(world)
  const closed = await newMerchant(world)
  await closed.browser.post('/merchant/staff_access', { allowed: false })
  const disabled = await newMerchant(world)
  await world.ctx.db.update(users).set({ disabledAt: world.time.now }).where(eq(users.id, disabled.userId))
  for (const email of [other.email, staff.email, closed.email, disabled.email, 'nobody@shop.example']) {
    const { answer } = await visit(staff, { email })
    expect([email, answer.status, answer.body.title]).toEqual([email, 403, 'Something went wrong!'])
  }
})

test('[ADM-03] an hour at most, and not without a fresh proof', async () => {
  const staff = await newStaff(world)
  const merchant = await newMerchant(world)
  wait(16)
  expect((await visit(staff, merchant)).answer.body.code).toBe('proof_needed')
  const proved = await staff.browser.post('/merchant/admin_prove', { password: staff.password })
  // oxlint-disable-next-line typescript/no-unsafe-member-access -- the call's answer has a token
  staff.browser.token = { access: String(proved.body.token.access), refresh: '' }
  const { portal } = await visit(staff, merchant)
  for (let minutes = 0; minutes < 50; minutes += 25) {
    wait(25)
    await refresh(portal)
    expect((await portal.get('/all_apps')).status).toBe(200)
  }
  wait(11)
  expect((await portal.get('/all_apps')).status).toBe(401)
  expect((await portal.post('/merchant/token/refresh', { refresh: portal.token?.refresh })).status).toBe(401)
})

async function refresh(portal: ApiClient) {
  const { body } = await portal.post('/merchant/token/refresh', { refresh: portal.token?.refresh })
  // oxlint-disable-next-line typescript/no-unsafe-member-access -- the call's answer has a token
  portal.token = body.token as ApiClient['token']
}

test('[DOOR-03] a visit without a request for 30 minutes is over, also for its refresh token', async () => {
  const staff = await newStaff(world)
  const { portal } = await visit(staff, await newMerchant(world))
  wait(31)
  expect((await portal.post('/merchant/token/refresh', { refresh: portal.token?.refresh })).status).toBe(401)
  expect(await recogniseVisitor(asBrowser(portal))).toBeUndefined()
})

test(
  '[DOOR-03] no request of a visit brings an idle staff session back',
  { tags: 'engine-long' },
  async () => {
    const staff = await newStaff(world)
    const { portal } = await visit(staff, await newMerchant(world))
    wait(31)
    // A page of the portal, as the same browser opens it.
    await recogniseVisitor(asBrowser(portal))
    expect((await staff.browser.get('/merchant/admin_merchant_list')).status).toBe(401)
  },
)

test('[DOOR-03] a visit in use keeps its staff session; without one the other is over too', async () => {
  const staff = await newStaff(world)
  const { portal } = await visit(staff, await newMerchant(world))
  wait(20)
  expect((await portal.get('/all_apps')).status).toBe(200)
  wait(20)
  expect((await staff.browser.get('/merchant/admin_merchant_list')).status).toBe(200)
})

/** What the server knows of a browser that opens a page. */
const asBrowser = (browser: ApiClient) => ({
  ...world.ctx,
  credentials: { partner: browser.cookies.get('__Host-infiniti_user_token') },
})

test('[DOOR-13] staff on a visit cannot connect a store, and the try is on the record', async () => {
  const staff = await newStaff(world)
  const merchant = await newMerchant(world)
  await merchant.browser.post('/save_web_url', { web_url: 'looms.myshopify.com', platforms: 'shopify' })
  const { portal } = await visit(staff, merchant)
  const wishes: [string, object][] = [
    ['/shopify/grant/start', { shop: 'looms.myshopify.com', app: 'crm', from: 'apps' }],
    ['/install_app', { plugin_name: 'shopify', app: 'crm' }],
  ]
  for (const [path, body] of wishes) {
    const { status } = await portal.post(path, body)
    expect([path, status]).toEqual([path, 403])
  }
  const refused = (await acts(merchant.userId)).filter(({ action }) => action === 'staff-act-refused')
  expect(refused).toHaveLength(wishes.length)
  expect((await merchant.browser.post('/install_app', { plugin_name: 'shopify', app: 'crm' })).status).toBe(
    200,
  )
})

test(
  '[DOOR-06] closing the account to staff ends the visit that is under way, on the record',
  { tags: 'engine-long' },
  async () => {
    const staff = await newStaff(world)
    const merchant = await newMerchant(world)
    const { portal } = await visit(staff, merchant)
    expect((await merchant.browser.post('/merchant/staff_access', { allowed: false })).status).toBe(200)
    expect((await portal.get('/all_apps')).status).toBe(401)
    expect(await recogniseVisitor(asBrowser(portal))).toBeUndefined()
    expect((await portal.post('/merchant/token/refresh', { refresh: portal.token?.refresh })).status).toBe(
      401,
    )
    const ended = (await acts(merchant.userId)).find(({ action }) => action === 'staff-visit-ended')
    expect(ended).toMatchObject({ actorId: staff.userId, detail: { because: 'staff-access-closed' } })
    // The merchant's own session, and the staff member's, go on.
    expect((await merchant.browser.get('/all_apps')).status).toBe(200)
    expect((await staff.browser.get('/merchant/admin_merchant_list')).status).toBe(200)
  },
)

test('[ADM-03] a visit ends with the staff session, its job, and the next visit', async () => {
  const staff = await newStaff(world)
  const merchants: Merchant[] = [await newMerchant(world), await newMerchant(world)]
  const [first, second] = merchants
  if (!first || !second) throw new Error('Two merchants are needed.')
  const one = await visit(staff, first)
  const two = await visit(staff, second)
  expect((await one.portal.get('/all_apps')).status).toBe(401)
  expect((await two.portal.get('/all_apps')).status).toBe(200)
  await staff.browser.post('/merchant/admin_logout')
  expect((await two.portal.get('/all_apps')).status).toBe(401)

  const leaver = await newStaff(world)
  const three = await visit(leaver, first)
  await world.ctx.db
    .update(users)
    .set({ isStaff: false })
    .where(and(eq(users.id, leaver.userId)))
  expect((await three.portal.get('/all_apps')).status).toBe(401)
})

test('[ADM-03] the log warns of one who visits ten different merchants within an hour, and not sooner', async () => {
  const staff = await newStaff(world)
  const warnings: unknown[] = []
  const { log } = world.ctx
  // Jobs may warn meanwhile, of something else.
  const noteVisits = (fields: object, words: string) => {
    if (words.startsWith('visits')) warnings.push([fields, words])
  }
  world.ctx.log = { ...log, warn: noteVisits }
  onTestFinished(() => {
    world.ctx.log = log
  })
  const merchants = await Promise.all(Array.from({ length: 11 }, () => newMerchant(world)))
  const look = async (those: Merchant[]) => {
    for (const merchant of those) expect((await visit(staff, merchant)).answer.status).toBe(200)
  }
  // The same one again makes no more of them.
  await look([...merchants.slice(0, 9), ...merchants.slice(0, 2)])
  expect(warnings).toEqual([])
  await look(merchants.slice(9, 10))
  expect(warnings).toEqual([
    [{ staff: staff.userId, merchants: 10 }, 'visits to many merchants within an hour'],
  ])
  // An hour later it is one merchant again.
  wait(61)
  const { body } = await staff.browser.post('/merchant/admin_login/', {
    email: staff.email,
    password: staff.password,
  })
  // oxlint-disable-next-line typescript/no-unsafe-member-access -- the call's answer has a token
  staff.browser.token = { access: String(body.token.access), refresh: '' }
  await look(merchants.slice(10))
  expect(warnings).toHaveLength(1)
})
