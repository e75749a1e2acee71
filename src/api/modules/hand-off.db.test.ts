import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ApiClient } from '../../../tests/support/api-client.ts'
import { openDemoWorld } from '../../../tests/support/demo-world.ts'
import { newMerchant } from '../../../tests/support/new-merchant.ts'
import { newStaff } from '../../../tests/support/new-staff.ts'
import type { TestContext } from '../../../tests/support/test-context.ts'

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

  test('[DOOR-10] ends with the session that it came from', { tags: 'engine-long' }, async () => {
    const leaver = await newMerchant(world)
    await leaver.browser.post('/install_app', { plugin_name: 'other', app: 'crm' })
    const { body } = await leaver.browser.post('/merchant/xut', { app: 'crm' })
    const url = new URL(String(body.url))
    await leaver.browser.post('/logoutEntry')
    expect(await redeem(url.searchParams.get('xut'), url.origin)).toMatchObject({ status: 401 })
    // Not even after signing in again: that is another session.
    await leaver.browser.logIn(leaver.email, leaver.password)
    const { status } = await leaver.browser.post('/merchant/workspace/redeem', {
      app: 'crm',
      xut: url.searchParams.get('xut'),
    })
    expect(status).toBe(410)
  })

  test('[DOOR-10] of a visit lives 30 seconds and ends with the visit', async () => {
    const { email, browser } = await newMerchant(world)
    await browser.post('/install_app', { plugin_name: 'other', app: 'crm' })
    const staff = await newStaff(world)
    const { body } = await staff.browser.post('/merchant/plugin/login', { email, reason: 'Ticket 4711' })
    const visit = new ApiClient(world)
    for (const [name, value] of staff.browser.cookies) visit.cookies.set(name, value)
    visit.token = body.token as ApiClient['token']
    const note = async () => {
      const { body: minted } = await visit.post('/merchant/xut', { app: 'crm' })
      return new URL(String(minted.url))
    }
    const redeemed = await note()
    expect((await redeem(redeemed.searchParams.get('xut'), redeemed.origin)).status).toBe(200)
    const old = await note()
    world.time.now = new Date(world.time.now.getTime() + 31_000)
    expect((await redeem(old.searchParams.get('xut'), old.origin)).status).toBe(401)
    const last = await note()
    await visit.post('/merchant/plugin/logout')
    expect((await redeem(last.searchParams.get('xut'), last.origin)).status).toBe(401)
  })

  test('[DOOR-16] with trailing characters is refused, and is not used up by that', async () => {
    const url = await mint('crm')
    const xut = url.searchParams.get('xut') ?? ''
    for (const changed of [`${xut}.`, `${xut}.x`, `${xut}=`, `${xut}!`, `${xut} `]) {
      expect([changed.slice(-2), (await redeem(changed, url.origin)).status]).toEqual([
        changed.slice(-2),
        401,
      ])
    }
    expect((await redeem(xut, url.origin)).status).toBe(200)
  })

  test('[PORT-06] is dead after a minute', async () => {
    const url = await mint('crm')
    const before = world.time.now
    world.time.now = new Date(before.getTime() + 61_000)
    expect(await redeem(url.searchParams.get('xut'), url.origin)).toMatchObject({ status: 401 })
    world.time.now = before
  })
})
