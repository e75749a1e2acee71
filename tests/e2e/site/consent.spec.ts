import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../support/embedded-postgres.ts'
import { expect, test } from '../../support/journey.ts'
import { type ServerProcess, startShortLived } from '../../support/faults/server-process.ts'

const id = 'G-TEST123'
const thirdParty = 'https://www.google-analytics.com/**'

let server: ServerProcess
let folder: string

/** A product of its own: only here is an id of the third party configured. */
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'infiniti-consent-'))
  server = await startShortLived({
    PORT: String(await freePort()),
    DATA_DIR: folder,
    ANALYTICS_ID: id,
    LOG_LEVEL: 'error',
  })
})
test.afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
})

test('[FEAT-05] our own collector counts a click; the third party hears of it only after consent', async ({
  page,
}) => {
  const told: string[] = []
  await page.route(thirdParty, (route) => {
    told.push(route.request().url())
    return route.fulfill({ status: 204 })
  })
  await page.goto(`${server.url}/`)
  const slip = page.getByRole('region', { name: 'Privacy choice' })
  await expect(slip).toBeVisible()
  // To refuse is as easy as to agree.
  const [refuse, accept] = [
    slip.getByRole('button', { name: 'Refuse' }),
    slip.getByRole('button', { name: 'Accept' }),
  ]
  expect((await refuse.boundingBox())?.height).toBe((await accept.boundingBox())?.height)
  const policy = (await page.request.get(`${server.url}/`)).headers()['content-security-policy'] ?? ''
  expect(policy).not.toContain('google')
  const install = page.getByRole('link', { name: /Install on Shopify/ }).first()
  const counted = page.waitForRequest(
    (request) => request.url().endsWith('/api/events') && !request.postData()?.includes('"Page"'),
  )
  await install.click({ modifiers: ['ControlOrMeta'] })
  expect((await counted).postDataJSON()).toEqual({
    category: 'Call To Action',
    label: 'install_through_herosection',
    path: '/',
  })
  expect(told).toEqual([])

  await accept.click()
  await expect(slip).toBeHidden()
  await page.goto(`${server.url}/wishlist`)
  await expect(slip).toBeHidden()
  await page.locator('[data-event=next_button]').click()
  await expect.poll(() => told.length).toBeGreaterThan(0)
  expect(told[0]).toContain(`tid=${id}`)
  expect(told[0]).toContain('en=next_button')
})
