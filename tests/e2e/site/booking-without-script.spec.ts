import { visitor } from '../../support/booking-browser.ts'
import { expect, test } from '../../support/journey.ts'

test.use({ timezoneId: 'Asia/Kolkata', locale: 'en-GB', javaScriptEnabled: false })

test(
  '[SITE-03] [PAGE-06] a time from the list, the details, a link by email, and the time is booked',
  { tag: '@long' },
  async ({ page, inbox }) => {
    const email = visitor()
    await page.goto('/schedule-a-demo')
    await page.getByRole('link', { name: 'Show the list' }).click()
    // The last of its places to arrive is marked as chosen, and would replace an earlier choice.
    await page.waitForURL('**/schedule-a-demo/times**')
    await page.getByLabel('Time zone').selectOption('Mumbai, India')
    await page.getByRole('button', { name: 'Show the times' }).click()
    await page.waitForURL(/place=.*Mumbai/)
    // The night is folded away.
    await expect(page.getByRole('link', { name: '01:00' }).first()).toBeHidden()
    await page.getByText('More times').first().click()
    await page.locator('.day-list').getByRole('link', { name: '11:00' }).nth(6).click()
    await expect(page.getByText('(Kolkata, UTC+5:30)')).toBeVisible()
    await expect(page.getByLabel('Mobile number')).toBeHidden()
    await page.getByRole('radio', { name: 'Phone call' }).check()
    await page.getByLabel('First name').fill('Asha')
    await page.getByText('Three questions').click()
    await page.getByRole('textbox', { name: 'In your own words' }).fill('After four')
    await page.getByLabel('Email').fill('nobody')
    await page.getByRole('button', { name: 'Book this time' }).click()
    await expect(page.getByText('Email is not valid (name@example.com)')).toBeVisible()
    await expect(page.getByText('Mobile Number required')).toBeVisible()
    await expect(page.getByLabel('First name')).toHaveValue('Asha')
    await expect(page.getByRole('radio', { name: 'Phone call' })).toBeChecked()
    await expect(page.getByRole('textbox', { name: 'In your own words' })).toHaveValue('After four')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Mobile number').fill('98200 44172')
    await page.getByRole('button', { name: 'Book this time' }).click()
    await expect(page.getByRole('heading', { name: 'One more step.' })).toBeVisible()

    const link = await inbox.linkIn(
      await inbox.emailTo(email, 'Confirm the time'),
      '/schedule-a-demo/confirm',
    )
    await page.goto(link)
    await expect(page.getByText('(Kolkata, UTC+5:30)')).toBeVisible()
    await page.getByRole('button', { name: 'Book this time' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Your demo is booked.' })).toBeVisible()
    await expect(page.getByText('After four')).toBeVisible()
    await inbox.emailTo(email, 'Booked: your demo on')

    await page.getByRole('link', { name: 'Move it' }).click()
    await page.locator('.day-list').getByRole('link', { name: '12:00' }).nth(8).click()
    await page.getByRole('button', { name: 'Move it' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Moved.' })).toBeVisible()
  },
)

test('[PAGE-06] a link that is none of ours opens nothing', async ({ page }) => {
  for (const path of ['booking?token=invented', 'details?starts_at=never', 'confirm?lead=invented']) {
    const answered = await page.goto(`/schedule-a-demo/${path}`)
    expect([path, answered?.status()]).toEqual([path, 404])
    await expect(page.getByRole('heading', { name: 'This link doesn’t work.' })).toBeVisible()
  }
})
