import { type Browser, chromium } from '@playwright/test'
import { adminPages } from '#content/admin/admin.ts'
import { portalPlaces } from '#content/portal/places.ts'
import { pages } from '#content/shared/pages.ts'
import { demoMerchants } from '#contract/accounts/demo-accounts.ts'
import { browserFlags, browserPath, ensureBrowser } from '../../scripts/find-browser.ts'
import { signInAs } from '../../tests/support/sign-in/merchant-browser.ts'
import { signInAsStaff } from '../../tests/support/sign-in/staff-browser.ts'
import { openDemo } from '../demo-server.ts'
import { eachAppPeer } from '../peers/bench-peers.ts'
import { appPages } from '../peers/documents.ts'
import { table } from '../report.ts'
import { firstLoad, firstLoadTable, type StorageState } from './first-loads.ts'
import { type Area, timeNavigation } from './navigation.ts'

const publicPaths = [
  pages.login.path,
  pages.scheduleDemo.path,
  pages.contact.path,
  pages.commissionCalculator.path,
  '/demo/elite',
]
const portalPaths = [pages.apps.path, pages.users.path, pages.account.path]
const adminPaths = [pages.adminHome.path, '/admin/bookings']

/** What app pages send, how soon they are painted, and how soon one leads to the next. */
export async function benchApps(): Promise<void> {
  await ensureBrowser(console.log)
  const demo = await openDemo({ SESSION_CALLS_PER_MINUTE: '10000000' })
  const browser = await chromium.launch({ executablePath: browserPath(), args: browserFlags })
  try {
    const merchant = await signedIn(browser, demo.url, (page) => signInAs(page, demoMerchants[0]))
    const staff = await signedIn(browser, demo.url, signInAsStaff)
    await benchFirstLoads(browser, demo.url, [
      ...publicPaths.map((path) => ({ path })),
      ...portalPaths.map((path) => ({ path, storageState: merchant })),
      ...adminPaths.map((path) => ({ path, storageState: staff })),
    ])
    const areas = [portalArea(merchant), adminArea(staff)]
    const rows = []
    for (const area of areas) rows.push(...(await timeNavigation(browser, demo.url, area)))
    table(
      'from a press to the next page, processor ÷ 4, medians of 5 (target: at most 200 ms)',
      ['page', 'shown after', 'frame'],
      rows,
    )
  } finally {
    await browser.close()
    await demo.close()
  }
}

async function benchFirstLoads(
  browser: Browser,
  url: string,
  loads: readonly { path: string; storageState?: StorageState }[],
): Promise<void> {
  const rows: string[][] = []
  for (const { path, storageState } of loads) {
    rows.push([path, ...(await firstLoad(browser, url + path, storageState))])
  }
  await eachAppPeer(async (name, peer) => {
    for (const { path } of peer ? appPages : []) {
      rows.push([`${path}, ${name}`, ...(await firstLoad(browser, peer + path.slice(1)))])
    }
  })
  firstLoadTable(rows)
}

type Visitor = Parameters<typeof signInAs>[0]

async function signedIn(
  browser: Browser,
  baseURL: string,
  signIn: (page: Visitor) => Promise<void>,
): Promise<StorageState> {
  const context = await browser.newContext({ baseURL })
  await signIn(await context.newPage())
  const state = await context.storageState()
  await context.close()
  return state
}

const portalArea = (storageState: StorageState): Area => ({
  name: 'portal',
  storageState,
  paths: [
    pages.apps.path,
    ...portalPlaces
      .flatMap((place) => [place, ...(place.parts ?? [])])
      .map(({ path }) => path)
      .filter((path) => path !== pages.apps.path),
  ],
  linkTo: (page, path) => () => Promise.resolve({ on: page.locator(`.portal-places a[href="${path}"]`) }),
})

const adminArea = (storageState: StorageState): Area => ({
  name: 'admin',
  storageState,
  paths: [adminPages[0].path, ...adminPages.slice(1).map(({ path }) => path)],
  linkTo: (page, path) => () => Promise.resolve({ on: page.locator(`.admin-bar-nav a[href="${path}"]`) }),
})
