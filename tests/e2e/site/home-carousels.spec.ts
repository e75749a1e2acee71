import type { Page } from '@playwright/test'
import { expect, test } from '../../support/journey.ts'
import { stopClock } from '../../support/time.ts'

// Movement is what these tests look at.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

declare global {
  interface Window {
    turns: number
  }
}

/** Counts how often another slide becomes the current one. */
async function recordTurns(page: Page, selector: string) {
  await page.evaluate((root) => {
    window.turns = 0
    const strip = document.querySelector(`${root} [data-carousel-strip]`)
    if (!(strip instanceof HTMLElement)) throw new Error('No strip')
    const scroll = strip.scrollTo.bind(strip)
    strip.scrollTo = (to?: ScrollToOptions | number) => {
      // Its first placing is at once and is no turn.
      if (typeof to === 'object' && to.behavior !== 'instant') window.turns++
      Reflect.apply(scroll, strip, [to])
    }
  }, selector)
  return () => page.evaluate(() => window.turns)
}

const current = (page: Page) => page.locator('.phone-carousel-names [aria-current]')

async function open(page: Page) {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  await page.mouse.move(1, 1)
}

/** Lets time pass until the carousel has turned for the first time since; the next turn is a whole term away. */
async function untilTurned(page: Page, turns: () => Promise<number>) {
  const before = await turns()
  const waited = async () => {
    await page.clock.runFor(50)
    return turns()
  }
  await expect.poll(waited, { intervals: [0], timeout: 20_000 }).toBe(before + 1)
}

const show = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))

test.describe('the carousel of screens', () => {
  test('[HOME-05] turns every 2500 ms and begins with a neighbour on either side', async ({ page }) => {
    await stopClock(page)
    await open(page)
    await expect(current(page)).toHaveText('Order tracking')
    const turns = await recordTurns(page, '.phone-carousel')
    await show(page, '.phone-carousel .carousel-strip')
    await untilTurned(page, turns)
    await page.clock.runFor(2449)
    expect(await turns()).toBe(1)
    await page.clock.runFor(51)
    expect(await turns()).toBe(2)
    await page.clock.runFor(5000)
    expect(await turns()).toBe(4)
  })

  test('[HOME-05] obeys names, steps, arrow keys and the finger', { tag: '@long' }, async ({ page }) => {
    await open(page)
    await show(page, '.phone-carousel .carousel-strip')
    const carousel = page.locator('.phone-carousel')
    await carousel.getByRole('link', { name: 'OTP login' }).click()
    await expect(current(page)).toHaveText('OTP login')
    expect(new URL(page.url()).hash).toBe('')
    await carousel.getByRole('button', { name: 'Next screen' }).click()
    await expect(current(page)).toHaveText('Returns and exchanges')
    await carousel.getByRole('button', { name: 'Previous screen' }).click()
    await expect(current(page)).toHaveText('OTP login')
    const strip = carousel.locator('.carousel-strip')
    await strip.focus()
    await page.keyboard.press('ArrowLeft')
    await expect(current(page)).toHaveText('Loyalty tiers')
    await page.keyboard.press('ArrowRight')
    await expect(current(page)).toHaveText('OTP login')
    // What a finger or a wheel does to the strip: it scrolls, and comes to rest on another slide.
    await strip.hover()
    await page.mouse.wheel(-5000, 0)
    await expect(current(page)).toHaveText('Customer account')
    // Where nothing turns by itself, there is nothing to pause.
    const pause = carousel.locator('[data-carousel-pause]')
    await expect(pause).toBeVisible()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expect(pause).toBeHidden()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('[HOME-05] every screen and every sentence is there, and no dead button', async ({ page }) => {
    await page.goto('/')
    for (const detail of await page.locator('.phone-carousel-detail').all())
      await expect(detail).toBeVisible()
    for (const controls of await page.locator('.carousel-controls').all()) await expect(controls).toBeHidden()
  })
})

test.describe('what moves, moves in view', () => {
  test('[HOME-11] the film of the vase plays from half of it in view and pauses otherwise', async ({
    page,
  }) => {
    await open(page)
    const film = page.locator('[data-play-in-view]')
    const vase = film.locator('.cancellation-story-vases > :last-child')
    await expect(vase).toHaveCSS('animation-play-state', 'paused')
    await show(page, '[data-play-in-view]')
    await expect(film).toHaveAttribute('data-playing')
    await expect(vase).toHaveCSS('animation-play-state', 'running')
    await film.evaluate((element) => {
      const box = element.getBoundingClientRect()
      scrollTo({ top: box.top + scrollY + box.height * 0.7, behavior: 'instant' })
    })
    await expect(vase).toHaveCSS('animation-play-state', 'paused')
  })
})
