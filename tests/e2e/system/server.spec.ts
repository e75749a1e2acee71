import { expect, test } from '../../support/journey.ts'
import { sandboxUrl } from '../../support/product.ts'

test('documents come compressed, revalidated and without React', async ({ request }) => {
  const page = await request.get('/', { headers: { 'accept-encoding': 'br' } })
  expect(page.headers()['content-encoding']).toBe('br')
  expect(page.headers()['cache-control']).toBe('public, no-cache')
  const html = await page.text()
  expect(html).not.toContain('entry.client')
  expect(html).not.toContain(' style="')

  const again = await request.get('/', {
    headers: { 'accept-encoding': 'br', 'if-none-match': page.headers().etag ?? '' },
  })
  expect(again.status()).toBe(304)
  const plain = await request.get('/', { headers: { 'accept-encoding': 'identity' } })
  expect(plain.headers()['content-encoding']).toBeUndefined()
  expect(await plain.text()).toBe(html)
})

test('hashed assets are immutable; fonts answer ranges', async ({ request }) => {
  const html = await (await request.get('/')).text()
  const font = /\/assets\/special-gothic-[^"]+\.woff2/.exec(html)?.[0] ?? ''
  const whole = await request.get(font)
  expect(whole.headers()['cache-control']).toBe('public, max-age=31536000, immutable')
  const part = await request.get(font, { headers: { range: 'bytes=0-99' } })
  expect(part.status()).toBe(206)
  expect((await part.body()).length).toBe(100)
  const beyond = await request.get(font, { headers: { range: 'bytes=99999999-' } })
  expect(beyond.status()).toBe(416)
})

test('HEAD answers without a body, other methods on a document get 405', async ({ request }) => {
  const head = await request.head('/')
  expect(head.status()).toBe(200)
  expect((await head.body()).length).toBe(0)
  const post = await request.post('/', { headers: { origin: 'http://127.0.0.1' } })
  expect(post.status()).toBe(405)
  expect(post.headers().allow).toBe('GET, HEAD')
})

test('[NAV-09] a form that only the script can send is answered in our own dress, and nothing of it is kept', async ({
  request,
}) => {
  const headers = { origin: 'http://127.0.0.1', 'sec-fetch-site': 'same-origin' }
  const form = { email: 'asha@tamarind.example', password: 'Merchant#2025' }
  for (const path of [
    '/merchant/login?step=password',
    '/install/signup',
    '/merchant/reset-password?token=x',
    '/merchant/account',
    '/admin/login',
    '/admin/hosts/1',
    '/schedule-a-demo',
    '/commission-calculator',
    '/demo/elite',
  ]) {
    const answer = await request.post(path, { headers, form, maxRedirects: 0 })
    expect([path, answer.status(), answer.headers().allow]).toEqual([path, 405, 'GET, HEAD'])
    const html = await answer.text()
    expect([path, html]).toEqual([path, expect.stringContaining('This form needs JavaScript.</h1>')])
    expect([path, html]).toEqual([path, expect.not.stringMatching(/ style="|asha@|Merchant#/)])
  }
  // Those that the server takes are still taken, and the answer is no address of its own.
  expect((await request.post('/contact-us', { headers, form })).status()).toBe(400)
  expect((await request.get('/405')).status()).toBe(404)
})

test('the security headers are on every kind of answer', async ({ request }) => {
  for (const path of [
    '/',
    '/contact-us',
    '/no-such-page',
    '/api/openapi.json',
    '/api/nothing',
    '/livez',
    '/favicon.svg',
  ]) {
    const headers = (await request.get(path)).headers()
    expect([path, headers['x-content-type-options']]).toEqual([path, 'nosniff'])
    expect([path, headers['referrer-policy']]).toEqual([path, 'strict-origin-when-cross-origin'])
    expect([path, headers['cross-origin-opener-policy']]).toEqual([path, 'same-origin'])
    const policy = headers['content-security-policy'] ?? ''
    for (const part of [
      "default-src 'none'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ]) {
      expect([path, policy]).toEqual([path, expect.stringContaining(part)])
    }
  }
  for (const path of ['/', '/contact-us', '/no-such-page', '/render-test']) {
    const policy = (await request.get(path)).headers()['content-security-policy'] ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("require-trusted-types-for 'script'")
    expect(policy).not.toContain('unsafe')
  }
})

test('[API-04] an unsafe request from another site is refused', async ({ request }) => {
  const answer = await request.post('/api/v1/admin/contact-us', {
    headers: { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' },
    data: {},
  })
  expect(answer.status()).toBe(403)
  expect(await answer.json()).toMatchObject({ code: 'cross_site', title: 'Request refused' })
})

test('health, metrics and the way to the listing', async ({ request }) => {
  expect(await (await request.get('/livez')).text()).toBe('alive')
  expect(await (await request.get('/readyz')).text()).toBe('ready')
  expect((await request.get('/metrics')).status(), 'through a proxy').toBe(404)
  const direct = await request.get('/metrics', { headers: { 'X-Forwarded-For': '' } })
  expect(await direct.text()).toContain('infiniti_http_request_seconds')
  const install = await request.get('/install', { maxRedirects: 0 })
  expect(install.status()).toBe(302)
  expect(install.headers().location).toContain('/shopify/apps/infiniti')
})

test('security.txt says where weaknesses are reported, and what we promise', async ({ request }) => {
  const answer = await request.get('/.well-known/security.txt')
  expect(answer.headers()['content-type']).toMatch(/^text\/plain; charset=utf-8/i)
  const text = await answer.text()
  expect(text).toContain('Contact: mailto:staff@infiniti.example')
  const policy = new URL(/^Policy: (.*)$/m.exec(text)?.[1] ?? '')
  const page = await request.get(policy.pathname)
  expect(await page.text()).toContain(`id="${policy.hash.slice(1)}"`)
})

test('[API-03] the API is described for machines and for people', async ({ page, request }) => {
  const description = (await (await request.get('/api/openapi.json')).json()) as {
    openapi: string
    paths: Record<string, Record<string, { operationId: string }>>
  }
  expect(description.openapi).toBe('3.1.0')
  expect(Object.keys(description.paths)).toContain('/api/v1/admin/contact-us')
  await page.goto('/api/docs')
  for (const [path, operations] of Object.entries(description.paths)) {
    for (const { operationId } of Object.values(operations)) {
      await expect(page.locator(`#${operationId}`).getByText(path, { exact: true })).toBeVisible()
    }
  }
})

test('the sandbox’s Google and Shopify answer', async ({ request }) => {
  const discovery = await request.get(`${sandboxUrl}/google/.well-known/openid-configuration`)
  expect(await discovery.json()).toMatchObject({ issuer: `${sandboxUrl}/google` })
  expect((await request.get(`${sandboxUrl}/shopify/apps/infiniti`)).status()).toBe(200)
})
