import type { Page } from '@playwright/test'
import { pages } from '#content/shared/pages.ts'
import { demoMerchants } from '#contract/accounts/demo-accounts.ts'
import { expect, test } from '../../support/journey.ts'
import { signInAs } from '../../support/sign-in/merchant-browser.ts'
import { signInAsStaff } from '../../support/sign-in/staff-browser.ts'

const kib = 1024
const most = { requests: 14, scriptKib: 150 }

interface AppPage {
  path: string
  signIn?(page: Page): Promise<void>
}

const asMerchant = (page: Page) => signInAs(page, demoMerchants[0])
const apps: AppPage[] = [
  { path: pages.login.path },
  { path: pages.scheduleDemo.path },
  { path: pages.contact.path },
  { path: pages.commissionCalculator.path },
  { path: '/demo/elite' },
  { path: pages.apps.path, signIn: asMerchant },
  { path: pages.users.path, signIn: asMerchant },
  { path: pages.outlets.path, signIn: asMerchant },
  { path: pages.account.path, signIn: asMerchant },
  { path: pages.settings.path, signIn: asMerchant },
  { path: pages.company.path, signIn: asMerchant },
  { path: pages.billing.path, signIn: asMerchant },
  { path: '/merchant/dashboard/', signIn: asMerchant },
  { path: '/admin/home/', signIn: signInAsStaff },
  { path: '/admin/merchants', signIn: signInAsStaff },
  { path: '/admin/bookings', signIn: signInAsStaff },
  { path: '/admin/hosts', signIn: signInAsStaff },
]

for (const { path, signIn } of apps) {
  test(`${path} is at most ${most.requests} requests and ${most.scriptKib} KiB of script`, async ({
    page,
  }) => {
    await signIn?.(page)
    const session = await page.context().newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.clearBrowserCache')
    const asked: string[] = []
    const scripts = new Set<string>()
    let bytes = 0
    session.on('Network.responseReceived', ({ requestId, type, response: { url } }) => {
      if (type === 'Script') scripts.add(requestId)
      if (!url.startsWith('http')) return
      const address = url.slice(new URL(url).origin.length)
      // React Router asks for a list of routes again when a page changes before the list is there.
      if (!(address.startsWith('/route-list') && asked.includes(address))) asked.push(address)
    })
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) bytes += encodedDataLength
    })
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(new URL(page.url()).pathname).toBe(path)
    expect(asked.length, asked.join(' ')).toBeLessThanOrEqual(most.requests)
    expect(scripts.size).toBeGreaterThan(1)
    expect(bytes / kib).toBeLessThanOrEqual(most.scriptKib)
  })
}
