import {
  book,
  day,
  detailsHeading,
  freeDay,
  hold,
  openCalendar,
  times,
  visitor,
} from '../../support/booking-browser.ts'
import { expect, expectAccessible, test } from '../../support/journey.ts'
import { delayScripts } from '../../support/late-script.ts'

test.use({ timezoneId: 'Asia/Kolkata', locale: 'en-GB' })

test('[SITE-03] [PAGE-06] [API-02] a day, a time, a reservation, a booking; refresh and Back keep their place', async ({
  page,
  inbox,
}) => {
  const email = visitor()
  await openCalendar(page)
  await expect(page.getByRole('combobox', { name: 'Time zone' })).toHaveValue('Kolkata')
  await hold(page, 3)
  const strip = page.getByRole('region', { name: 'Reserved for you' })
  await expect(strip.locator('.reservation-strip-clock')).toHaveText(/^[45]:\d\d$/)
  await page.getByLabel('First name').fill('Asha')
  await page.reload()
  await expect(page.getByLabel('First name')).toHaveValue('Asha')
  await expect(strip).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'When suits you?' })).toBeVisible()
  // Visitors may take their own reservation again.
  await expect(page.getByRole('button', { pressed: true })).toBeVisible()
  await page.goForward()
  await book(page, email)

  const card = page.getByRole('complementary', { name: 'Appointment' })
  await expect(card).toContainText('Kolkata, UTC+5:30')
  await expect(card).toContainText('Booked')
  const sent = await inbox.emailTo(email, 'Booked: your demo on')
  expect(await inbox.linkIn(sent, '/schedule-a-demo/booking')).toBe(page.url().replace('&new=1', ''))
  const file = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Calendar file' }).click()
  expect((await file).suggestedFilename()).toMatch(/^D-[\w-]+\.ics$/)
  await expect(page.getByRole('link', { name: 'Google' })).toHaveAttribute('href', /dates=\d{8}T\d{6}Z%2F/)
  // What is booked is out of the draft: another visit begins anew.
  await page.goto('/schedule-a-demo?step=details')
  await expect(page.getByRole('heading', { name: 'When suits you?' })).toBeVisible()
})

test('[SITE-03] [SITE-04] a number is asked for a telephone call only, and the three questions are optional', async ({
  page,
}) => {
  await openCalendar(page)
  await hold(page, 4)
  const phone = page.getByLabel('Mobile number')
  await expect(page.getByRole('radio', { name: 'Video call' })).toBeChecked()
  await expect(phone).toBeHidden()
  await expect(page.getByRole('radio', { name: 'Tickets' })).toBeHidden()
  await page.getByRole('button', { name: 'Book this time' }).click()
  await expect(page.getByText('First Name required')).toBeVisible()
  await expect(page.getByText('Email required')).toBeVisible()
  await expect(page.getByText('required')).toHaveCount(2)

  await page.getByRole('radio', { name: 'Phone call' }).check()
  await expect(phone).toBeVisible()
  await page.getByLabel('First name').fill('Asha')
  await page.getByLabel('Email').fill(visitor())
  await page.getByRole('button', { name: 'Book this time' }).click()
  await expect(page.getByText('Mobile Number required')).toBeVisible()
  await phone.fill('98200 44172')
  await page.getByText('Three questions').click()
  await page.getByRole('radio', { name: 'Tickets' }).check()
  await page.getByRole('button', { name: 'Book this time' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your demo is booked.' })).toBeVisible()
  await expect(page.getByText('calls you on +919820044172.')).toBeVisible()
  await expect(page.getByRole('definition')).toHaveText(['Tickets'])
})

test('[PAGE-06] the calendar by keyboard, the list, and a clock found by its city', async ({ page }) => {
  await openCalendar(page)
  const days = day(page)
  await days.and(page.locator('[tabindex="0"]')).focus()
  await page.keyboard.press('End')
  const focused = page.locator(':focus')
  await expect(focused).toHaveAccessibleName(/^Sunday \d+ \w+ ?, (no|\d+) times?$/)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Home')
  await expect(focused).toHaveAccessibleName(/^Monday \d+ \w+ ?, (no|\d+) times?$/)
  await page.keyboard.press('ArrowRight')
  await expect(focused).toHaveAccessibleName(/^Tuesday /)

  // A day that has times, whichever day it is today.
  await freeDay(page, 6).focus()
  const name = (await focused.locator('.visually-hidden').first().textContent()) ?? ''
  const number = (await focused.locator('b').textContent()) ?? ''
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: `${name.trim()} ${number} ` })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(times(page).first()).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(times(page).nth(1)).toBeFocused()
  const here = await times(page).allTextContents()

  const clock = page.getByRole('combobox', { name: 'Time zone' })
  await clock.fill('wellington')
  await page.keyboard.press('Enter')
  await expect(clock).toHaveValue('Wellington, New Zealand')
  await expect.poll(() => times(page).allTextContents()).not.toEqual(here)
  await page.getByRole('radio', { name: 'List' }).check()
  await expect(page.getByRole('grid')).toBeHidden()
  await expect(page.getByRole('heading', { level: 2, name: /\d+ times?$/ })).toHaveCount(4)
  await page.getByRole('button', { name: 'More days' }).click()
  await expect(page.getByRole('heading', { level: 2, name: /\d+ times?$/ })).toHaveCount(8)
})

