import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditLog } from '#database/schema/audit-log.ts'
import { subscriptions } from '#database/schema/billing.ts'
import { sessions } from '#database/schema/sessions.ts'
import { newId } from '#domain/identifiers.ts'
import type { ApiClient } from '../../../tests/support/api-client.ts'
import { openDemoWorld } from '../../../tests/support/demo-world.ts'
import { newMerchant } from '../../../tests/support/new-merchant.ts'
import { newStaff } from '../../../tests/support/new-staff.ts'
import type { TestContext } from '../../../tests/support/test-context.ts'

let world: TestContext
let merchant: ApiClient
let stranger: ApiClient
let shop: string
let wholesale: string
let theirs: string

beforeAll(async () => {
  ;({ world, merchant, stranger, shop, wholesale, theirs } = await openDemoWorld())
})
afterAll(() => world.close())

describe('outlets', () => {
  test(
    '[API-01] [PORT-04] outletChange puts the chosen one first; a foreign one is refused and recorded',
    { tags: 'engine-long' },
    async () => {
      const changed = await merchant.post('/outletChange', { outlet_id: wholesale })
      expect(changed.body.data.outlet_list[0].id).toBe(wholesale)
      await merchant.post('/outletChange/', { outlet_id: shop })
      expect(await merchant.post('/outletChange', { outlet_id: theirs })).toMatchObject({ status: 403 })
      expect(await merchant.get('/all_apps', { outlet: theirs })).toMatchObject({
        status: 403,
        body: { code: 'outlet_refused' },
      })
      expect(await merchant.get('/all_apps', { outlet: "'; drop table outlets" })).toMatchObject({
        status: 403,
      })
      const refused = await world.ctx.db.select().from(auditLog).where(eq(auditLog.action, 'outlet-refused'))
      expect(refused.map((row) => row.detail.outlet)).toContain(theirs)
    },
  )

  test('[PORT-03] an outlet is added with a checked address, renamed, given a new key and put away', async () => {
    const added = await merchant.post('/merchant/outlets', {
      outlet_name: 'Pop-up',
      web_url: 'https://pop.example/',
    })
    const outlet = added.body.data.outlet_list[0]
    expect(outlet).toMatchObject({ outlet_name: 'Pop-up', web_url: 'pop.example' })
    expect(
      await merchant.post('/merchant/outlets', { outlet_name: 'Twice', web_url: 'pop.example' }),
    ).toMatchObject({
      status: 409,
      body: { code: 'address_in_use' },
    })
    await merchant.post('/merchant/outlets/rename', { outlet_id: outlet.id, outlet_name: 'Pop-up Pune' })
    const key = await merchant.post('/merchant/outlets/rotate_key', { outlet_id: outlet.id })
    expect(key.body.api_key).not.toBe(outlet.api_key)
    const list = await merchant.get('/merchant/outlets')
    expect(list.body.data.find((one: { id: string }) => one.id === outlet.id)).toMatchObject({
      outlet_name: 'Pop-up Pune',
      members: [{ name: 'Asha Rao', role: 'owner' }],
    })
    const after = await merchant.post('/merchant/outlets/archive', { outlet_id: outlet.id })
    expect(after.body.data.outlet_list.map((one: { id: string }) => one.id)).not.toContain(outlet.id)
    expect(await merchant.get('/all_apps', { outlet: outlet.id })).toMatchObject({ status: 403 })
  })

  test('[PORT-03] a bad address, one in use and a second outlet of an unconfirmed account are refused', async () => {
    const add = (browser: ApiClient, web_url: string) =>
      browser.post('/merchant/outlets', { outlet_name: 'Second', web_url })
    expect(await add(merchant, 'not an address')).toMatchObject({
      status: 405,
      body: { code: 'invalid_url' },
    })
    const { browser, outletId } = await newMerchant(world, { verified: false })
    expect(await add(browser, 'second.example')).toMatchObject({
      status: 403,
      body: { code: 'email_unverified' },
    })
    expect((await browser.get('/merchant/outlets')).body.data.map((one: { id: string }) => one.id)).toEqual([
      outletId,
    ])
    const { browser: pair } = await newMerchant(world)
    const both = await Promise.all([add(pair, 'www.twin.example'), add(pair, 'https://twin.example/')])
    expect(both.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 409]))
  })

  test('[PORT-03] an outlet put away comes back as it was, unless its address has gone to another', async () => {
    const { browser, outletId } = await newMerchant(world)
    const add = (web_url: string) => browser.post('/merchant/outlets', { outlet_name: 'Pop-up', web_url })
    const ids = (body: { data: { outlet_list: { id: string }[] } }) =>
      body.data.outlet_list.map(({ id }) => id)
    const popUp = ids((await add('pop-up.example')).body)[0] ?? ''
    await browser.post('/install_app', { plugin_name: 'other', app: 'crm' }, { outlet: popUp })
    const away = await browser.post('/merchant/outlets/archive', { outlet_id: popUp }, { outlet: popUp })
    expect(ids(away.body)).toEqual([outletId])
    // Chosen last and put away since: without a request, the first.
    expect((await browser.get('/all_apps')).status).toBe(200)
    expect(await stranger.post('/merchant/outlets/restore', { outlet_id: popUp })).toMatchObject({
      status: 403,
    })
    const back = await browser.post('/merchant/outlets/restore', { outlet_id: popUp }, { outlet: popUp })
    expect(ids(back.body)).toEqual([popUp, outletId])
    const { body } = await browser.get('/merchant/outlets')
    // By its id: the clock stands still here, so which of the two is the older is up to chance.
    expect(body.data.find((one: { id: string }) => one.id === popUp)).toMatchObject({
      id: popUp,
      is_archived: false,
      activated: 1,
    })
    await browser.post('/merchant/outlets/archive', { outlet_id: popUp })
    await add('pop-up.example')
    expect(await browser.post('/merchant/outlets/restore', { outlet_id: popUp })).toMatchObject({
      status: 409,
      body: { code: 'address_in_use' },
    })
  })

  test('[PORT-03] an outlet whose plan goes on is not archived, and staff on a visit archive none', async () => {
    const { browser, companyId } = await newMerchant(world)
    const added = await browser.post('/merchant/outlets', {
      outlet_name: 'Pop-up',
      web_url: 'billed.example',
    })
    const outletId = String(added.body.data.outlet_list[0].id)
    const now = world.time.now
    const plan = { companyId, outletId, method: 'card', price: 1, currency: 'USD' } as const
    const id = newId(now)
    await world.ctx.db
      .insert(subscriptions)
      .values({ ...plan, id, state: 'active', providerAt: now, startedAt: now })
    const archive = () => browser.post('/merchant/outlets/archive', { outlet_id: outletId })
    expect(await archive()).toMatchObject({ status: 409, body: { code: 'outlet_has_plan' } })
    await world.ctx.db.update(subscriptions).set({ state: 'cancelling' }).where(eq(subscriptions.id, id))
    const visitor = eq(sessions.companyId, companyId)
    const { userId: actorId } = await newStaff(world)
    await world.ctx.db.update(sessions).set({ actorId }).where(visitor)
    expect((await archive()).status).toBe(403)
    await world.ctx.db.update(sessions).set({ actorId: null }).where(visitor)
    expect((await archive()).status).toBe(200)
  })

  test('[PORT-04] a change is answered with the outlet of the tab that made it first', async () => {
    await merchant.post('/outletChange', { outlet_id: shop })
    const renamed = await merchant.post(
      '/merchant/outlets/rename',
      { outlet_id: shop, outlet_name: 'Tamarind Supply' },
      { outlet: wholesale },
    )
    expect(renamed.body.data.outlet_list[0].id).toBe(wholesale)
    expect(await merchant.post('/outletChange', { outlet_id: 'teapot' })).toMatchObject({
      status: 403,
      body: { title: 'No access' },
    })
  })

  test('[PORT-03] the last outlet stays', async () => {
    expect(await stranger.post('/merchant/outlets/archive', { outlet_id: theirs })).toMatchObject({
      status: 409,
      body: { code: 'last_outlet' },
    })
  })
})
