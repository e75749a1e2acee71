import type { Page } from '@playwright/test'
import { pages } from '#content/shared/pages.ts'
import { demoMerchants } from '#contract/accounts/demo-accounts.ts'
import { expect, test } from '../../support/journey.ts'
import { filesOf, sentBytes } from '../../support/page-files.ts'
import { signInAs } from '../../support/sign-in/merchant-browser.ts'
import { signInAsStaff } from '../../support/sign-in/staff-browser.ts'

/** One page of each audience: tests/pages/app-budgets.test.ts counts all of them, without a browser. */
const apps: { path: string; signIn?(page: Page): Promise<void> }[] = [
  { path: pages.login.path },
  { path: '/merchant/dashboard/', signIn: (page) => signInAs(page, demoMerchants[0]) },
  { path: '/admin/home/', signIn: signInAsStaff },
]

for (const { path, signIn } of apps) {
  test(`a browser fetches for ${path} what its budget counts, and no more than 14 in all`, async ({
    page,
  }) => {
    await signIn?.(page)
    const session = await page.context().newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.clearBrowserCache')
    const asked = new Set<string>()
    const scripts = new Map<string, string>()
    let bytes = 0
    session.on('Network.responseReceived', ({ requestId, type, response: { url } }) => {
      if (!url.startsWith('http')) return
      const address = url.slice(new URL(url).origin.length)
      if (type === 'Script') scripts.set(requestId, address)
      // React Router asks for a list of routes again when a page changes before the list is there.
      asked.add(address)
    })
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) bytes += encodedDataLength
    })
    const answer = await page.goto(path, { waitUntil: 'networkidle' })
    expect(new URL(page.url()).pathname).toBe(path)
    const counted = filesOf((await answer?.text()) ?? '')
    expect([...scripts.values()].toSorted()).toEqual(counted.scripts.toSorted())
    const assets = [...asked].filter((address) => address.startsWith('/assets/'))
    expect(assets.toSorted()).toEqual([...counted.scripts, ...counted.others].toSorted())
    expect(asked.size, [...asked].join(' ')).toBeLessThanOrEqual(14)
    // What is sent besides the file are its headers.
    const files = counted.scripts.reduce((sum, script) => sum + sentBytes(script), 0)
    expect(bytes).toBeGreaterThanOrEqual(files)
    expect(bytes).toBeLessThan(files * 1.1)
  })
}
