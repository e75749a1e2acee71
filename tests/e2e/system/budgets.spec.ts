import { readFileSync } from 'node:fs'
import { documentPaths, pages } from '#content/shared/pages.ts'
import { expect, test } from '../../support/journey.ts'
import { readLayoutShift, recordLayoutShift, untilPainted } from '../../support/layout-shift.ts'
import { frames } from '../../support/time.ts'

const kib = 1024
/** The page of a lost visitor answers 404, and sign-in is a form: the budgets are for pages that are read. */
const exempt: string[] = [pages.notFound.path, pages.login.path]
/** A deck is presented as well as read: it brings a script for that, whose controls move its bar a little. */
const decks: string[] = [pages.deck.path, pages.deckMobile.path]
/** What the status page says changes with every check, and a line of it may break elsewhere without the typeface. */
const tolerance = (path: string) => (decks.includes(path) ? 0.005 : path === pages.status.path ? 0.02 : 0.001)
const sizeOf = (file: string) => readFileSync(`build/client/${file}`).byteLength

for (const path of [pages.home.path, pages.ordersManagement.path, pages.faq.path]) {
  test(`[NAV-10] ${path} weighs at most 120 KiB, none of them React`, async ({ page, request }) => {
    // The first visitor gets a quickly compressed form; what all others get is what counts.
    const best = sizeOf(`${path === '/' ? '' : path}/index.html.br`)
    const sent = async () => {
      const answer = await request.get(path, { headers: { 'accept-encoding': 'br' } })
      return Number(answer.headers()['content-length'])
    }
    await expect.poll(sent, { timeout: 90_000 }).toBeLessThanOrEqual(best * 1.02)

    const session = await page.context().newCDPSession(page)
    await session.send('Network.enable')
    const asked: string[] = []
    const early = new Set<string>()
    let bytes = 0
    session.on('Network.requestWillBeSent', ({ request: { url }, requestId, type }) => {
      // The page that may be asked for next is not part of this one.
      if (type === 'Prefetch') early.add(requestId)
      else asked.push(new URL(url).pathname)
    })
    session.on('Network.loadingFinished', ({ encodedDataLength, requestId }) => {
      if (!early.has(requestId)) bytes += encodedDataLength
    })
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(bytes).toBeLessThanOrEqual(120 * kib)
    expect(asked.filter((url) => /entry\.client|jsx-runtime|route-/.test(url))).toEqual([])
  })
}

for (const width of [1440, 390]) {
  test(
    `[NAV-10] every document is at most 5 requests, and does not move when its typefaces come late (${width} px)`,
    { tag: width === 390 ? [] : '@long' },
    async ({ page }) => {
      test.slow()
      await page.setViewportSize({ width, height: 900 })
      let asked: string[] = []
      page.on('request', (request) => {
        // Neither what the page before sent when it was left, nor the page that may be asked for next.
        if (!['ping', 'prefetch'].includes(request.resourceType()))
          asked.push(new URL(request.url()).pathname)
      })
      await recordLayoutShift(page)
      // The typefaces wait until the page has been painted without them.
      await page.route('**/*.woff2', async (route) => {
        await untilPainted(page)
        await route.continue()
      })
      for (const path of documentPaths.filter((each) => !exempt.includes(each))) {
        asked = []
        await page.goto(path)
        await page.evaluate(() => document.fonts.ready)
        await frames(page)
        const most = decks.includes(path) ? 6 : 5
        expect(asked.length, `${path}: ${asked.join(' ')}`).toBeLessThanOrEqual(most)
        expect(asked.filter((url) => url.endsWith('.woff2')).length, path).toBe(2)
        expect(await readLayoutShift(page), path).toBeLessThan(tolerance(path))
      }
    },
  )
}
