import { pages } from '../../src/content/shared/pages.ts'
import { expect } from '../support/journey.ts'
import { pagePaths } from '../support/page-paths.ts'
import { sweep, test } from '../support/sweep.ts'

/** What a browser saves or shows as it is, and what leads on by itself. */
const noPage = /\.(csv|ics|txt|xml|webmanifest|png)$|^\/userLogout|^\/admin$|^\/google$|^\/processing$/
/** The journeys of the demo look at the screens behind the first one. */
const demoScreen = /^\/demo\/elite\/./
/** The account of a store has an address of its own, and journeys of its own: here it is not found. */
const accountScreen = /^\/account(\/|$)/
const paths = pagePaths.filter(
  (path) => ![noPage, demoScreen, accountScreen].some((pattern) => pattern.test(path)),
)

/** These addresses lead to signing in, so they are for people who are signed out. */
const isOpen = (path: string) => !/^\/(merchant|admin)\//.test(path) || path.endsWith('/login')
const open = paths.filter(isOpen)
const portal = paths.filter((path) => path.startsWith('/merchant/') && !isOpen(path))
const admin = paths.filter((path) => path.startsWith('/admin/') && !isOpen(path) && !path.includes('0000'))

const hosts = ['/admin/hosts/new', '/admin/hosts/nobody']

/** The same pages with more on them. */
const fuller = [
  `${pages.commissionCalculator.path}?plan=tiers&growth=0&months=48&term=24&start=10&need=900000`,
  `${pages.commissionCalculator.path}?months=120&growth=15&referrals=50&rate=50&churn=1&bonus=1000&start=1000`,
  '/merchant/login?step=reset-email',
  '/schedule-a-demo/booking?token=invented',
  '/no/such/page',
]

/** Beyond the usual size, or made of the same parts as another page: `npm run test:all` looks at them. */
const long = new Set([
  '/api/docs',
  '/405',
  '/no/such/page',
  '/contact-us/confirm',
  '/imprint',
  '/terms-of-use',
  '/themes',
  '/shopify/open-again',
  '/schedule-a-demo/booking?token=invented',
  '/products/customer-accounts/presentation-mobile',
  '/communication-bundle',
  '/quick-account-creation',
  '/returns-exchange-replacement-management',
  '/subscription-management',
  '/wishlist',
  '/merchant/Flash_Accounts',
  '/merchant/SuperLeadz',
  '/merchant/product-review',
  '/merchant/email',
  '/merchant/otp-verification',
  '/merchant/billing/approved',
  '/merchant/departments',
  '/merchant/keep-account',
  '/merchant/google-link',
  '/admin/hosts/new',
  '/admin/hosts/nobody',
  '/admin/money/plans',
])
const tagOf = (path: string) =>
  long.has(path) || path.startsWith(`${pages.commissionCalculator.path}?`) ? '@long' : []

test('the table of routes names pages of every kind', () => {
  expect(open.length).toBeGreaterThan(25)
  expect(portal.length).toBeGreaterThan(15)
  expect(admin.length).toBeGreaterThan(6)
  const all = [...open, ...fuller, ...portal, ...admin, ...hosts]
  expect([...long].filter((path) => !all.includes(path))).toEqual([])
})

test.describe('a visitor', () => {
  for (const path of [...open, ...fuller]) {
    test(
      `${path} is accessible, fits every window and runs without a complaint`,
      { tag: tagOf(path) },
      async ({ page }) => {
        // The largest page: every call of the API, opened.
        if (path === '/api/docs') test.slow()
        await sweep(page, path)
      },
    )
  }
})

test.describe('a merchant', () => {
  test.use({ audience: 'merchant' })

  for (const path of portal) {
    test(
      `${path} is accessible, fits every window and runs without a complaint`,
      { tag: tagOf(path) },
      async ({ page }) => {
        await sweep(page, path)
      },
    )
  }
})

test.describe('one of staff', () => {
  test.use({ audience: 'staff' })

  for (const path of [...admin, ...hosts]) {
    test(
      `${path} is accessible, fits every window and runs without a complaint`,
      { tag: tagOf(path) },
      async ({ page }) => {
        await sweep(page, path)
      },
    )
  }

  for (const [list, link] of [
    ['/admin/leads?view=all&search=Tanabe', /^Open/],
    ['/admin/bookings?view=ahead&search=Tanabe', /^Open/],
    ['/admin/merchants?search=tamarind-supply.myshopify', /^View/],
  ] as const) {
    test(`what ${list} opens is accessible, fits every window and runs without a complaint`, async ({
      page,
    }) => {
      await sweep(page, list, async () => {
        await page.getByRole('link', { name: link }).first().click()
        await page.waitForURL((address) => !address.search)
      })
    })
  }
})
