import { expect, test } from '../../support/journey.ts'
import { signInAsStaff } from '../../support/sign-in/staff-browser.ts'

test.use({ timezoneId: 'Asia/Kolkata' })

test('[ADM-06] [ADM-08] the first page says what waits, since when on the reader’s clock, and leads to where it is done', async ({
  page,
}) => {
  await signInAsStaff(page)
  await page.goto('/admin/home/')
  const table = page.getByRole('table', { name: 'To do, oldest first' })
  const times = table.locator('time')
  const stamps = await times.evaluateAll((all) => all.map((time) => time.getAttribute('datetime') ?? ''))
  expect(stamps).toEqual(stamps.toSorted())
  const at = new Date(stamps[0] ?? '')
  const clock = (timeZone: string) =>
    at.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit', timeZone })
  await expect(times.first()).toContainText(clock('Asia/Kolkata'))
  await page.getByRole('button', { name: 'Show times in UTC' }).click()
  await expect(times.first()).toContainText(clock('UTC'))

  await table
    .getByRole('link', { name: /^Answer it: / })
    .first()
    .click()
  await expect(page).toHaveURL(/\/admin\/leads\/[\da-f-]{36}$/)
  await expect(page.getByLabel('Your answer')).toBeVisible()
})
