import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, inject, test } from 'vitest'
import { demoMerchants, demoStaff } from '#contract/accounts/demo-accounts.ts'
import { ask, readPage } from '../support/read-page.ts'

const origin = inject('origin')
const [merchant] = demoMerchants

/** Sends lines as they are, which `fetch` would not. */
async function sendLines(lines: string[]): Promise<string> {
  const { hostname, port } = new URL(origin)
  const socket = connect(Number(port), hostname)
  socket.write([...lines, 'Connection: close', '', ''].join('\r\n'))
  return text(socket)
}

test('[DOOR-16] two Host lines are 400, for files, pages and calls', async () => {
  const { host } = new URL(origin)
  for (const path of ['/', '/merchant/login', '/api/openapi.json']) {
    const lines = [`GET ${path} HTTP/1.1`, `Host: ${host}`]
    expect(await sendLines(lines)).toMatch(/^HTTP\/1\.1 200 /)
    expect(await sendLines([...lines, 'host: evil.example'])).toMatch(/^HTTP\/1\.1 400 /)
  }
})

test('[ACC-01] an unknown host is 404, for files, pages and calls; health answers at any name', async () => {
  for (const host of ['nobody.localhost', 'evil.example']) {
    for (const path of ['/', '/account', '/merchant/login', '/api/openapi.json', '/api/account/store']) {
      expect(await sendLines([`GET ${path} HTTP/1.1`, `Host: ${host}`])).toMatch(/^HTTP\/1\.1 404 /)
    }
  }
  expect(await sendLines(['GET /livez HTTP/1.1', 'Host: evil.example'])).toMatch(/^HTTP\/1\.1 200 /)
})

test('[ACC-01] at our own host there is no account of a store, and no call of one', async () => {
  for (const path of ['/account', '/account/orders/5', '/api/account/store']) {
    expect([path, (await ask(path)).status]).toEqual([path, 404])
  }
  // Routes match in any case and however the address is written.
  const lost = await (await ask('/nobody-knows-this')).text()
  for (const path of ['/Account', '/%61ccount/orders', '/ACCOUNT/orders/5']) {
    expect([path, (await (await ask(path)).text()) === lost]).toEqual([path, true])
  }
})

test('[DOOR-16] /.well-known/change-password leads to the account page', async () => {
  const answer = await ask('/.well-known/change-password')
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/merchant/account#password'])
})

const cookiesOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')

async function signIn(
  path: string,
  { email, password }: { email: string; password: string },
): Promise<string> {
  const answer = await ask(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ email, password }),
  })
  expect(answer.status).toBe(200)
  return cookiesOf(answer)
}

test('[DOOR-16] what somebody sees who is signed in is not stored', async () => {
  const anybody = await ask('/merchant/login')
  expect(anybody.headers.get('cache-control')).toBe('private, no-cache')
  const visits: [string, string][] = [
    [await signIn('/api/merchant/login', merchant), '/merchant/apps'],
    [await signIn('/api/merchant/admin_login', demoStaff), '/admin/home/'],
  ]
  for (const [cookie, path] of visits) {
    for (const address of [path, `${path.replace(/\/$/, '')}.data`]) {
      const answer = await ask(address, { headers: { cookie } })
      expect([address, answer.headers.get('cache-control')]).toEqual([address, 'no-store'])
    }
  }
})

test('[API-04] a call without Origin is told so, and the description says that it is needed', async () => {
  const answer = await ask('/api/merchant/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
  expect(answer.status).toBe(403)
  expect(await answer.json()).toMatchObject({ code: 'origin_missing', title: 'Origin required' })
  const { html } = await readPage('/api/docs')
  expect(html).toContain('Origin header')
  const description = (await (await ask('/api/openapi.json')).json()) as { info: { description: string } }
  expect(description.info.description).toContain('Origin header')
})

test('[DOOR-13] the banner of a visit is on /processing/ too', async () => {
  const signedIn = await ask('/api/merchant/admin_login', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify(demoStaff),
  })
  const staff = cookiesOf(signedIn)
  const { token } = (await signedIn.json()) as { token: { access: string } }
  const visit = await ask('/api/merchant/plugin/login', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin,
      cookie: staff,
      authorization: `Bearer ${token.access}`,
    },
    body: JSON.stringify({ email: merchant.email, reason: 'Ticket 4711' }),
  })
  expect(visit.status).toBe(200)
  for (const path of ['/merchant/apps', '/processing/']) {
    const page = await ask(path, { headers: { cookie: cookiesOf(visit) } })
    expect([path, (await page.text()).includes('class="visit-banner"')]).toEqual([path, true])
  }
})
