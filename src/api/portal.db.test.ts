import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { SessionView } from '#contract/account.ts'
import { demoMerchants } from '#contract/demo-merchants.ts'
import { modules } from '#contract/modules.ts'
import { auditLog } from '#database/schema/audit-log.ts'
import { shopifyGrants } from '#database/schema/companies.ts'
import { seedMerchants } from '#domain/demo/seed-merchants.ts'
import { ApiClient } from '../../tests/support/api-client.ts'
import { newMerchant } from '../../tests/support/new-merchant.ts'
import { comeBack, newShopkeeper } from '../../tests/support/shopkeeper.ts'
import { openTestContext, type TestContext } from '../../tests/support/test-context.ts'

let world: TestContext
let merchant: ApiClient
let stranger: ApiClient
let own: SessionView
let foreign: SessionView
const [tamarind, hafenlicht] = demoMerchants

beforeAll(async () => {
  world = await openTestContext()
  await seedMerchants(world.ctx, '1.0')
  merchant = new ApiClient(world)
  stranger = new ApiClient(world)
  own = await merchant.logIn(tamarind.email, tamarind.password)
  foreign = await stranger.logIn(hafenlicht.email, hafenlicht.password)
})
afterAll(() => world.close())

let shop: string
let wholesale: string
beforeEach(() => {
  ;[shop = '', wholesale = ''] = own.outlet_list.map((outlet) => outlet.id)
})

const running = async (outlet: string) => {
  const { body } = await merchant.get('/all_apps/', { outlet })
  return body.data
    .filter((app: { is_installed: boolean }) => app.is_installed)
    .map((app: { slug: string }) => app.slug)
}

describe('modules', () => {
  test('[API-01] all_apps lists the eleven modules as they stand in the outlet that the request names', async () => {
    const { body } = await merchant.get('/all_apps')
    expect(body.data.map((app: { slug: string }) => app.slug)).toEqual(modules.map(({ slug }) => slug))
    expect(await running(shop)).toEqual(['infiniti', 'crm', 'whatsapp'])
    expect(await running(wholesale)).toEqual(['infiniti'])
  })

  test('[API-01] [PORT-09] install_app switches a module on at once outside Shopify; twice is once', async () => {
    for (const app of ['Chatbot', 'chatbot']) {
      const answer = await merchant.post(
        '/install_app/',
        { plugin_name: 'other', app },
        { outlet: wholesale },
      )
      expect(answer).toMatchObject({ status: 200, body: { message: 'success' } })
    }
    expect(await running(wholesale)).toEqual(['infiniti', 'chatbot'])
    await merchant.post('/uninstall_app', { app: 'chatbot' }, { outlet: wholesale })
    expect(await running(wholesale)).toEqual(['infiniti'])
  })

  test('[PORT-09] a shop on Shopify is asked first, whatever the caller takes it for: the answer is its grant page', async () => {
    for (const plugin_name of ['shopify', 'other']) {
      const { body } = await merchant.post('/install_app', { plugin_name, app: 'email' }, { outlet: shop })
      expect(body.message).toBe('redirect')
      expect(new URL(body.data).pathname).toContain('/admin/oauth/authorize')
    }
    expect(await running(shop)).not.toContain('email')
    expect(
      await merchant.post('/install_app', { plugin_name: 'shopify', app: 'email' }, { outlet: wholesale }),
    ).toMatchObject({ status: 405, body: { code: 'invalid_shopify_url' } })
  })

  test('[PORT-09] all_apps says how the shop stands to us, and what stands still once it takes back its yes', async () => {
    const connection = async () => (await keeper.browser.get('/all_apps')).body.outlet.connection
    const keeper = await newShopkeeper(world, { website: 'looms.myshopify.com' })
    expect(await connection()).toBe('open')
    await comeBack(keeper.browser, await keeper.grant('looms.myshopify.com', { app: 'crm', from: 'apps' }))
    expect(await connection()).toBe('connected')
    expect(
      (await keeper.browser.post('/install_app', { plugin_name: 'shopify', app: 'email' })).body,
    ).toEqual({ message: 'success' })
    await world.ctx.db.update(shopifyGrants).set({ revokedAt: new Date() })
    const { body } = await keeper.browser.get('/all_apps')
    expect(body.outlet).toMatchObject({ web_url: 'looms.myshopify.com', connection: 'lost' })
    expect(
      body.data.filter((app: { needs: string }) => app.needs).map((app: { slug: string }) => app.slug),
    ).toEqual(['crm', 'email'])
    const site = await merchant.get('/all_apps', { outlet: wholesale })
    expect(site.body.outlet.connection).toBe('not-needed')
  })

  test('[PORT-06] an unknown slug is refused', async () => {
    const answer = await merchant.post('/install_app', { plugin_name: 'other', app: 'teapot' })
    expect(answer).toMatchObject({ status: 404, body: { code: 'unknown_module' } })
  })

  test('[API-01] [PORT-07] [PORT-08] save_web_url keeps any pasted form, and answers 405 to what is none', async () => {
    const save = (web_url: string, platforms: string) =>
      merchant.post('/save_web_url/', { web_url, platforms }, { outlet: wholesale })
    expect((await save(' https://www.Wholesale.Tamarind.example/shop?x=1 ', 'manual')).body.data).toEqual({
      web_url: 'wholesale.tamarind.example',
      platform: 'manual',
    })
    expect((await save('Webflow', 'manual')).body.data.web_url).toBe('Webflow')
    expect(await save('https://', 'manual')).toMatchObject({ status: 405, body: { code: 'invalid_url' } })
    expect(await save('tamarind.example', 'shopify')).toMatchObject({
      status: 405,
      body: { title: 'Invalid Shopify URL', message: 'Shopify store URL must end with .myshopify.com' },
    })
    expect(await save('not an address', 'shopify')).toMatchObject({ body: { code: 'invalid_shopify_url' } })
    expect(await save('tamarind-supply.myshopify.com', 'shopify')).toMatchObject({ status: 409 })
    // A Shopify shop stays one, even where it was taken for something else.
    expect((await save('https://admin.shopify.com/store/loom-9', 'manual')).body.data).toEqual({
      web_url: 'loom-9.myshopify.com',
      platform: 'shopify',
    })
    expect((await save('wholesale.tamarind.example', 'manual')).status).toBe(200)
  })
})