test('[PAGE-06] a time that has just gone leaves the three nearest, when it is reserved and when it is booked', async ({
  page,
}) => {
  await openCalendar(page)
  await freeDay(page, 5).click()
  const nearest = ['2027-01-05T10:00:00.000Z', '2027-01-05T10:30:00.000Z', '2027-01-05T11:00:00.000Z']
  const refusal = {
    code: 'slot_taken',
    title: 'Just taken',
    message: 'Somebody was faster.',
    nearest,
    request_id: '1',
  }
  await page.route('**/api/slot_reserve', (route) => route.fulfill({ status: 409, json: refusal }))
  await times(page).first().click()
  const slip = page.getByRole('alert').filter({ hasText: 'Just taken.' })
  await expect(slip).toBeFocused()
  await expect(slip.getByRole('button')).toHaveText([/15:30.*Tuesday 5 January/, /16:00/, /16:30/])
  await page.unroute('**/api/slot_reserve')
  await times(page).nth(1).click()
  await expect(page.getByRole('heading', { name: detailsHeading })).toBeFocused()
  await page.route('**/api/slot_book', (route) => route.fulfill({ status: 409, json: refusal }))
  await page.getByLabel('First name').fill('Asha')
  await page.getByLabel('Email').fill(visitor())
  await page.getByRole('button', { name: 'Book this time' }).click()
  await expect(page.getByRole('heading', { name: 'When suits you?' })).toBeVisible()
  await expect(slip.getByRole('button')).toHaveCount(3)
})

test('[PAGE-06] five minutes pass: the reservation is over, nothing is lost, and the time can be reserved again', async ({
  page,
}) => {
  await page.clock.install()
  await openCalendar(page)
  await hold(page, 6)
  await page.getByLabel('First name').fill('Asha')
  const strip = page.getByRole('region', { name: 'Reserved for you' })
  await page.clock.fastForward('04:10')
  await expect(strip).toContainText('One minute left')
  await page.clock.fastForward('00:55')
  await expect(strip).toContainText('The five minutes are over.')
  await expect(strip.locator('.reservation-strip-clock')).toHaveText('0:00')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Reserve it again' }).click()
  await expect(strip.locator('.reservation-strip-clock')).toHaveText(/^[45]:\d\d$/)
  await expect(page.getByLabel('First name')).toHaveValue('Asha')
})

test('[PAGE-06] the calendar loads, fails and is empty in so many words', async ({ page }) => {
  let mode: 'fail' | 'none' = 'fail'
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/api/slot_check?**', async (route) => {
    await held
    if (mode === 'fail') return route.abort('connectionfailed')
    return route.fulfill({ json: { slots: [], minutes: 30 } })
  })
  await page.goto('/schedule-a-demo')
  await expect(page.getByRole('status', { name: 'Loading the calendar…' })).toBeVisible()
  release()
  await expect(page.getByRole('heading', { name: 'The calendar didn’t load.' })).toBeVisible()
  mode = 'none'
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: /^No free times in the next four weeks/ })).toBeVisible()
  await expectAccessible(page)
})

for (const width of [1440, 390]) {
  test(
    `[PAGE-06] every step is accessible and fits, at ${width} px and at 320`,
    { tag: '@long' },
    async ({ page }) => {
      const fits = async () => {
        await expectAccessible(page)
        await page.setViewportSize({ width: 320, height: 700 })
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
        await page.setViewportSize({ width, height: 900 })
      }
      await page.setViewportSize({ width, height: 900 })
      await openCalendar(page)
      await freeDay(page, 10).click()
      await fits()
      await hold(page, width === 390 ? 12 : 11)
      await page.getByRole('button', { name: 'Book this time' }).click()
      await expect(page.getByText('First Name required')).toBeVisible()
      await page.getByRole('radio', { name: 'Phone call' }).check()
      await page.getByText('Three questions').click()
      await fits()
      await page.getByRole('radio', { name: 'Video call' }).check()
      await book(page, visitor())
      await fits()
    },
  )
}

test('[PAGE-06] before the script is there the page says so, and what this tab had typed comes back later', async ({
  page,
}) => {
  const release = await delayScripts(page)
  await page.addInitScript(() =>
    sessionStorage.setItem('demo_booking', JSON.stringify({ note: 'After four', email: 'old@post.example' })),
  )
  await page.goto('/schedule-a-demo', { waitUntil: 'domcontentloaded' })
  await expect(page.getByRole('status', { name: 'Loading the calendar…' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Show the list' })).toBeHidden()
  release()
  await expect(page.getByRole('grid', { name: 'Days' })).toBeVisible()
  await hold(page, 7)
  await expect(page.getByLabel('Email')).toHaveValue('old@post.example')
  await expect(page.getByRole('textbox', { name: 'In your own words' })).toHaveValue('After four')
})
