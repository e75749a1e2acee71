import { book, freeDay, hold, openCalendar, times, visitor } from '../../support/booking-browser.ts'
import { expect, expectAccessible, test } from '../../support/journey.ts'
import { sandboxUrl } from '../../support/product.ts'

test.use({ timezoneId: 'Asia/Kolkata', locale: 'en-GB' })

test(
  '[PAGE-06] moved and cancelled behind the mailed link, where only buttons change anything',
  { tag: '@long' },
  async ({ page, inbox }) => {
    const email = visitor()
    await openCalendar(page)
    await hold(page, 8)
    await book(page, email)
    const link = await inbox.linkIn(await inbox.emailTo(email, 'Booked'), '/schedule-a-demo/booking')
    await page.goto(link)
    await page.getByRole('link', { name: 'Move it' }).click()
    await freeDay(page, 9).click()
    await times(page).nth(2).click()
    await expect(page.getByRole('button', { name: 'Move it' })).toBeFocused()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Move it' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Moved.' })).toBeVisible()
    await inbox.emailTo(email, 'Moved: your demo is now on')

    await page.goto(`${link}&change=cancel`)
    await page.goto(link)
    await expect(page.getByRole('complementary', { name: 'Appointment' })).toContainText('Booked')
    await page.getByRole('link', { name: 'Cancel it' }).click()
    await page.getByLabel('Why').fill('Our fair is that day')
    await page.getByRole('button', { name: 'Cancel the demo' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Cancelled.' })).toBeVisible()
    await inbox.emailTo(email, 'Cancelled: your demo on')
    await expectAccessible(page)
    const letters = await page.request.get(`${sandboxUrl}/mail/api/messages?to=${encodeURIComponent(email)}`)
    expect(((await letters.json()) as { messages: unknown[] }).messages).toHaveLength(3)
  },
)
