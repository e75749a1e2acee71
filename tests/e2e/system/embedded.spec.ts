import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoMerchants, demoStaff } from '#contract/accounts/demo-accounts.ts'
import { freePort } from '../../support/embedded-postgres.ts'
import { type ServerProcess, startShortLived } from '../../support/faults/server-process.ts'
import { expect, test } from '../../support/journey.ts'

let server: ServerProcess
let folder: string

/** A product of its own, on the embedded database that `npm start` has. */
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'infiniti-embedded-'))
  server = await startShortLived({
    PORT: String(await freePort()),
    DATA_DIR: folder,
    CAPTCHA_MAX_TRIES: '30',
    LOG_LEVEL: 'error',
  })
})
test.afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
})

test('on the embedded database a visitor writes to us, a merchant renames an outlet, and staff find both', async ({
  page,
}) => {
  const [merchant] = demoMerchants
  const email = 'embedded@tamarind.example'
  await page.goto(`${server.url}/contact-us`)
  await page.getByLabel('First name').fill('Asha')
  await page.getByLabel('Last name').fill('Rao')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Mobile number').fill('98200 44172')
  await page.getByLabel('Website URL').fill('tamarind.example')
  await page.getByLabel('Message').fill('Does it run without PostgreSQL?')
  await page.getByRole('button', { name: 'SEND MESSAGE' }).click()
  await expect(page.getByText('Message Sent!').first()).toBeVisible()

  await page.goto(`${server.url}/merchant/login`)
  await page.getByRole('button', { name: new RegExp(`^${merchant.email}`) }).click()
  await page.getByRole('button', { name: 'Sign In With Password' }).click()
  await page.waitForURL('**/merchant/apps')
  await page.goto(`${server.url}/merchant/outlets`)
  await page
    .getByRole('button', { name: /^Rename: / })
    .first()
    .click()
  const renaming = page.getByRole('dialog', { name: 'Rename outlet' })
  await renaming.getByLabel('Outlet name').fill('Tamarind Night Market')
  await renaming.getByRole('button', { name: 'Save name' }).click()
  await expect(page.getByRole('button', { name: 'Rename: Tamarind Night Market' })).toBeVisible()

  await page.goto(`${server.url}/admin/login`)
  await page.getByLabel('Email').fill(demoStaff.email)
  await page.getByRole('textbox', { name: 'Password' }).fill(demoStaff.password)
  await page.getByRole('button', { name: 'LOGIN', exact: true }).click()
  await page.waitForURL('**/admin/home/')
  await page.goto(`${server.url}/admin/leads?view=all&search=${email}`)
  await expect(page.getByRole('row').filter({ hasText: email })).toHaveCount(1)
  await page.goto(`${server.url}/admin/audit`)
  await expect(page.getByRole('main')).toContainText('Tamarind Night Market')
})
