import { expect, expectAccessible, test } from '../../support/journey.ts'
import { callApi, newAccount, signInAs } from '../../support/sign-in/merchant-browser.ts'
import { signInAsStaff } from '../../support/sign-in/staff-browser.ts'

test('[MONEY-11] staff see a merchant’s money, adjust a small sum at once, and propose a large one; a recount can be asked for', async ({
  page,
  request,
}) => {
  const login = await newAccount(request, 'Adjusted')
  await signInAs(page, login)
  // The wallet opens when the merchant first decides something about it.
  await callApi(page, '/merchant/wallet/alerts', { sum: 5_000_000 })

  await signInAsStaff(page)
  await page.goto('/admin/money')
  await expect(page.getByRole('heading', { name: 'Money', level: 1 })).toBeVisible()
  await expectAccessible(page)
  await page
    .getByRole('table', { name: 'Wallets, frozen and low ones first' })
    .getByRole('link', { name: 'Mei Adjusted' })
    .click()
  await expect(page).toHaveURL(/\/admin\/money\/[\da-f-]{36}$/)
  await expect(page.getByRole('heading', { name: 'Mei Adjusted', level: 1 })).toBeVisible()
  await expectAccessible(page)

  const propose = async (sum: string) => {
    await page.getByLabel('Amount in US dollars (−5 takes $5)').fill(sum)
    await page.getByLabel('Note for the merchant, at least ten characters').fill('For the delay last week')
    await page.getByRole('button', { name: 'Propose' }).click()
  }
  const notices = page.getByRole('region', { name: 'Notifications' })
  await propose('5')
  await expect(notices.getByText('The wallet has changed.')).toBeVisible()
  const statement = page.getByRole('table', { name: 'Movements' })
  await expect(statement.getByRole('row').filter({ hasText: 'For the delay last week' })).toContainText(
    '$5.00',
  )
  await propose('60')
  await expect(notices.getByText('A colleague has to approve it.')).toBeVisible()
  await page.goto('/admin/money')
  const waiting = page.getByRole('table', { name: 'Wallet changes awaiting approval' })
  await expect(waiting.getByRole('row').filter({ hasText: 'adjust $60.00' }).first()).toBeVisible()

  await page.getByRole('button', { name: 'Check now' }).click()
  await expect(notices.getByText('Check started')).toBeVisible()
  await expect(async () => {
    await page.reload()
    const reports = page.getByRole('table', { name: 'Latest checks' })
    await expect(reports.getByText(/\d+ wallets?, \d+ transfers?/).first()).toBeVisible({ timeout: 500 })
  }).toPass()
})
