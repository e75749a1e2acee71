import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { pages } from '#content/shared/pages.ts'
import { demoMerchants, demoStaff } from '#contract/accounts/demo-accounts.ts'
import { filesOf, sentBytes } from '../support/page-files.ts'
import { ask } from '../support/read-page.ts'
import { signInByRequest } from '../support/sign-in/by-request.ts'

const kib = 1024
const most = { requests: 14, scriptKib: 150 }
/** [PAGE-07] gives the calculator less. */
const mostScript = (path: string) => (path === pages.commissionCalculator.path ? 125 : most.scriptKib)

/** The document itself, the list of routes that its links lead to, and the count of the visit. */
const besideFiles = 3

const visitorPaths = [
  pages.login.path,
  pages.scheduleDemo.path,
  pages.contact.path,
  pages.commissionCalculator.path,
  '/demo/elite',
]
const merchantPaths = [
  pages.apps.path,
  pages.users.path,
  pages.outlets.path,
  pages.account.path,
  pages.settings.path,
  pages.company.path,
  pages.billing.path,
  '/merchant/dashboard/',
]
const staffPaths = ['/admin/home/', '/admin/merchants', '/admin/bookings', '/admin/hosts']

/** What the script of a page fetches as soon as it runs: flags of countries, letters that the first typefaces lack. */
const fetchedByScript: Readonly<Record<string, RegExp>> = {
  [pages.contact.path]: /^flags-.*\.js$/,
  [pages.account.path]: /^flags-.*\.js$/,
  [pages.settings.path]: /^sometype-mono-names-.*\.woff2$/,
  [pages.company.path]: /^sometype-mono-western-.*\.woff2$/,
}
const assets = readdirSync('build/client/assets').map((name) => `/assets/${name}`)
const laterFor = (path: string) => {
  const wanted = fetchedByScript[path]
  const found = wanted ? assets.filter((asset) => wanted.test(basename(asset))) : []
  expect(found).toHaveLength(wanted ? 1 : 0)
  return found
}

const cookies: Record<'visitor' | 'merchant' | 'staff', string> = { visitor: '', merchant: '', staff: '' }

beforeAll(async () => {
  cookies.merchant = await signInByRequest('/api/merchant/login/', demoMerchants[0])
  cookies.staff = await signInByRequest('/api/merchant/admin_login/', demoStaff)
})

for (const [who, paths] of [
  ['visitor', visitorPaths],
  ['merchant', merchantPaths],
  ['staff', staffPaths],
] as const) {
  for (const path of paths) {
    test(`${path === pages.commissionCalculator.path ? '[PAGE-07] ' : ''}${path} is at most ${most.requests} requests and ${mostScript(path)} KiB of script`, async () => {
      const answer = await ask(path, { headers: { cookie: cookies[who] } })
      expect(answer.status).toBe(200)
      const { scripts, others } = filesOf(await answer.text())
      const names = [...scripts, ...others, ...laterFor(path)]
      expect(scripts.length).toBeGreaterThan(1)
      expect(names.length + besideFiles, `asks for ${names.join(' ')}`).toBeLessThanOrEqual(most.requests)
      const bytes = names
        .filter((name) => name.endsWith('.js'))
        .reduce((sum, script) => sum + sentBytes(script), 0)
      expect(bytes / kib).toBeLessThanOrEqual(mostScript(path))
    })
  }
}
