import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { StaffStore } from '#contract/staff/stores.ts'
import { auditLog } from '#database/schema/audit-log.ts'
import { shopifyGrants } from '#database/schema/companies.ts'
import { messages } from '#database/schema/messages.ts'
import { reconnectRequests, storeSyncs } from '#database/schema/stores.ts'
import { users } from '#database/schema/users.ts'
import { newId } from '#domain/identifiers.ts'
import { reconnectRequestOf } from '#domain/shops/reconnect-requests.ts'
import { readQueue } from '#domain/staff/work-queue.ts'
import { clearFault, recordFault } from '#domain/store-sync/sync-state.ts'
import { emailsTo, merchantContext } from '../../../tests/support/money-world.ts'
import { newStaff, staffContext } from '../../../tests/support/new-staff.ts'
import { storeWorld } from '../../../tests/support/store-world.ts'
import { comeBack } from '../../../tests/support/store-owner.ts'
import { openTestContext, type TestContext } from '../../../tests/support/test-context.ts'

let world: TestContext
let store: ReturnType<typeof storeWorld>
let staff: Awaited<ReturnType<typeof newStaff>>
let owner: Awaited<ReturnType<typeof store.connect>>
let shops = 0
let shop = ''

const hour = 60 * 60 * 1000

beforeAll(async () => {
  world = await openTestContext({ runsJobs: false })
  store = storeWorld(world)
  await store.setFault({ points: 1_000_000 })
})
beforeEach(async () => {
  shops += 1
  shop = `seen-${shops}x-20.myshopify.com`
  world.time.now = new Date()
  staff = await newStaff(world)
  owner = await store.connect(shop)
})
afterAll(() => world.close())

/** The only store of the owner, as staff see it. */
async function seen(): Promise<StaffStore> {
  const { status, body } = await staff.browser.get(`/merchant/admin_stores?id=${owner.userId}`)
  expect(status).toBe(200)
  const [one, ...others] = body.data as StaffStore[]
  if (!one || others.length > 0) throw new Error(`Not one store: ${JSON.stringify(body)}`)
  return one
}

const ask = (outletId: string, browser = staff.browser) =>
  browser.post('/merchant/admin_stores/ask_reconnect', { outlet_id: outletId })

/** Whom the list of merchants finds by the address of this store among those in trouble. */
const inTrouble = async () =>
  (
    await staff.browser.get(`/merchant/admin_merchant_list?state=store&search=${shop}`)
  ).body.data.company_profile.map((row: { user_email: string }) => row.user_email)

const uninstall = () => store.notify('app/uninstalled', shop, { myshopify_domain: shop })

const emails = () => emailsTo(world, owner.email, 'reconnect-store')

const banner = async () => reconnectRequestOf(await merchantContext(world, owner.browser))

