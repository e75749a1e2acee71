import { demoColleague, demoStaff } from '../../../src/contract/accounts/demo-accounts.ts'
import { expect, expectAccessible, test } from '../../support/journey.ts'
import { signInAsStaff } from '../../support/sign-in/staff-browser.ts'

const colleague = `${demoColleague.firstName} ${demoColleague.lastName}`

test(
  '[ADM-02] a view is saved, shared, counted, found again and removed; its list is exported as a file',
  { tag: '@long' },
  async ({ page }) => {
    const name = `Waiting ${Date.now()}`
    await signInAsStaff(page)
    await page.goto('/admin/merchants?search=crowd&state=unconfirmed')
    await page.getByRole('button', { name: 'Save this view' }).click()
    const dialog = page.getByRole('dialog', { name: 'Save this view' })
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByText('Name required')).toBeVisible()
    await dialog.getByLabel('Name').fill(name)
    await dialog.getByLabel('Show it to all staff').check()
    await expectAccessible(page, 'dialog[open]')
    await dialog.getByRole('button', { name: 'Save' }).click()
    const view = page.getByRole('navigation', { name: 'Saved views' }).getByRole('link', { name })
    await expect(view).toHaveAttribute('aria-current', 'page')
    await expect(view).toContainText(/\d+ merchants/)
    await page.getByRole('link', { name: 'Everybody' }).click()
    await expect(page).toHaveURL('/admin/merchants')
    await view.click()
    await expect(page).toHaveURL(/search=crowd&state=unconfirmed/)
    const file = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download as CSV' }).click()
    expect((await file).suggestedFilename()).toBe('merchants.csv')
    await expect(page.getByText(/The file has \d+ rows/)).toBeVisible()
    await page.getByRole('button', { name: 'Change this view' }).click()
    await page.getByRole('button', { name: 'Remove this view' }).click()
    await expect(view).toHaveCount(0)
  },
)

test('[ADM-05] the funnel by source and week, with its definitions and its figures', async ({ page }) => {
  await signInAsStaff(page)
  await page.goto('/admin/funnel')
  const whole = page.getByRole('figure').filter({ hasText: 'From visit to first module' })
  await whole.getByText('The figures').click()
  const table = page.getByRole('table', { name: 'From visit to first module' })
  await expect(table.getByRole('rowheader')).toHaveText([
    'Visits',
    'Demo views',
    'Sign-ups',
    'Store connected',
    'First module',
  ])
  await page.getByRole('navigation', { name: 'Source' }).getByRole('link', { name: 'newsletter' }).click()
  await expect(page).toHaveURL(/source=newsletter/)
  await page.getByRole('navigation', { name: 'Step' }).getByRole('link', { name: 'Sign-ups' }).click()
  await expect(page.getByRole('figure').filter({ hasText: 'Sign-ups by week' })).toBeVisible()
  await expect(page.getByText('We don’t recognise visitors')).toBeVisible()
  await expect(page.getByRole('table', { name: 'The funnel by source' })).toContainText('newsletter')
})

test('[ADM-04] a colleague is switched off and on again, and the audit says by whom', async ({ page }) => {
  await signInAsStaff(page)
  await page.goto('/admin/staff')
  const row = page.getByRole('row').filter({ hasText: demoColleague.email })
  const self = page.getByRole('row').filter({ hasText: demoStaff.email })
  await expect(self.getByRole('button')).toHaveCount(0)
  await row.getByRole('button', { name: `Switch off: ${colleague}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Switch off' }).click()
  await expect(row).toContainText('switched off')
  await row.getByRole('button', { name: `Switch on: ${colleague}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Switch on' }).click()
  await expect(row.getByRole('button', { name: 'Switch off' })).toBeVisible()
  await page.goto('/admin/audit?action=staff-disabled')
  const act = page.getByRole('row').filter({ hasText: demoColleague.email }).first()
  await expect(act).toContainText(demoStaff.email)
})
