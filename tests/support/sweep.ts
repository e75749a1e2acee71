import type { Page } from '@playwright/test'
import { demoMerchants } from '../../src/contract/accounts/demo-accounts.ts'
import { expect, expectNoViolation, rulesOfNarrowDark, test as base } from './journey.ts'
import { signInAs } from './sign-in/merchant-browser.ts'
import { signInAsStaff } from './sign-in/staff-browser.ts'
import { frames } from './time.ts'

type StorageState = Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>

/** Signed in once for all pages that a worker visits. */
export const test = base.extend<object, { merchantState: StorageState; staffState: StorageState }>({
  merchantState: [
    async ({ browser }, use, { config }) => {
      const page = await browser.newPage({ baseURL: config.projects[0]?.use.baseURL })
      await signInAs(page, demoMerchants[0])
      await use(await page.context().storageState())
      await page.close()
    },
    { scope: 'worker' },
  ],
  staffState: [
    async ({ browser }, use, { config }) => {
      const page = await browser.newPage({ baseURL: config.projects[0]?.use.baseURL })
      await signInAsStaff(page)
      await use(await page.context().storageState())
      await page.close()
    },
    { scope: 'worker' },
  ],
})

/** The last of each is looked at more closely, without another change of the window. */
const wide = [1920, 1440]
const narrow = [1080, 768, 320, 390]

/**
 * One visit to a page, for what must hold on every page: no server error, no complaint of the browser, nothing that
 * the content policy stopped, nothing to scroll sideways, and no violation of accessibility: every rule in a wide
 * window in light, and in a narrow one in dark those that colour and room decide. The guard of every journey looks for
 * errors in the console.
 */
export async function sweep(page: Page, path: string, arrive = (): Promise<void> => Promise.resolve()) {
  const stopped = await notePolicy(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const answer = await page.goto(path)
  expect(answer?.status()).toBeLessThan(500)
  await arrive()
  await page.waitForLoadState()
  // What opens belongs to the page; what is loaded or drawn when it is seen is seen now.
  await openAll(page)
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await frames(page)
  for (const width of wide) await expectFit(page, width)
  // Some of it has come since.
  await openAll(page)
  expect(await unseenHeadings(page)).toEqual([])
  await expectNoViolation(page, 'light')
  for (const width of narrow) await expectFit(page, width)
  await expectNoViolation(page, 'dark', { rules: rulesOfNarrowDark })
  expect(stopped()).toEqual([])
}

/** In a window of this width there is nothing to scroll sideways. */
async function expectFit(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  await expect.poll(sideways, `${width} px`).toBeLessThanOrEqual(0)
}

const openAll = (page: Page) =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>('main details')) details.open = true
  })

/** What the browser's policy stops from here on. */
async function notePolicy(page: Page): Promise<() => string[]> {
  const stopped: string[] = []
  await page.exposeFunction('noteViolation', (found: string) => stopped.push(found))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      const note = Reflect.get(window, 'noteViolation') as (found: string) => void
      note(`${location.pathname} ${effectiveDirective} ${blockedURI} ${sample}`)
    })
  })
  return () => stopped
}

/** Headings of the page that nobody can see, although nothing around them is closed or hidden on purpose. */
const unseenHeadings = (page: Page) =>
  page.locator('main :is(h1, h2, h3)').evaluateAll((headings) =>
    headings
      .filter(
        (heading) =>
          !heading.closest('[hidden], dialog, [popover], [inert], details:not([open]) > :not(summary)'),
      )
      .filter((heading) => !heading.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .map((heading) => heading.textContent),
  )