test('[ADM-06] staff see of a store how far its copy is, its last error, webhook, order and message, and nobody’s name', async () => {
  const importing = await seen()
  expect(importing).toMatchObject({ shop, state: 'importing', last_fault: null, missing_scopes: [] })
  await store.untilLive(shop)
  const [id = 0] = await store.place(shop)
  await store.notify('orders/create', shop, { id })
  await store.untilClean(shop)
  await store.catchUp(shop)
  const { outletId, companyId } = owner
  const told = {
    outletId,
    companyId,
    key: 'told',
    orderName: '#1',
    isTest: false,
    contentEnc: '',
    phoneHash: '',
    emailHash: '',
    country: '',
    reason: '',
    createdAt: world.time.now,
    updatedAt: world.time.now,
  }
  await world.ctx.db.insert(messages).values([
    { ...told, id: newId(world.time.now), event: 'order_changed', state: 'delivered' },
    { ...told, id: newId(world.time.now), key: 'a test', event: 'order_paid', state: 'sent', isTest: true },
  ])

  const live = await seen()
  expect(live).toMatchObject({
    state: 'live',
    since: expect.any(String),
    last_webhook_at: expect.any(String),
    new_orders: 1,
    order_webhooks: 1,
    last_order: { name: expect.stringMatching(/^#\d+$/), at: expect.any(String) },
    last_message: { event: 'order_changed', channel: null, state: 'delivered' },
    asked: null,
    may_ask: 'connected',
  })
  expect(JSON.stringify(live)).not.toMatch(/@|\+\d{6}|customer/i)
  // Nobody read it since: what changed is read every ten minutes.
  world.time.now = new Date(world.time.now.getTime() + hour)
  staff = await newStaff(world)
  expect(await seen()).toMatchObject({ state: 'behind', may_ask: 'retrying' })
  const [read] = await world.ctx.db.select().from(auditLog).orderBy(desc(auditLog.seq)).limit(1)
  expect(read).toMatchObject({ action: 'staff-viewed', userId: owner.userId, actorId: staff.userId })
})

test('[ADM-06] a webhook that was lost, a fault that is over and a scope that is missing are said', async () => {
  await store.untilLive(shop)
  await store.place(shop)
  await store.catchUp(shop)
  expect(await seen()).toMatchObject({ new_orders: 1, order_webhooks: 0 })

  await recordFault(world.ctx, shop, 'throttled')
  const fault = { fault: 'throttled', at: world.time.now.toISOString() }
  expect(await seen()).toMatchObject({
    state: 'behind',
    last_fault: { ...fault, is_over: false },
    may_ask: 'retrying',
  })
  const sync = await store.syncOf(shop)
  if (sync) await clearFault(world.ctx, sync)
  expect(await seen()).toMatchObject({ state: 'live', last_fault: { ...fault, is_over: true } })

  const scopes = 'read_customers,write_orders'
  await world.ctx.db.update(shopifyGrants).set({ scopes }).where(eq(shopifyGrants.shop, shop))
  expect(await seen()).toMatchObject({ state: 'live', missing_scopes: ['read_returns'], may_ask: 'yes' })
})

test('[ADM-06] one press asks the owner of a lost store to reconnect: an email, a banner, a record, once a day', async () => {
  await store.untilLive(shop)
  const { outletId } = owner
  expect(await ask(outletId)).toMatchObject({ status: 409, body: { code: 'reconnect_useless' } })
  expect(await inTrouble()).toEqual([])
  expect(await banner()).toBeUndefined()
  await uninstall()
  expect(await seen()).toMatchObject({ state: 'left', since: expect.any(String), may_ask: 'yes' })
  expect(await inTrouble()).toEqual([owner.email])

  const colleague = await newStaff(world)
  const [first, second] = await Promise.all([ask(outletId), ask(outletId, colleague.browser)])
  expect([first.status, second.status].toSorted((a, b) => a - b)).toEqual([200, 409])
  const asked = { at: world.time.now.toISOString(), by: 'Ines Duarte' }
  expect(await seen()).toMatchObject({ asked, may_ask: 'asked' })
  const [email, ...more] = await emails()
  expect(more).toEqual([])
  expect(email?.data).toMatchObject({
    shop,
    isAgain: true,
    by: 'Ines Duarte',
    dashboardUrl: expect.stringMatching(`/merchant/dashboard/\\?outletId=${outletId}$`),
  })
  expect(await banner()).toEqual({ outletId, shop })
  const [act] = await world.ctx.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.action, 'reconnect-asked'))
    .orderBy(desc(auditLog.seq))
    .limit(1)
  expect(act).toMatchObject({ userId: owner.userId, companyId: owner.companyId, detail: { shop } })
  expect([staff.userId, colleague.userId]).toContain(act?.actorId)
  const queued = (await readQueue(await staffContext(world, staff.browser))).find(({ id }) => id === shop)
  expect(queued).toMatchObject({ trouble: 'left', asked })

  expect(await ask(outletId)).toMatchObject({ status: 409, body: { code: 'reconnect_asked' } })
  world.time.now = new Date(world.time.now.getTime() + 25 * hour)
  staff = await newStaff(world)
  expect((await ask(outletId)).status).toBe(200)
  expect(await emails()).toHaveLength(2)

  await owner.signInAgain()
  await comeBack(owner.browser, await owner.grant(shop))
  expect(await banner()).toBeUndefined()
  expect(await seen()).toMatchObject({ state: 'importing', asked: null, may_ask: 'connected' })
})

test('[ADM-06] a store whose token is refused, and one that never was connected, can be asked for', async () => {
  await world.ctx.db
    .update(shopifyGrants)
    .set({ revokedAt: world.time.now, tokenEnc: '' })
    .where(eq(shopifyGrants.shop, shop))
  await world.ctx.db
    .update(storeSyncs)
    .set({ state: 'stopped', fault: 'refused', faultSince: world.time.now })
    .where(eq(storeSyncs.shop, shop))
  expect(await seen()).toMatchObject({ state: 'refused', may_ask: 'yes' })
  await world.ctx.db.delete(shopifyGrants).where(eq(shopifyGrants.shop, shop))
  expect(await seen()).toMatchObject({ state: 'open', may_ask: 'yes' })
  expect((await ask(owner.outletId)).status).toBe(200)
  expect((await emails())[0]?.data).toMatchObject({ isAgain: false })
})

test('[ADM-06] nobody is asked by an address that was never confirmed', async () => {
  await uninstall()
  await world.ctx.db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, owner.userId))
  expect(await seen()).toMatchObject({ may_ask: 'no_owner' })
  expect(await ask(owner.outletId)).toMatchObject({ status: 409, body: { code: 'reconnect_useless' } })
  expect(await emails()).toEqual([])
})

test('[ADM-06] merchants neither read this nor ask, and what is not there is not found', async () => {
  await uninstall()
  const path = `/merchant/admin_stores?id=${owner.userId}`
  expect((await owner.browser.get(path)).status).toBe(401)
  expect((await ask(owner.outletId, owner.browser)).status).toBe(401)
  expect(await world.ctx.db.$count(reconnectRequests, eq(reconnectRequests.outletId, owner.outletId))).toBe(0)
  expect((await ask(owner.userId)).status).toBe(404)
  expect((await staff.browser.get(`/merchant/admin_stores?id=${staff.userId}`)).status).toBe(404)
})
