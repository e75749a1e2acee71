import { expect, test } from 'vitest'
import { modules } from '#contract/modules/modules.ts'
import { demoMerchants } from '#contract/accounts/demo-accounts.ts'
import { pagesForVisitors } from '#contract/showcase/shown.ts'
import { pagePaths } from '../support/page-paths.ts'
import { ask, readPage } from '../support/read-page.ts'
import { signInByRequest } from '../support/sign-in/by-request.ts'

const [merchant] = demoMerchants

/** What a browser sends when somebody presses a button of ours, without script. */
const press = (fields: Record<string, string>, cookie = '') =>
  ask('/look-around', {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { 'sec-fetch-site': 'same-origin', cookie },
  })

async function openDemoStore(from = 'pricing'): Promise<string> {
  const answer = await press({ from })
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/merchant/dashboard/'])
  const [line = ''] = answer.headers.getSetCookie()
  expect(line).toMatch(/^infiniti_showcase=[^;]+; Path=\/; Max-Age=86400; HttpOnly; SameSite=Lax$/)
  return line.split(';')[0] ?? ''
}

for (const path of ['/', '/pricing', '/merchant/login']) {
  test(`[FRESH-04] ${path} has a button that opens the demo store without script`, async () => {
    const { $ } = await readPage(path)
    const form = $('form[action="/look-around"]')
    expect([form.length, form.attr('method'), form.find('button').text().trim()]).toEqual([
      1,
      'post',
      'Look around a demo store',
    ])
    const cookie = await openDemoStore(String(form.find('input[name=from]').attr('value')))
    const left = await press({ intent: 'leave' }, cookie)
    expect([left.status, left.headers.get('location')]).toEqual([303, path])
    expect(left.headers.getSetCookie()[0]).toContain('Max-Age=0')
    expect((await ask('/merchant/orders', { headers: { cookie } })).headers.get('location')).toBe(
      '/look-around?ended=1',
    )
  })
}

test('[FRESH-04] of all pages a visitor sees those that are shown, and no other', async () => {
  const cookie = await openDemoStore()
  const same = (path: string) => path.toLowerCase().replace(/\/$/, '')
  const shown = new Set(
    [...pagesForVisitors.map((path) => path.replace(':number', '1')), ...modules.map(({ path }) => path)].map(
      same,
    ),
  )
  const portal = pagePaths.filter((path) => /^\/(merchant\/|processing$)/.test(path))
  // Pages of their own, for people who are signed out, and what leads back to the sign-in.
  const open =
    /\/(login|google-link|invitation|reset-password|verify-email|confirm-email|keep-account|closed|\*)$/
  const seen: [string, string | number][] = []
  for (const path of portal.filter((each) => !open.test(each))) {
    const answer = await ask(path, { headers: { cookie } })
    await answer.text()
    seen.push([path, answer.headers.get('location') ?? answer.status])
  }
  const expected = seen.map(([path]) => [path, shown.has(same(path)) ? 200 : '/merchant/closed'])
  // There is no order and no customer with that number.
  expect(seen.map(([path, end]) => [path, end === 404 && path.endsWith('/1') ? 200 : end])).toEqual(expected)
  expect(seen.filter(([, end]) => end === '/merchant/closed').length).toBeGreaterThan(10)
})

test('[FRESH-04] pages of a visitor are not stored, have the banner, and say nothing of the merchant', async () => {
  const cookie = await openDemoStore()
  for (const path of [
    '/merchant/dashboard/',
    '/merchant/settings',
    '/merchant/billing',
    '/merchant/closed',
  ]) {
    const answer = await ask(path, { headers: { cookie } })
    const html = await answer.text()
    expect([path, answer.status, answer.headers.get('cache-control')]).toEqual([path, 200, 'no-store'])
    expect(html).toContain('You are looking at a demo store.')
    for (const secret of [merchant.email, cookie.split('=')[1]?.split('.')[0] ?? ''])
      expect([path, html.includes(secret)]).toEqual([path, false])
  }
})

test('[FRESH-04] a merchant who presses the button keeps their session and gets their own portal', async () => {
  const own = await signInByRequest('/api/merchant/login/', merchant)
  const answer = await press({ from: 'home' }, own)
  expect([answer.headers.get('location'), answer.headers.getSetCookie()]).toEqual(['/merchant/apps', []])
  expect((await ask('/merchant/account', { headers: { cookie: own } })).status).toBe(200)
})

test('another site cannot open the demo store in somebody’s browser', async () => {
  const answer = await ask('/look-around', {
    method: 'POST',
    body: new URLSearchParams({ from: 'home' }),
    headers: { 'sec-fetch-site': 'cross-site' },
  })
  expect([answer.status, answer.headers.getSetCookie()]).toEqual([403, []])
})
