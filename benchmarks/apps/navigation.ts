import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { median } from '../identity/load.ts'
import { recordEvents, type TimedPress, timePress } from '../pages/press-timing.ts'

const processorSlowdown = 4
const rounds = 5

export interface Area {
  name: string
  storageState: BrowserContextOptions['storageState']
  /** The page where it starts, and the pages it opens in turn. */
  paths: readonly [string, ...string[]]
  /** How somebody opens another page from anywhere in the area. */
  linkTo(page: Page, path: string): TimedPress['press']
}

/** How soon a page of the area shows the next page, and whether the frame around it stays where it is. */
export async function timeNavigation(browser: Browser, url: string, area: Area): Promise<string[][]> {
  const context = await browser.newContext({
    baseURL: url,
    storageState: area.storageState,
    viewport: { width: 1440, height: 900 },
  })
  const page = await context.newPage()
  await page.addInitScript(recordEvents)
  const headings = new Map<string, string>()
  for (const path of area.paths) {
    await page.goto(path, { waitUntil: 'networkidle' })
    headings.set(path, await page.locator('#main h1').first().innerText())
  }
  const times = new Map<string, number[]>()
  let moved = false
  const [start, ...next] = area.paths
  // The first round warms up the browser and does not count.
  for (let round = 0; round <= rounds; round += 1) {
    await page.goto(start, { waitUntil: 'networkidle' })
    const devTools = await context.newCDPSession(page)
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown })
    const frame = page.locator('header').first()
    const before = await frame.boundingBox()
    await frame.evaluate((element) => element.setAttribute('data-same', ''))
    for (const path of next) {
      const text = headings.get(path) ?? ''
      const { result } = await timePress(page, {
        name: path,
        press: area.linkTo(page, path),
        result: { within: '#main h1', text },
      })
      if (round > 0) times.set(path, [...(times.get(path) ?? []), result])
    }
    const after = await page.locator('header[data-same]').boundingBox({ timeout: 1_000 })
    moved ||= JSON.stringify(before) !== JSON.stringify(after)
    await devTools.detach()
  }
  await context.close()
  return next.map((path) => [
    `${area.name}: ${path}`,
    `${Math.round(median(times.get(path) ?? []))} ms`,
    moved ? 'moves' : 'stands still',
  ])
}
