import { readFileSync, readdirSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { documentPaths, pages } from '#content/pages.ts'
import { expect, test } from '../support/journey.ts'

const kib = 1024
/** Style is inside the page, so this is HTML and CSS together. */
const largestDocument = (path: string) => (path === pages.home.path ? 45 : 25) * kib
const sizeOf = (file: string) => readFileSync(`build/client/${file}`).byteLength

test('documents keep to their size: HTML and CSS, script, fonts', () => {
  for (const path of documentPaths) {
    const size = sizeOf(`${path === '/' ? '' : `${path}/`}index.html.br`)
    expect(size, `${path} has ${(size / kib).toFixed(1)} KiB`).toBeLessThanOrEqual(largestDocument(path))
  }
  const assets = readdirSync('build/client/assets')
  const script = assets.find((name) => /^enhance-.*\.js$/.test(name)) ?? ''
  expect(gzipSync(readFileSync(`build/client/assets/${script}`)).byteLength).toBeLessThanOrEqual(6 * kib)
  const preloaded = assets.filter((name) => /^(special-gothic|sometype-mono)-[\w-]{8}\.woff2$/.test(name))
  expect(preloaded).toHaveLength(2)
  expect(preloaded.reduce((sum, name) => sum + sizeOf(`assets/${name}`), 0)).toBeLessThanOrEqual(60 * kib)
})

for (const path of [pages.home.path, pages.ordersManagement.path, pages.faq.path]) {
  test(`[NAV-10] ${path} is at most 5 requests and 120 KiB, none of them React`, async ({ page }) => {
    const session = await page.context().newCDPSession(page)
    await session.send('Network.enable')
    const asked: string[] = []
    let bytes = 0
    session.on('Network.requestWillBeSent', ({ request }) => asked.push(new URL(request.url).pathname))
    session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength))
    await page.goto(path, { waitUntil: 'networkidle' })
    // The server sends a quickly compressed form in its first seconds, a sixth larger than the one it settles on.
    const settled = sizeOf(`${path === '/' ? '' : path}/index.html.br`)
    expect(bytes).toBeLessThanOrEqual(120 * kib + settled * 0.2)
    expect(asked.length, asked.join(' ')).toBeLessThanOrEqual(5)
    expect(asked.filter((url) => /entry\.client|jsx-runtime|route-/.test(url))).toEqual([])
  })
}

/** Far below what a reader notices (0.1 is where it begins to count); `npm run bench` prints the figure proper. */
const largestShift = 0.02

test('no document moves under the reader, not even when its typefaces come late', async ({ page }) => {
  test.slow()
  await page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400))
    await route.continue()
  })
  for (const path of documentPaths.filter((each) => each !== pages.notFound.path)) {
    await page.goto(path)
    await page.evaluate(() => document.fonts.ready)
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value
          }).observe({ type: 'layout-shift', buffered: true })
          setTimeout(() => resolve(sum), 300)
        }),
    )
    expect(shift, path).toBeLessThan(largestShift)
  }
})
