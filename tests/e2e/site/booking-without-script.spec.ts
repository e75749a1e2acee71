import { expect, test } from '../../support/journey.ts'

test.use({ timezoneId: 'Asia/Kolkata', javaScriptEnabled: false })

const visitor = () => `booking-${Date.now()}@tamarind.example`

test('[PAGE-06] the answers are kept, the link comes by email, and a time from the list is booked', async ({
  page,
  inbox,
}) => {
  const email = visitor()
  await page.goto('/schedule-a-demo')
  await page.getByRole('radio', { name: 'Shopify Plus' }).check()
  await page.getByRole('textbox', { name: 'In your own words' }).fill('After four')
  await page.getByLabel('Email').fill('nobody')
  await page.getByRole('button', { name: 'Choose a time' }).click()
  await expect(page.getByText('Please choose one')).toHaveCount(2)
  await expect(page.getByText('Email is not valid (name@example.com)')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Shopify Plus' })).toBeChecked()
  await expect(page.getByRole('textbox', { name: 'In your own words' })).toHaveValue('After four')

  await page.getByRole('radio', { name: '100 to 1,000' }).check()
  await page.getByRole('radio', { name: 'Tickets' }).check()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Choose a time' }).click()
  await expect(page.getByRole('heading', { name: 'One more step.' })).toBeVisible()
  const link = await inbox.linkIn(await inbox.emailTo(email, 'Continue booking'), '/schedule-a-demo/times')

  await page.goto(link)
  await page.getByLabel('Times on the clock of').selectOption('Mumbai, India')
  await page.getByRole('button', { name: 'Show the times' }).click()
  await page.locator('.day-list').getByRole('link').nth(30).click()
  await expect(page.getByText('(Kolkata, UTC+5:30)')).toBeVisible()
  await page.getByLabel('First name').fill('Asha')
  await page.getByRole('button', { name: 'Book this time' }).click()
  await expect(page.getByText('Last Name required')).toBeVisible()
  await expect(page.getByLabel('First name')).toHaveValue('Asha')
  await page.getByLabel('Last name').fill('Rao')
  await page.getByLabel('Mobile number').fill('98200 44172')
  await page.getByRole('button', { name: 'Book this time' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your demo is booked.' })).toBeVisible()
  await expect(page.getByText('After four')).toBeVisible()
  await inbox.emailTo(email, 'Booked: your demo on')

  await page.getByRole('link', { name: 'Move it' }).click()
  await page.locator('.day-list').getByRole('link').nth(40).click()
  await page.getByRole('button', { name: 'Move it there' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Moved.' })).toBeVisible()
})

test('[PAGE-06] a link that is none of ours opens nothing', async ({ page }) => {
  for (const path of ['booking?token=invented', 'times?lead=invented', 'details?lead=invented']) {
    const answered = await page.goto(`/schedule-a-demo/${path}`)
    expect([path, answered?.status()]).toEqual([path, 404])
    await expect(page.getByRole('heading', { name: 'This link opens nothing.' })).toBeVisible()
  }
})
