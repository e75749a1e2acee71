import type { Page } from '@playwright/test'
import { demoMerchants } from '../../src/contract/accounts/demo-accounts.ts'
import {
  expect,
  expectNoViolation,
  looksAtAll,
  rulesOfColour,
  rulesOfNarrowDark,
  test as base,
} from './journey.ts'
import { signInAs } from './sign-in/merchant-browser.ts'
import { signInAsStaff } from './sign-in/staff-browser.ts'
import { frames } from './time.ts'
import { waitForReact } from './wait-for-react.ts'

type Audience = 'visitor' | 'merchant' | 'staff'

/** One page for each audience and worker, which goes from address to address and is signed in once. */
export const test = base.extend<{ audience: Audience }, { pageOf: (audience: Audience) => Promise<Page> }>({
  audience: ['visitor', { option: true }],
  pageOf: [
    async ({ browser }, use, { config }) => {
      const { baseURL, viewport, locale, contextOptions } = config.projects[0]?.use ?? {}
      const opened = new Map<Audience, Page>()
      await use(async (audience) => {
        const known = opened.get(audience)
        if (known) return known
        const page = await browser.newPage({ ...contextOptions, baseURL, viewport, locale })
        opened.set(audience, page)
        if (audience === 'merchant') await signInAs(page, demoMerchants[0])
        if (audience === 'staff') await signInAsStaff(page)
        await waitForReact(page)
        await page.addInitScript(keepPolicyViolations)
        return page
      })
      for (const page of opened.values()) await page.close()
    },
    { scope: 'worker' },
  ],
  context: async ({ page }, use) => use(page.context()),
  page: async ({ pageOf, audience, extraHTTPHeaders }, use) => {
    const page = await pageOf(audience)
    await page.setExtraHTTPHeaders(extraHTTPHeaders ?? {})
    await use(page)
    // What this page still does must not disturb the next one. A text of the same server keeps the browser's process,
    // and with it the scripts that it has compiled; `about:blank` ends the process.
    await page.goto('/robots.txt')
  },
})

/** The last of each is looked at more closely, without another change of the window. */
const wide = looksAtAll ? [1920, 1440] : [1440]
const narrow = looksAtAll ? [1080, 768, 320, 390] : [320, 390]

/** A page of each kind, and the one with every part of the design. Colours come from tokens that all pages share. */
const lookedAtForColour = [
  '/',
  '/orders-management',
  '/claims',
  '/render-test',
  '/merchant/login',
  '/merchant/apps',
  '/merchant/dashboard',
  '/merchant/billing',
  '/admin/home',
  '/admin/merchants',
]

/**
 * One visit to a page, for what must hold on every page: no server error, no complaint of the browser, nothing that
 * the content policy stopped, nothing to scroll sideways, and no violation of accessibility in a wide window in light.
 * Some pages are looked at for colour, and in a narrow window in dark for what colour and room decide. The guard of
 * every journey looks for errors in the console.
 */
export async function sweep(page: Page, path: string, arrive = (): Promise<void> => Promise.resolve()) {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
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
  const hasColours = looksAtAll || lookedAtForColour.includes(path.replace(/\/$/, '') || '/')
  await expectNoViolation(page, 'light', { without: hasColours ? [] : rulesOfColour })
  for (const width of narrow) await expectFit(page, width)
  if (hasColours) await expectNoViolation(page, 'dark', { rules: rulesOfNarrowDark })
  expect(await page.evaluate(() => Reflect.get(window, 'policyViolations') as string[])).toEqual([])
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

/** Runs in the page: what the browser's policy stops from here on. */
function keepPolicyViolations() {
  const violations: string[] = []
  Reflect.set(window, 'policyViolations', violations)
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
    violations.push(`${location.pathname} ${effectiveDirective} ${blockedURI} ${sample}`)
  })
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
