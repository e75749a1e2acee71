import { expect, inject, test } from 'vitest'
import { ask, readPage } from '../support/read-page.ts'

const sandboxUrl = inject('sandboxOrigin')

test('documents come compressed, revalidated and without React', async () => {
  const page = await ask('/', { headers: { 'accept-encoding': 'br' } })
  expect(page.headers.get('content-encoding')).toBe('br')
  expect(page.headers.get('cache-control')).toBe('public, no-cache')
  const html = await page.text()
  expect(html).not.toContain('entry.client')
  expect(html).not.toContain(' style="')

  const again = await ask('/', {
    headers: { 'accept-encoding': 'br', 'if-none-match': page.headers.get('etag') ?? '' },
  })
  expect(again.status).toBe(304)
  const plain = await ask('/', { headers: { 'accept-encoding': 'identity' } })
  expect(plain.headers.get('content-encoding')).toBeNull()
  expect(await plain.text()).toBe(html)
})

test('hashed assets are immutable; fonts answer ranges', async () => {
  const html = await (await ask('/')).text()
  const font = /\/assets\/special-gothic-[^"]+\.woff2/.exec(html)?.[0] ?? ''
  const whole = await ask(font)
  expect(whole.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  const part = await ask(font, { headers: { range: 'bytes=0-99' } })
  expect(part.status).toBe(206)
  expect((await part.arrayBuffer()).byteLength).toBe(100)
  const beyond = await ask(font, { headers: { range: 'bytes=99999999-' } })
  expect(beyond.status).toBe(416)
})

test('HEAD answers without a body, other methods on a document get 405', async () => {
  const head = await ask('/', { method: 'HEAD' })
  expect(head.status).toBe(200)
  expect((await head.arrayBuffer()).byteLength).toBe(0)
  const post = await ask('/', { method: 'POST', headers: { origin: 'http://127.0.0.1' } })
  expect(post.status).toBe(405)
  expect(post.headers.get('allow')).toBe('GET, HEAD')
})

test('[NAV-09] a form that only the script can send is answered in our own dress, and nothing of it is kept', async () => {
  const headers = { origin: 'http://127.0.0.1', 'sec-fetch-site': 'same-origin' }
  const form = { email: 'asha@tamarind.example', password: 'Merchant#2025' }
  for (const path of [
    '/merchant/login?step=password',
    '/install/signup',
    '/merchant/reset-password?token=x',
    '/merchant/account',
    '/admin/login',
    '/admin/hosts/1',
    '/demo/elite',
  ]) {
    const answer = await ask(path, { method: 'POST', headers, body: new URLSearchParams(form) })
    expect([path, answer.status, answer.headers.get('allow')]).toEqual([path, 405, 'GET, HEAD'])
    const html = await answer.text()
    expect([path, html]).toEqual([path, expect.stringContaining('This form needs JavaScript.</h1>')])
    expect([path, html]).toEqual([path, expect.not.stringMatching(/ style="|asha@|Merchant#/)])
  }
  // Those that the server takes are still taken, and the answer is no address of its own.
  for (const path of ['/contact-us', '/schedule-a-demo/details']) {
    const answer = await ask(path, { method: 'POST', headers, body: new URLSearchParams(form) })
    expect([path, answer.status]).toEqual([path, 400])
  }
  expect((await ask('/405')).status).toBe(404)
})

test('the security headers are on every kind of answer', async () => {
  for (const path of [
    '/',
    '/contact-us',
    '/no-such-page',
    '/api/openapi.json',
    '/api/nothing',
    '/livez',
    '/favicon.svg',
  ]) {
    const { headers } = await ask(path)
    expect([path, headers.get('x-content-type-options')]).toEqual([path, 'nosniff'])
    expect([path, headers.get('referrer-policy')]).toEqual([path, 'strict-origin-when-cross-origin'])
    expect([path, headers.get('cross-origin-opener-policy')]).toEqual([path, 'same-origin'])
    const policy = headers.get('content-security-policy') ?? ''
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
    const policy = (await ask(path)).headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("require-trusted-types-for 'script'")
    expect(policy).not.toContain('unsafe')
  }
})

test('[API-04] an unsafe request from another site is refused', async () => {
  const answer = await ask('/api/v1/admin/contact-us', {
    method: 'POST',
    headers: {
      'sec-fetch-site': 'cross-site',
      origin: 'https://elsewhere.example',
      'content-type': 'application/json',
    },
    body: '{}',
  })
  expect(answer.status).toBe(403)
  expect(await answer.json()).toMatchObject({ code: 'cross_site', title: 'Request refused' })
})

test('health, metrics and the way to the listing', async () => {
  expect(await (await ask('/livez')).text()).toBe('alive')
  expect(await (await ask('/readyz')).text()).toBe('ready')
  const proxied = await ask('/metrics', { headers: { 'x-forwarded-for': '203.0.113.9' } })
  expect(proxied.status, 'through a proxy').toBe(404)
  const direct = await ask('/metrics')
  expect(await direct.text()).toContain('infiniti_http_request_seconds')
  const install = await ask('/install')
  expect(install.status).toBe(302)
  expect(install.headers.get('location')).toContain('/shopify/apps/infiniti')
})

test('security.txt says where weaknesses are reported, and what we promise', async () => {
  const answer = await ask('/.well-known/security.txt')
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; charset=utf-8/i)
  const text = await answer.text()
  expect(text).toContain('Contact: mailto:staff@infiniti.example')
  const policy = new URL(/^Policy: (.*)$/m.exec(text)?.[1] ?? '')
  const page = await ask(policy.pathname)
  expect(await page.text()).toContain(`id="${policy.hash.slice(1)}"`)
})

test('[API-03] the API is described for machines and for people', async () => {
  const description = (await (await ask('/api/openapi.json')).json()) as {
    openapi: string
    paths: Record<string, Record<string, { operationId: string; servers?: { url: string }[] }>>
  }
  expect(description.openapi).toBe('3.1.0')
  expect(Object.keys(description.paths)).toContain('/api/v1/admin/contact-us')
  expect(description.paths['/api/account/orders']?.get?.servers).toMatchObject([{ url: 'https://{host}' }])
  const { texts } = await readPage('/api/docs')
  for (const [path, operations] of Object.entries(description.paths)) {
    for (const { operationId } of Object.values(operations)) {
      expect(texts(`#${operationId} *`)).toContain(path)
    }
  }
})

test('the sandbox’s Google and Shopify answer', async () => {
  const discovery = await fetch(`${sandboxUrl}/google/.well-known/openid-configuration`)
  expect(await discovery.json()).toMatchObject({ issuer: `${sandboxUrl}/google` })
  expect((await fetch(`${sandboxUrl}/shopify/apps/infiniti`)).status).toBe(200)
})
