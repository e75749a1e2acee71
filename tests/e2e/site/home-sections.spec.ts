import type { Page } from '@playwright/test'
import { expect, expectAccessibleAt, test } from '../../support/journey.ts'

const featurePaths = [
  '/user-registration',
  '/quick-account-creation',
  '/customer-accounts',
  '/orders-management',
  '/wishlist',
  '/loyalty-program',
  '/subscription-management',
  '/returns-exchange-replacement-management',
]

/** Brings the top of an element to a height of the screen, at once. */
async function bringTo(page: Page, selector: string, height: number) {
  await page.locator(selector).evaluate((element, at) => {
    scrollTo({ top: element.getBoundingClientRect().top + scrollY - at, behavior: 'instant' })
  }, height)
}

test.describe('the three sheets', () => {
  test('[HOME-02] [HOME-07] OS, Command Centres and Impact come to rest on each other', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/')
    const sheets = page.locator('.triplicate-sheet')
    await expect(sheets.locator('h2')).toHaveText(['The OS', 'Command Centres', 'Impact'])
    await bringTo(page, '.customer-centre', 852)
    const tops = await sheets.evaluateAll((all) => all.map((sheet) => sheet.getBoundingClientRect().top))
    const [first = 0, second = 0, third = 0] = tops
    expect(Math.round(second - first)).toBe(46)
    expect(Math.round(third - second)).toBe(46)
  })

  test('[HOME-02] [HOME-07] the long receipt names 52 apps and the page prints it; the short one names one', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/')
    const names = await page.locator('.triplicate-long dt').allTextContents()
    expect(names).toHaveLength(52)
    expect(new Set(names).size).toBe(52)
    await expect(page.locator('.triplicate-short dt')).toHaveText(['The OS'])
    const top = () => page.locator('.triplicate-long').evaluate((long) => getComputedStyle(long).translate)
    await bringTo(page, '.triplicate', 850)
    const before = await top()
    await bringTo(page, '.triplicate', -140)
    await expect.poll(top).not.toBe(before)
  })

  test('[HOME-02] [HOME-07] sixteen switches, three meters, and the claims in their places', async ({
    page,
  }) => {
    await page.goto('/')
    await expect(page.locator('.triplicate-switches li')).toHaveCount(16)
    await expect(page.locator('.triplicate-meters b')).toHaveText(['Email', 'WhatsApp', 'SMS'])
    const centres = page.locator('.triplicate-sheet').nth(1)
    await expect(centres).toContainText('Three (3)')
    await expect(centres).toContainText('Twenty (20)')
    const figures = page.locator('.triplicate-impact figcaption')
    await expect(figures).toContainText(['35%', '+30%', '127x'])
    await expect(figures).toContainText(['support tickets', '15-minute', 'return on email'])
    await expect(page.locator('.hero-line')).toContainText(['52', '16'])
    await expect(page.locator('.pricing')).toContainText('$200')
    await expect(page.locator('.pricing')).toContainText('prepaid wallet')
  })
})

test.describe('Customer Command Centre', () => {
  test('[HOME-03] sixteen named stamps, each leading to a feature page', async ({ page }) => {
    await page.goto('/')
    const stamps = page.locator('.customer-centre .stamp')
    await expect(stamps.locator('.stamp-name')).toHaveText([
      'Loyalty points',
      'Tiers and memberships',
      'Rewards and offers',
      'Reviews',
      'Account themes',
      'Profile management',
      'Address management',
      'Security',
      'OTP login',
      'Social login',
      'Order history',
      'Reorder',
      'Track order',
      'Quick accounts',
      'Wishlist management',
      'Recently viewed',
    ])
    const paths = await stamps.evaluateAll((all) => all.map((stamp) => stamp.getAttribute('href')))
    for (const path of paths) expect(featurePaths).toContain(path)
    const install = page.locator('.customer-centre').getByRole('link', { name: 'Install Now' })
    await expect(install).toHaveAttribute('href', '/install')
    await expect(install).toHaveAttribute('target', '_blank')
    const demo = page.locator('.customer-centre').getByRole('link', { name: 'Schedule Demo' })
    await expect(demo).toHaveAttribute('href', '/schedule-a-demo')
  })

  test('[HOME-03] a click stores currentFeature and opens the page', async ({ page }) => {
    await page.goto('/')
    await page.evaluate(() => {
      const keep = localStorage.setItem.bind(localStorage)
      Storage.prototype.setItem = (key, value) => {
        keep(key, value)
        sessionStorage.wasStored = `${key} ${value}`
      }
    })
    await page.locator('.stamp', { hasText: 'Track order' }).click()
    await expect(page).toHaveURL(/\/orders-management$/)
    expect(await page.evaluate(() => sessionStorage.wasStored)).toBe('currentFeature orders-management')
  })
})

test('[HOME-04] Email, WhatsApp and SMS as three copies, and Learn More', async ({ page }) => {
  await page.goto('/')
  const section = page.locator('.communication-centre')
  await expect(section.locator('h3')).toHaveText(['Email', 'WhatsApp', 'SMS'])
  const stocks = await section
    .locator('.channel-copy')
    .evaluateAll((all) => all.map((copy) => copy.getAttribute('data-stock')))
  expect(stocks).toEqual(['white', 'canary', 'pink'])
  await expect(section.getByRole('link', { name: 'Learn More' })).toHaveAttribute(
    'href',
    '/communication-bundle',
  )
})

