import type { BrowserContext, Page } from '@playwright/test'
import { demoMerchants } from '../../../src/contract/accounts/demo-accounts.ts'
import { expect, test } from '../../support/journey.ts'
import { signInAs } from '../../support/merchant-browser.ts'
import { pagePaths } from '../../support/page-paths.ts'
import { signInAsStaff } from '../../support/staff-browser.ts'

/** What a browser saves or shows as it is, and what signs somebody out. */
const noPage = /\.(csv|ics|txt|xml|webmanifest|png)$|^\/userLogout/
const pages = pagePaths.filter((path) => !noPage.test(path))

/** Signing in comes with these addresses, so they belong to whoever has not. */
const open = pages.filter((path) => !/^\/(merchant|admin)\//.test(path) || path.endsWith('/login'))
const desk = pages.filter((path) => path.startsWith('/admin/') && !path.endsWith('/login'))
const portal = pages.filter((path) => path.startsWith('/merchant/') && !path.endsWith('/login'))

interface Violation {
  page: string
  directive: string
  blocked: string
}

/** What a page does after this is not waited for. */
const longest = 10_000

async function letRun(tab: Page): Promise<void> {
  try {
    await tab.waitForLoadState()
    await tab.evaluate(async () => {
      scrollTo(0, document.documentElement.scrollHeight)
      await new Promise((done) => requestIdleCallback(done, { timeout: 500 }))
    })
  } catch {
    // Some pages lead on by themselves.
    await tab.waitForLoadState().catch(() => {})
  }
}

/** Opens each page, lets it run, scrolls to its end, and gives what the browser's policy stopped on the way. */
async function violationsOn(context: BrowserContext, paths: string[]): Promise<Violation[]> {
  const violations: Violation[] = []
  await context.exposeFunction('noteViolation', (found: Violation) => violations.push(found))
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      const note = Reflect.get(window, 'noteViolation') as (found: object) => void
      note({ page: location.pathname, directive: effectiveDirective, blocked: `${blockedURI} ${sample}` })
    })
  })
  // One at a time: a page behind another may wait for a picture that is never made.
  for (const path of paths) {
    const tab = await context.newPage()
    const answer = await tab.goto(path, { waitUntil: 'commit' })
    expect([path, (answer?.status() ?? 500) < 500]).toEqual([path, true])
    await Promise.race([letRun(tab), new Promise((done) => setTimeout(done, longest))])
    await tab.close()
  }
  return violations
}

test('every open page runs without a report of the content policy or of Trusted Types', async ({
  context,
}) => {
  test.slow()
  expect(open.length).toBeGreaterThan(25)
  expect(await violationsOn(context, open)).toEqual([])
})

test('every page of the portal, too', async ({ context, page }) => {
  test.slow()
  expect(portal.length).toBeGreaterThan(15)
  await signInAs(page, demoMerchants[1])
  expect(await violationsOn(context, portal)).toEqual([])
})

test('and every page of the staff desk', async ({ context, page }) => {
  test.slow()
  expect(desk.length).toBeGreaterThan(6)
  await signInAsStaff(page)
  expect(await violationsOn(context, desk)).toEqual([])
})
