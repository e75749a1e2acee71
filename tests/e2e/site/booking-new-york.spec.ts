import { book, detailsHeading, freeDay, openCalendar, times, visitor } from '../../support/booking-browser.ts'
import { expect, test } from '../../support/journey.ts'

test.use({ timezoneId: 'America/New_York', locale: 'en-US' })

for (const width of [1440, 390]) {
  test(
    `[SITE-03] [SITE-04] day times first, on a clock of twelve hours; a video call with its link, at ${width} px`,
    { tag: width === 390 ? [] : '@long' },
    async ({ page, inbox }) => {
      await page.setViewportSize({ width, height: 844 })
      const email = visitor()
      await openCalendar(page)
      await expect(page.getByRole('combobox', { name: 'Time zone' })).toHaveValue('New York, United States')
      await freeDay(page, width === 390 ? 5 : 6).click()
      const shown = await times(page).and(page.locator(':visible')).locator('b').allTextContents()
      expect(shown.length).toBeGreaterThan(3)
      for (const time of shown) expect(time).toMatch(/^([89]|1[01]):\d\d am$|^(12|[1-7]):\d\d pm$/)
      await page.getByText('More times').click()
      await expect(times(page).filter({ hasText: '4:30 am' }).first()).toBeVisible()
      await times(page)
        .filter({ hasText: /^9:30 am/ })
        .click()
      await expect(page.getByRole('heading', { name: detailsHeading })).toBeFocused()
      await expect(page.getByRole('region', { name: 'Reserved for you' })).toContainText('9:30–10:00 am')
      await book(page, email)
      const heading = page.getByRole('heading', { level: 1, name: 'Your demo is booked.' })
      const card = page.getByRole('complementary', { name: 'Appointment' })
      const [text, picture] = [await heading.boundingBox(), await card.boundingBox()]
      if (width < 768) expect(text?.y ?? 0).toBeLessThan(picture?.y ?? 0)
      expect(text?.y ?? 999).toBeLessThan(300)
      const link = page.getByRole('link', { name: /^https:\/\/meet\.infiniti\.example\// })
      await expect(link).toBeVisible()
      await inbox.emailTo(email, 'at 9:30 am (New York)')
      const { searchParams } = new URL(page.url())
      const query = new URLSearchParams({ token: searchParams.get('token') ?? '' })
      const file = await (await page.request.get(`/schedule-a-demo/booking.ics?${query}`)).text()
      expect(file).toContain(`LOCATION:${await link.textContent()}`)
    },
  )
}