describe('outlets', () => {
  test('[API-01] [PORT-04] outletChange puts the chosen one first; a foreign one is refused and recorded', async () => {
    const changed = await merchant.post('/outletChange', { outlet_id: wholesale })
    expect(changed.body.data.outlet_list[0].id).toBe(wholesale)
    await merchant.post('/outletChange/', { outlet_id: shop })
    const theirs = foreign.outlet_list[0]?.id ?? ''
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
  })

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
    // Chosen last and put away since: without a wish, the first.
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
      running: 1,
    })
    await browser.post('/merchant/outlets/archive', { outlet_id: popUp })
    await add('pop-up.example')
    expect(await browser.post('/merchant/outlets/restore', { outlet_id: popUp })).toMatchObject({
      status: 409,
      body: { code: 'address_in_use' },
    })
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
      body: { title: 'Not your outlet' },
    })
  })

  test('[PORT-03] the last outlet stays', async () => {
    const only = foreign.outlet_list[0]?.id
    expect(await stranger.post('/merchant/outlets/archive', { outlet_id: only })).toMatchObject({
      status: 409,
      body: { code: 'last_outlet' },
    })
  })
})

describe('the hand-off', () => {
  const mint = async (app: string, outlet = shop) => {
    const { body } = await merchant.post('/merchant/xut', { app }, { outlet })
    return new URL(body.url)
  }
  const redeem = (xut: string | null, audience: string) =>
    new ApiClient(world).post('/merchant/xut/redeem/', { xut, audience })

  test('[PORT-06] leads to the module with slug and home marker, and is redeemed once', async () => {
    const url = await mint('crm')
    expect([url.pathname, url.searchParams.get('app'), url.searchParams.get('home')]).toEqual([
      '/merchant/customers/',
      'crm',
      '1',
    ])
    const xut = url.searchParams.get('xut')
    expect((await redeem(xut, url.origin)).body).toMatchObject({
      app: 'crm',
      company: 'Tamarind Supply',
      role: 'owner',
      outlet: { id: shop },
    })
    expect(await redeem(xut, url.origin)).toMatchObject({ status: 401, body: { code: 'hand_off_refused' } })
  })

  test('[PORT-06] goes to an external base where one is configured, and is bound to that audience', async () => {
    await merchant.post('/install_app', { plugin_name: 'other', app: 'email' }, { outlet: wholesale })
    const url = await mint('email', wholesale)
    expect(url.origin).toBe('https://mail.modules.example')
    const xut = url.searchParams.get('xut') ?? ''
    expect(await redeem(xut, 'https://evil.example')).toMatchObject({ status: 401 })
    expect(await redeem(`${xut.slice(0, -2)}AA`, url.origin)).toMatchObject({ status: 401 })
    expect(await redeem(xut, url.origin)).toMatchObject({ status: 200 })
  })

  test('[PORT-10] opens the dashboard that serves the settings, where one is configured', async () => {
    const refused = await merchant.post('/merchant/xut', { app: '/merchant/company' }, { outlet: shop })
    expect(refused).toMatchObject({ status: 404 })
    world.ctx.settings.dashboardBase = 'https://dashboard.example/desk'
    const url = await mint('/merchant/company')
    world.ctx.settings.dashboardBase = undefined
    expect([url.origin, url.pathname, url.searchParams.get('app'), url.searchParams.get('home')]).toEqual([
      'https://dashboard.example',
      '/desk/login-check/',
      '/merchant/company',
      '1',
    ])
    const xut = url.searchParams.get('xut')
    expect(await redeem(xut, 'https://infiniti.example')).toMatchObject({ status: 401 })
    expect((await redeem(xut, url.origin)).body).toMatchObject({
      app: '/merchant/company',
      outlet: { id: shop },
    })
    expect(await redeem(xut, url.origin)).toMatchObject({ status: 401 })
  })

  test('[PORT-06] is dead after a minute', async () => {
    const url = await mint('crm')
    const before = world.time.now
    world.time.now = new Date(before.getTime() + 61_000)
    expect(await redeem(url.searchParams.get('xut'), url.origin)).toMatchObject({ status: 401 })
    world.time.now = before
  })
})
