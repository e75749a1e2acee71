import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eq, inArray } from 'drizzle-orm'
import { demoMerchants } from '#contract/accounts/demo-accounts.ts'
import { sessions } from '#database/schema/sessions.ts'
import { users } from '#database/schema/users.ts'
import { seedMoney } from '#domain/demo/seed-money.ts'
import { seedMerchants } from '#domain/demo/seed-merchants.ts'
import { spawnTied } from '../../../scripts/tied-process.ts'
import { ApiClient } from '../../../tests/support/api-client.ts'
import { newStaff } from '../../../tests/support/new-staff.ts'
import { openTestContext, type TestContext } from '../../../tests/support/test-context.ts'
import { createApi } from '../api.ts'

/** `examples/module-server.ts`, run as its reader would run it, against the real API over HTTP. */

let world: TestContext
let portal: Server
let moduleServer: ChildProcess
let base: string

const freePort = async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

beforeAll(async () => {
  world = await openTestContext()
  await seedMerchants(world.ctx, '1.0')
  const api = createApi()
  portal = createServer(
    getRequestListener((request) => {
      // What is signed is the address that was called.
      const settings = { ...world.ctx.settings, publicBaseUrl: new URL(request.url).origin }
      return api(request, { ...world.ctx, settings, ip: '192.0.2.77', credentials: {} })
    }),
  ).listen(0, '127.0.0.1')
  await once(portal, 'listening')
  const port = await freePort()
  base = `http://127.0.0.1:${port}`
  world.ctx.settings.moduleBases = { crm: base }
  const { port: portalPort } = portal.address() as AddressInfo
  moduleServer = spawnTied(
    process.execPath,
    ['examples/module-server.ts', `http://127.0.0.1:${portalPort}`, String(port)],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  if (moduleServer.stdout) await once(moduleServer.stdout, 'data')
})
afterAll(async () => {
  moduleServer.kill()
  portal.close()
  await world.close()
})

/** What the page that the portal leads to does by itself: posts the hand-off. */
const post = (xut: string) =>
  fetch(`${base}/`, { method: 'POST', body: new URLSearchParams({ xut }), redirect: 'manual' })

test('[PORT-06] the example of a module server redeems, greets by name, refuses a replay and forgets on logout', async () => {
  const [login] = demoMerchants
  const merchant = new ApiClient(world)
  const own = await merchant.logIn(login.email, login.password)
  const outlet = own.outlet_list[0]?.id ?? ''
  const { body } = await merchant.post('/merchant/xut', { app: 'crm' }, { outlet })
  const url = new URL(String(body.url))
  expect(url.origin).toBe(base)
  const xut = url.searchParams.get('xut') ?? ''

  // Looking uses nothing up, however often.
  for (let i = 0; i < 2; i += 1) expect(await (await fetch(url)).text()).toContain('method="post"')

  const arrived = await post(xut)
  expect(arrived.status).toBe(303)
  const cookie = arrived.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const page = await (await fetch(base, { headers: { cookie } })).text()
  expect(page).toContain('Hello, Asha')
  expect(page).toContain('Tamarind Supply')

  const replay = await post(xut)
  expect([replay.status, await replay.text()]).toEqual([401, expect.stringContaining('Refused')])
  expect((await post('garbled')).status).toBe(401)

  await fetch(`${base}/userLogout`, { headers: { cookie } })
  expect((await fetch(base, { headers: { cookie } })).status).toBe(401)
})

test('[MONEY-05] the example of a module server signs with the key that the demo knows', async () => {
  await seedMoney(world.ctx)
  const [login] = demoMerchants
  const merchant = new ApiClient(world)
  const own = await merchant.logIn(login.email, login.password)
  const outlet = own.outlet_list[0]?.id ?? ''
  const { body } = await merchant.post('/merchant/xut', { app: 'crm' }, { outlet })
  const arrived = await post(new URL(String(body.url)).searchParams.get('xut') ?? '')
  const cookie = arrived.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const press = async (path: string) => {
    const to = new URLSearchParams({ to: login.email })
    return (await fetch(`${base}${path}`, { method: 'POST', headers: { cookie }, body: to })).text()
  }
  // Signed well, so what is refused is what the store may not do yet.
  expect(await press('/campaign')).toContain('subscription_needed')
  expect(await press('/code')).toContain('subscription_needed')
})

test('the example of a module server lets staff on a visit look, and send nothing', async () => {
  const [login] = demoMerchants
  const merchant = new ApiClient(world)
  const own = await merchant.logIn(login.email, login.password)
  const outlet = own.outlet_list[0]?.id ?? ''
  const staff = await newStaff(world)
  await world.ctx.db
    .update(sessions)
    .set({ actorId: staff.userId })
    .where(
      inArray(
        sessions.userId,
        world.ctx.db.select({ id: users.id }).from(users).where(eq(users.email, login.email)),
      ),
    )
  const { body } = await merchant.post('/merchant/xut', { app: 'crm' }, { outlet })
  const arrived = await post(new URL(String(body.url)).searchParams.get('xut') ?? '')
  const cookie = arrived.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const page = await (await fetch(base, { headers: { cookie } })).text()
  expect(page).toContain('visiting as staff')
  expect(page).not.toContain('/campaign')
  for (const path of ['/campaign', '/code']) {
    const sent = await fetch(`${base}${path}`, { method: 'POST', headers: { cookie } })
    expect([sent.status, await sent.text()]).toEqual([403, expect.stringContaining('cannot send')])
  }
})