test('[HOME-09] six add-on apps, each with three features, badge, colour, icon and its page in a new tab', async ({
  page,
}) => {
  await page.goto('/')
  const tags = page.locator('.add-ons .swing-tag')
  await expect(tags.locator('.swing-tag-name')).toHaveText([
    'Customer Command Center',
    'WhatsApp Marketing',
    'Email Marketing',
    'Quick Accounts',
    'SuperLeadz',
    'CRM',
  ])
  await expect(tags.locator('.badge')).toHaveText([
    'Customer Experience',
    'Recommended',
    'High ROI',
    'Easy Setup',
    'Popular',
    'Streamlined',
  ])
  for (const tag of await tags.all()) {
    await expect(tag.locator('.swing-tag-feature')).toHaveCount(3)
    await expect(tag.locator('.swing-tag-drawing svg')).toHaveCount(1)
    await expect(tag).toHaveAttribute('data-inks', /white|canary|pink|black/)
    await expect(tag).toHaveAttribute('target', '_blank')
    await expect(tag).toHaveAttribute('href', /^\/install\?app=\w+$/)
  }
})

test.describe('the cancellation story', () => {
  test('[HOME-06] the clock stands at the time of each step as it comes up', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/')
    const clock = page.locator('[data-story-clock]')
    for (const [step, time] of ['0:00', '4:10', '9:30', '15:00'].entries()) {
      await bringTo(page, `.cancellation-story-steps > li:nth-child(${step + 1})`, 360)
      await expect(page.locator('.cancellation-story-time').nth(step)).toHaveText(time)
      await expect(clock).toHaveText(time)
    }
    await expect(page.locator('.cancellation-story-figure')).toHaveText('+30%')
    await expect(page.locator('.cancellation-story-result')).toContainText('15-minute self-service')
  })

  test('[HOME-06] with reduced motion the dial stands at its end', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/')
    await bringTo(page, '.cancellation-story', 0)
    await expect(page.locator('[data-story-clock]')).toHaveText('15:00')
  })
})

test.describe('five questions', () => {
  test.use({ javaScriptEnabled: false })

  test('[HOME-08] open and close without JavaScript; MORE opens all in a new tab', async ({ page }) => {
    await page.goto('/')
    const questions = page.locator('.questions details')
    await expect(questions).toHaveCount(5)
    const second = questions.nth(1)
    await expect(second).not.toHaveAttribute('open')
    await second.locator('summary').click()
    await expect(second).toHaveAttribute('open')
    await expect(second.locator('.accordion-answer')).toBeVisible()
    await second.locator('summary').click()
    await expect(second).not.toHaveAttribute('open')
    const more = page.locator('.questions').getByRole('link', { name: 'MORE' })
    await expect(more).toHaveAttribute('href', '/faq')
    await expect(more).toHaveAttribute('target', '_blank')
  })
})

test.describe('the band of capabilities', () => {
  test('[HOME-10] eighteen names twice over in 400 s, the copy hidden from assistive technology', async ({
    page,
  }) => {
    await page.goto('/')
    const lists = page.locator('.marquee ul')
    await expect(lists).toHaveCount(2)
    await expect(lists.first().locator('li')).toHaveCount(18)
    expect(await lists.last().locator('li').allTextContents()).toEqual(
      await lists.first().locator('li').allTextContents(),
    )
    await expect(lists.last()).toHaveAttribute('aria-hidden', 'true')
    const band = page.locator('.marquee-band')
    await expect(band).toHaveCSS('animation-duration', '400s')
    const widths = await lists.evaluateAll((all) => all.map((list) => list.getBoundingClientRect().width))
    expect(widths[0]).toBeCloseTo(widths[1] ?? 0, 1)

    await page.getByRole('checkbox', { name: 'Stop the band' }).check()
    await expect(band).toHaveCSS('animation-play-state', 'paused')
  })

  test('[HOME-10] stands still with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/')
    await expect(page.locator('.marquee-band')).toHaveCSS('animation-name', 'none')
    await expect(page.locator('.marquee ul').last()).toBeHidden()
  })
})

test('[HOME-12] sign-up, live demo and schedule lead where they should', async ({ page }) => {
  await page.goto('/')
  const signUps = page.locator('main').getByRole('link', { name: 'Sign up' })
  await expect(signUps).toHaveCount(2)
  for (const link of await signUps.all()) await expect(link).toHaveAttribute('href', '/merchant/login')
  await expect(page.getByRole('link', { name: 'View Live Demo' })).toHaveAttribute('href', '/themes')
  const demo = page.locator('.pricing').getByRole('link', { name: 'Schedule a demo' })
  await expect(demo).toHaveAttribute('href', '/schedule-a-demo')
})

test('[HOME-01] [HOME-02] [HOME-10] no violation of accessibility, nothing to scroll sideways', async ({
  page,
}) => {
  test.slow()
  await page.goto('/')
  await expectAccessibleAt(page, 1440, 390)
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
})
