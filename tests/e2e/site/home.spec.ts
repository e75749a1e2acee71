import { expect, type Page, test } from '@playwright/test'
import { readLayoutShift, recordLayoutShift } from '../../support/layout-shift.ts'

// Movement is what these tests look at.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

interface Start {
  name: string
  part: string
  at: number
}

declare global {
  interface Window {
    starts: Start[]
    seen: { lcp: number }
  }
}

const widths = [320, 390, 768, 1080, 1440]

/** Notes when each animation of the hero really starts, in milliseconds since the first paint. */
async function recordStarts(page: Page) {
  await page.addInitScript(() => {
    window.starts = []
    addEventListener('animationstart', ({ animationName, target, timeStamp }) => {
      if (!(target instanceof Element)) return
      const part = target.closest('.hero-line')?.textContent ?? target.textContent
      window.starts.push({ name: animationName, part: part.trim(), at: timeStamp })
    })
  })
  return (name: string) =>
    page.evaluate((wanted) => window.starts.filter((start) => start.name === wanted), name)
}

/** One after the other. How long a step lasts is read from the style: a busy machine notices it late. */
function expectStep(from = Number.NaN, to = Number.NaN) {
  expect(to).toBeGreaterThan(from)
}

const delays = (page: Page, selector: string, pseudo?: string) =>
  page
    .locator(selector)
    .evaluateAll((parts, of) => parts.map((part) => getComputedStyle(part, of).animationDelay), pseudo)

test.describe('hero', () => {
  test(
    '[HOME-01] inks four lines 1.5 s apart, ends on the logo line and stays there',
    { tag: '@long' },
    async ({ page }) => {
      const starts = await recordStarts(page)
      await page.goto('/')
      const lines = page.locator('.hero-line')
      await expect(lines).toHaveText(['52 solutions', '16 essentials', '3 channels', '1 Infiniti'])
      await expect(lines.last().locator('.mark')).toBeVisible()

      await expect.poll(async () => (await starts('hero-ink')).length, { timeout: 8000 }).toBe(3)
      const inks = await starts('hero-ink')
      const at = (words: string) => inks.find(({ part }) => part === words)?.at ?? Number.NaN
      expect(inks.some(({ part }) => part === '52 solutions')).toBe(false)
      expectStep(at('16 essentials'), at('3 channels'))
      expectStep(at('3 channels'), at('1 Infiniti'))
      expect(await delays(page, '.hero-line:not(:first-child)', '::after')).toEqual(['1.5s', '3s', '4.5s'])

      await expect.poll(() => veils(page)).toEqual([gone, gone, gone])
    },
  )

  test('[HOME-01] the wheels answer: beads, then hub A, then hub B', { tag: '@long' }, async ({ page }) => {
    const starts = await recordStarts(page)
    await page.goto('/')
    await expect.poll(async () => (await starts('wheels-answer-hub')).length, { timeout: 15_000 }).toBe(2)
    const [beads] = await starts('wheels-answer-beads')
    const [first, second] = await starts('wheels-answer-hub')
    expect(first?.part).toContain('essentials')
    expect(second?.part).toContain('channels')
    expectStep(beads?.at, first?.at)
    expectStep(first?.at, second?.at)
    expect(await delays(page, '.wheels-wide .wheels-hub')).toEqual(['1.5s', '3s'])
  })

  test('[HOME-01] the wheels turn against each other in 240 s, as a crossed belt must', async ({ page }) => {
    await page.goto('/')
    const turning = await page.locator('.wheels-wide .wheels-turning').evaluateAll((wheels) =>
      wheels.map((wheel) => {
        const { animationDuration, animationDirection } = getComputedStyle(wheel)
        return `${animationDuration} ${animationDirection}`
      }),
    )
    expect(turning).toEqual(['240s normal', '240s reverse'])
  })

  test('[HOME-01] the wheels rest while they are out of sight', async ({ page }) => {
    await page.goto('/')
    const state = () =>
      page
        .locator('.wheels-wide .wheels-turning')
        .first()
        .evaluate((wheel) => getComputedStyle(wheel).animationPlayState)
    await expect.poll(state).toBe('running')
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await expect.poll(state).toBe('paused')
  })

  test('[HOME-01] reduced motion shows the end state at once', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/', { waitUntil: 'domcontentloaded' })
    expect(await veils(page)).toEqual([gone, gone, gone])
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  })

  test('[HOME-01] paints its first line before the ink runs, and never shifts', async ({ page }) => {
    const starts = await recordStarts(page)
    await recordLayoutShift(page)
    await page.addInitScript(() => {
      const seen = { lcp: 0 }
      window.seen = seen
      new PerformanceObserver((list) => {
        for (const { startTime } of list.getEntries()) seen.lcp = startTime
      }).observe({ type: 'largest-contentful-paint', buffered: true })
    })
    await page.goto('/')
    await expect.poll(() => veils(page), { timeout: 15_000 }).toEqual([gone, gone, gone])
    const { lcp } = await page.evaluate(() => window.seen)
    const [firstInk] = await starts('hero-ink')
    // On a busy machine the typefaces come after the first paint, as `budgets.spec.ts` makes them do everywhere.
    expect(await readLayoutShift(page)).toBeLessThan(0.001)
    expect(lcp).toBeLessThan(firstInk?.at ?? 0)
  })

  test('[HOME-01] has one drawing at every width, and it is said once', async ({ page }) => {
    await page.goto('/')
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      await expect(page.locator('.wheels-wide')).toBeVisible({ visible: width >= 768 })
      await expect(page.locator('.wheels-tall')).toBeVisible({ visible: width < 768 })
      const said = await page.locator('.feature-wheels').ariaSnapshot()
      expect(said.match(/Track order/g)).toHaveLength(1)
      expect(said.match(/Order tracking/g)).toHaveLength(1)
    }
  })
})

/** What is left of the veil over each line but the first. */
const veils = (page: Page) =>
  page
    .locator('.hero-line:not(:first-child)')
    .evaluateAll((lines) => lines.map((line) => getComputedStyle(line, '::after').clipPath))
const gone = 'inset(0px 0px 0px 100%)'
const whole = 'inset(0px 0px 0px 0%)'

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`[SITE-01] the first paint at ${viewport.width} says what it is, for whom and what it costs`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    // Every animation that starts goes back to its first frame, and is held there. Others follow the scroll position.
    await page.addInitScript(() => {
      addEventListener('animationstart', ({ target }) => {
        if (!(target instanceof Element)) return
        for (const animation of target.getAnimations({ subtree: true })) {
          if (animation.timeline !== document.timeline) continue
          animation.pause()
          animation.currentTime = 0
        }
      })
    })
    await page.goto('/')
    const lead = page.locator('.hero-lead')
    await expect(lead).toBeInViewport({ ratio: 1 })
    await expect(lead).toHaveText(
      /^For Shopify stores: .* in one app\. \$200 a month for each store, 14 days free\./,
    )
    for (const line of await page.locator('.hero-line').all()) {
      await expect(line).toBeInViewport({ ratio: 1 })
      await expect(line.locator('.hero-word')).toHaveCSS('clip-path', 'none')
    }
    expect(await veils(page)).toEqual([whole, whole, whole])
    const thickness = await page
      .locator('.hero-line')
      .last()
      .evaluate((line) => getComputedStyle(line, '::after').backgroundColor.match(/\/ ([\d.]+)\)/)?.[1])
    expect(Number(thickness)).toBeLessThanOrEqual(0.45)
  })
}
