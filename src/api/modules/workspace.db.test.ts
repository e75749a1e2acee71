import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditLog } from '#database/schema/audit-log.ts'
import { memberships, userOutlets } from '#database/schema/companies.ts'
import { ApiClient } from '../../../tests/support/api-client.ts'
import { openDemoWorld } from '../../../tests/support/demo-world.ts'
import { newMerchant } from '../../../tests/support/new-merchant.ts'
import type { TestContext } from '../../../tests/support/test-context.ts'

let world: TestContext
let merchant: ApiClient
let stranger: ApiClient
let shop: string
let wholesale: string

beforeAll(async () => {
  ;({ world, merchant, stranger, shop, wholesale } = await openDemoWorld())
})
afterAll(() => world.close())

const read = async (app: string, outlet: string) =>
  (await merchant.get(`/merchant/workspace?app=${app}`, { outlet })).body.data
const lastActs = async (action: string) => {
  const rows = await world.ctx.db.select().from(auditLog).where(eq(auditLog.action, action))
  return rows.map(({ detail }) => detail)
}

describe('a workspace', () => {
  test('[PORT-11] tells state and needs as they stand in the outlet that the request names', async () => {
    expect(await read('crm', shop)).toMatchObject({
      is_installed: true,
      installed_by: 'Asha Rao',
      is_planned: false,
      requirements: [
        { name: 'store', missing: 'connect' },
        { name: 'plan', missing: 'plan' },
      ],
      outlet: { id: shop, outlet_name: 'Tamarind Supply', platform: 'shopify' },
      figures: [],
    })
    expect(await read('crm', wholesale)).toMatchObject({ is_installed: false, installed_at: null })
    expect(await merchant.get('/merchant/workspace?app=teapot')).toMatchObject({ status: 404 })
    expect(await stranger.get('/merchant/workspace?app=crm', { outlet: shop })).toMatchObject({ status: 403 })
  })

  test('[PORT-12] activating WhatsApp gives that outlet a project key, which its workspace tells', async () => {
    const mine = await read('whatsapp', shop)
    expect(mine.project_key).toMatch(/^W-/)
    expect((await read('whatsapp', wholesale)).project_key).toBeNull()
    await merchant.post('/install_app', { plugin_name: 'other', app: 'whatsapp' }, { outlet: wholesale })
    const other = await read('whatsapp', wholesale)
    expect(other.project_key).toMatch(/^W-/)
    expect(other.project_key).not.toBe(mine.project_key)
    await merchant.post('/uninstall_app', { app: 'whatsapp' }, { outlet: wholesale })
    expect((await read('crm', shop)).project_key).toBeNull()
  })

  test('[PORT-11] a role that may not activate may look', async () => {
    const analyst = await newMerchant(world)
    await world.ctx.db
      .update(memberships)
      .set({ role: 'analyst' })
      .where(eq(memberships.userId, analyst.userId))
    expect(await analyst.browser.get('/merchant/workspace?app=crm')).toMatchObject({ status: 200 })
  })
})

describe('arriving with a hand-off', () => {
  const mint = async (app: string, outlet = shop) => {
    const { body } = await merchant.post('/merchant/xut', { app }, { outlet })
    return new URL(String(body.url)).searchParams.get('xut') ?? ''
  }
  const redeemHandOff = (browser: ApiClient, xut: string, app = 'crm') =>
    browser.post('/merchant/workspace/redeem', { app, xut })

  test('[PORT-11] uses it up by POST, for the person it was made for, and names its outlet', async () => {
    const xut = await mint('crm')
    expect(await merchant.get(`/merchant/workspace/redeem?app=crm&xut=${xut}`)).toMatchObject({
      status: 405,
    })
    expect(await redeemHandOff(merchant, xut)).toMatchObject({
      status: 200,
      body: { app: 'crm', outlet_id: shop },
    })
    expect(await redeemHandOff(merchant, xut)).toMatchObject({
      status: 410,
      body: { code: 'hand_off_spent' },
    })
  })

  test('[PORT-11] of many that show it at once, one arrives', { tags: 'engine-long' }, async () => {
    const xut = await mint('crm')
    const answers = await Promise.all(Array.from({ length: 5 }, () => redeemHandOff(merchant, xut)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('[PORT-11] somebody else is refused, and it is worth nothing afterwards', async () => {
    const xut = await mint('crm')
    expect(await redeemHandOff(stranger, xut)).toMatchObject({
      status: 403,
      body: { code: 'hand_off_for_another' },
    })
    expect(await redeemHandOff(merchant, xut)).toMatchObject({ status: 410 })
    expect(await redeemHandOff(new ApiClient(world), await mint('crm'))).toMatchObject({ status: 401 })
    expect((await lastActs('xut-refused')).length).toBeGreaterThan(0)
  })

  test('[PORT-11] garbled, for another module, for another module server or too old: one sentence', async () => {
    const whatsapp = await mint('whatsapp')
    world.ctx.settings.moduleBases = { crm: 'https://crm.modules.example' }
    const external = await mint('crm')
    world.ctx.settings.moduleBases = {}
    const before = world.time.now
    const old = await mint('crm')
    for (const xut of [
      (await mint('crm')).replace(/.{9}$/, 'AAAAAAAAA'),
      '',
      'v1.a.b.c',
      whatsapp,
      external,
    ]) {
      expect(await redeemHandOff(merchant, xut)).toMatchObject({
        status: 410,
        body: { code: 'hand_off_spent' },
      })
    }
    world.time.now = new Date(before.getTime() + 61_000)
    expect(await redeemHandOff(merchant, old)).toMatchObject({ status: 410 })
    world.time.now = before
  })

  test('[PORT-06] is not made for a module that is off here, and not honoured for an outlet that was taken away', async () => {
    expect(await merchant.post('/merchant/xut', { app: 'crm' }, { outlet: wholesale })).toMatchObject({
      status: 409,
      body: { code: 'module_off' },
    })
    const forUs = await mint('infiniti', wholesale)
    const forHost = await mint('infiniti', wholesale)
    const works = and(eq(userOutlets.outletId, wholesale))
    const rows = await world.ctx.db.delete(userOutlets).where(works).returning()
    expect(await redeemHandOff(merchant, forUs, 'infiniti')).toMatchObject({
      status: 403,
      body: { code: 'outlet_refused' },
    })
    const audience = 'https://infiniti.example'
    expect(await new ApiClient(world).post('/merchant/xut/redeem', { xut: forHost, audience })).toMatchObject(
      { status: 401 },
    )
    await world.ctx.db.insert(userOutlets).values(rows)
  })
})
