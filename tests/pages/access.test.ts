import { beforeAll, expect, test } from 'vitest'
import { pages } from '#content/shared/pages.ts'
import { demoMerchants } from '#contract/accounts/demo-accounts.ts'
import { pagePaths } from '../support/page-paths.ts'
import { ask } from '../support/read-page.ts'
import { signInByRequest } from '../support/sign-in/by-request.ts'

let merchant: string

beforeAll(async () => {
  merchant = await signInByRequest('/api/merchant/login/', demoMerchants[0])
})

/** Where somebody ends up, after at most two redirects. */
async function arrivesAt(path: string, cookie: string, left = 2): Promise<string> {
  const answer = await ask(path, { headers: { cookie } })
  const to = answer.headers.get('location')
  return to && left > 0 ? arrivesAt(to, cookie, left - 1) : path
}

test('[ADM-04] nobody but staff sees a page of the admin, whatever the browser claims', async () => {
  const paths = pagePaths.filter((path) => /^\/admin(\/|$)/.test(path) && path !== '/admin/login')
  expect(paths.length).toBeGreaterThan(15)
  for (const path of paths) {
    expect([path, await arrivesAt(path, `${merchant}; superUser=true`)]).toEqual([path, '/admin/login'])
  }
})

test('[PORT-01] [PORT-11] signed out, a private page leads to the sign-in page, and a hand-off is left behind', async () => {
  const answer = await ask('/merchant/customers/?xut=some&app=crm&home=1')
  expect(answer.status).toBe(302)
  expect(answer.headers.get('location')).toBe(
    `${pages.login.path}?${new URLSearchParams({ next: '/merchant/customers/?app=crm&home=1' })}`,
  )
})

test('[AUTH-11] the page that Google leads back to tells nobody its address', async () => {
  expect((await ask('/google?error=server_error')).headers.get('referrer-policy')).toBe('no-referrer')
})
