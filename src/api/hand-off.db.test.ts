import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ApiClient } from '../../tests/support/api-client.ts'
import { openDemoWorld } from '../../tests/support/demo-world.ts'
import type { TestContext } from '../../tests/support/test-context.ts'

let world: TestContext
let merchant: ApiClient
let shop: string
let wholesale: string

beforeAll(async () => {
  ;({ world, merchant, shop, wholesale } = await openDemoWorld())
})
afterAll(() => world.close())

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
