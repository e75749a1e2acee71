import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../support/embedded-postgres.ts'
import { expect, test } from '../../support/journey.ts'
import { signInAs } from '../../support/sign-in/merchant-browser.ts'
import { type ServerProcess, startShortLived } from '../../support/faults/server-process.ts'

const dashboard = 'https://dashboard.example'

let server: ServerProcess
let folder: string

/** A product of its own: only here do the settings live elsewhere. */
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'infiniti-dashboard-'))
  server = await startShortLived({
    PORT: String(await freePort()),
    DATA_DIR: folder,
    DASHBOARD_BASE_URL: `${dashboard}/desk/`,
    LOG_LEVEL: 'error',
  })
})
test.afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
})

test('[PORT-10] with a dashboard configured the settings open there, with a hand-off made when pressed', async ({
  page,
}) => {
  await page.route(`${dashboard}/**`, (route) => route.fulfill({ body: 'Welcome', contentType: 'text/html' }))
  await signInAs(page, { email: 'merchant@demo.example', password: 'Merchant#2025' }, server.url)
  await page.goto(`${server.url}/merchant/account`)
  const menu = page.getByRole('button', { name: 'Account menu, Asha Rao' })
  await menu.click()
  await expect(page.getByRole('menuitem', { name: 'Outlets' })).toHaveAttribute('href', '/merchant/outlets')
  await page.getByRole('menuitem', { name: 'Domains' }).click()
  await expect(page).toHaveURL(/^https:\/\/dashboard\.example\/desk\/login-check\/\?/)
  const { searchParams } = new URL(page.url())
  expect([searchParams.get('app'), searchParams.get('home')]).toEqual(['/merchant/domains', '1'])

  const redeem = (audience: string) =>
    page.request.post(`${server.url}/api/merchant/xut/redeem/`, {
      data: { xut: searchParams.get('xut'), audience },
    })
  expect((await redeem(server.url)).status()).toBe(401)
  const redeemed = await redeem(dashboard)
  expect(await redeemed.json()).toMatchObject({ app: '/merchant/domains', company: 'Tamarind Supply' })
  expect((await redeem(dashboard)).status()).toBe(401)
})
