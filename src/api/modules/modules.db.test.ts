import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { modules } from '#contract/modules/modules.ts'
import { moduleInstalls, outlets, shopifyGrants } from '#database/schema/companies.ts'
import type { ApiClient } from '../../../tests/support/api-client.ts'
import { openDemoWorld } from '../../../tests/support/demo-world.ts'
import { comeBack, newStoreOwner } from '../../../tests/support/store-owner.ts'
import type { TestContext } from '../../../tests/support/test-context.ts'

let world: TestContext
let merchant: ApiClient
let shop: string
let wholesale: string

beforeAll(async () => {
  ;({ world, merchant, shop, wholesale } = await openDemoWorld())
})
afterAll(() => world.close())

const companyOf = async (outlet: string) => {
  const [row] = await world.ctx.db.select().from(outlets).where(eq(outlets.id, outlet))
  return row?.companyId ?? ''
}

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

  test(
    '[API-01] [PORT-09] install_app switches a module on at once outside Shopify; twice is once',
    { tags: 'engine-long' },
    async () => {
      for (const app of ['CRM', 'crm']) {
        const answer = await merchant.post(
          '/install_app/',
          { plugin_name: 'other', app },
          { outlet: wholesale },
        )
        expect(answer).toMatchObject({ status: 200, body: { message: 'success' } })
      }
      expect(await running(wholesale)).toEqual(['infiniti', 'crm'])
      await merchant.post('/uninstall_app', { app: 'crm' }, { outlet: wholesale })
      expect(await running(wholesale)).toEqual(['infiniti'])
    },
  )

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
    const connection = async () => (await owner.browser.get('/all_apps')).body.outlet.connection
    const owner = await newStoreOwner(world, { website: 'looms.myshopify.com' })
    expect(await connection()).toBe('open')
    await comeBack(owner.browser, await owner.grant('looms.myshopify.com', { app: 'crm', from: 'apps' }))
    expect(await connection()).toBe('connected')
    expect((await owner.browser.post('/install_app', { plugin_name: 'shopify', app: 'email' })).body).toEqual(
      { message: 'success' },
    )
    await world.ctx.db.update(shopifyGrants).set({ revokedAt: new Date() })
    const { body } = await owner.browser.get('/all_apps')
    expect(body.outlet).toMatchObject({ web_url: 'looms.myshopify.com', connection: 'lost' })
    expect(
      body.data
        .filter((app: { missing: string[] }) => app.missing.includes('reconnect'))
        .map((app: { slug: string }) => app.slug),
    ).toEqual(['crm', 'email'])
    const site = await merchant.get('/all_apps', { outlet: wholesale })
    expect(site.body.outlet.connection).toBe('not-needed')
  })

  test.each(['superleadz', 'referral', 'product_review', 'Chatbot'])(
    '[LIVE-06] %s is planned: it is not switched on by any way, unless another maker serves it',
    async (app) => {
      const input = { plugin_name: 'other', app }
      const slug = app.toLowerCase()
      const listed = async () => {
        const { body } = await merchant.get('/all_apps', { outlet: wholesale })
        return body.data.find((one: { slug: string }) => one.slug === slug)
      }
      const planned = { status: 409, body: { code: 'module_planned', title: 'Planned' } }
      expect(await merchant.post('/install_app', input, { outlet: wholesale })).toMatchObject(planned)
      // One that was on before counts no more.
      const install = { companyId: await companyOf(wholesale), outletId: wholesale, slug }
      await world.ctx.db.insert(moduleInstalls).values({ ...install, installedAt: world.time.now })
      expect(await merchant.post('/merchant/xut', { app }, { outlet: wholesale })).toMatchObject(planned)
      expect(await listed()).toMatchObject({ is_planned: true, is_installed: false, missing: [] })
      const { body } = await merchant.get(`/merchant/workspace?app=${slug}`, { outlet: wholesale })
      expect(body.data).toMatchObject({ is_planned: true, is_installed: false, figures: [] })
      await merchant.post('/uninstall_app', { app }, { outlet: wholesale })

      world.ctx.settings.moduleBases = { [slug]: 'https://maker.example' }
      expect(await merchant.post('/install_app', input, { outlet: wholesale })).toMatchObject({ status: 200 })
      expect(await listed()).toMatchObject({ is_planned: false, is_installed: true, missing: ['plan'] })
      world.ctx.settings.moduleBases = {}
      await merchant.post('/uninstall_app', { app }, { outlet: wholesale })
    },
  )

  test('[LIVE-06] an install link that names a planned module sets up the store and the dashboard', async () => {
    const owner = await newStoreOwner(world, { website: 'chatty.myshopify.com' })
    await comeBack(owner.browser, await owner.grant('chatty.myshopify.com', { app: 'chatbot', from: 'apps' }))
    const { body } = await owner.browser.get('/all_apps')
    expect(body.outlet.connection).toBe('connected')
    expect(
      body.data
        .filter((app: { is_installed: boolean }) => app.is_installed)
        .map((app: { slug: string; missing: string[] }) => [app.slug, app.missing]),
    ).toEqual([['infiniti', []]])
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
