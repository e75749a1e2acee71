import { type Browser, chromium, type Page } from '@playwright/test'
import { themeNames } from '#content/demo/screens.ts'
import { browserFlags, browserPath, ensureBrowser } from '../../scripts/find-browser.ts'
import { openDemo } from '../demo-server.ts'
import { median } from '../identity/load.ts'
import { table } from '../report.ts'
import { type DemoStep, demoSteps } from './demo-steps.ts'

const slowdown = 4
const rounds = 5
const target = 200

interface Timing {
  /** Milliseconds from the press to the next paint (Event Timing). */
  paint: number
  /** Milliseconds from the press to the paint that shows the result. */
  result: number
}

/** How soon the live demo shows the result of a press on a processor that is four times slower. */
export async function benchDemo(): Promise<void> {
  ensureBrowser(console.log)
  const demo = await openDemo()
  const browser = await chromium.launch({ executablePath: browserPath(), args: [...browserFlags] })
  const themes = Object.keys(themeNames)
  const timings = new Map<string, Timing[][]>()
  try {
    // The first run warms up the browser and does not count.
    await playThrough(browser, `${demo.url}/demo/elite`)
    for (const theme of themes) {
      const runs: Timing[][] = []
      for (let i = 0; i < rounds; i++) runs.push(await playThrough(browser, `${demo.url}/demo/${theme}`))
      timings.set(theme, runs)
    }
  } finally {
    await browser.close()
    await demo.close()
  }
  const cell = (theme: string, index: number) => {
    const runs = (timings.get(theme) ?? []).map(
      (run) => run[index] ?? { paint: Number.NaN, result: Number.NaN },
    )
    return `${median(runs.map(({ paint }) => paint))}, ${Math.round(median(runs.map(({ result }) => result)))}`
  }
  const all = [...timings.values()].flatMap((runs) =>
    demoSteps.map((_, i) => median(runs.map((run) => run[i]?.result ?? Number.NaN))),
  )
  table(
    `live demo, CPU ÷ ${slowdown}: ms to the next paint (Event Timing), to the one with the result; medians of ${rounds}`,
    ['action', ...themes],
    [
      ...demoSteps.map(({ name }, index) => [name, ...themes.map((theme) => cell(theme, index))]),
      ['longest to a result', `${Math.round(Math.max(...all))} (target: at most ${target})`, '', ''],
    ],
  )
}

async function playThrough(browser: Browser, address: string): Promise<Timing[]> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.addInitScript(recordEvents)
  await page.goto(address, { waitUntil: 'networkidle' })
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const timings: Timing[] = []
  for (const step of demoSteps) timings.push(await perform(page, step))
  await page.close()
  return timings
}

async function perform(page: Page, { press, result }: DemoStep): Promise<Timing> {
  const { on, key } = await press(page)
  // The pointer is on the link before it presses, so prefetching has started.
  await on.hover()
  await page.waitForTimeout(500)
  await page.evaluate(() => (window.pressed = []))
  const shown = page.evaluate(untilShown, result)
  await (key ? on.press(key) : on.click())
  const { isNext, milliseconds } = await shown
  // The browser reports an event some time after its paint.
  await page.waitForTimeout(300)
  // It does not report events below 16 ms.
  const paint = await page.evaluate(() => Math.max(16, ...window.pressed))
  return { paint, result: isNext ? paint : milliseconds }
}

declare global {
  interface Window {
    pressed: number[]
  }
}

/** Runs in the page. */
function recordEvents(): void {
  window.pressed = []
  const record = (list: PerformanceObserverEntryList) => {
    for (const entry of list.getEntries()) {
      if ('interactionId' in entry && entry.interactionId) window.pressed.push(entry.duration)
    }
  }
  const options: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    durationThreshold: 16,
  }
  new PerformanceObserver(record).observe(options)
}

interface Shown {
  /** The first paint after the press shows it, so Event Timing has its time. */
  isNext: boolean
  milliseconds: number
}

/** Runs in the page: waits for the next press, then for the paint that shows the text. */
function untilShown({ within, text }: DemoStep['result']): Promise<Shown> {
  return new Promise((resolve) => {
    let pressed: number | undefined
    let paints = 0
    const press = (event: Event) => (pressed ??= event.timeStamp)
    for (const name of ['pointerdown', 'keydown'])
      addEventListener(name, press, { capture: true, once: true })
    const look = () => {
      const isThere = [...document.querySelectorAll(within)].some(
        (place) => place.textContent.includes(text) && place.checkVisibility(),
      )
      if (pressed !== undefined) paints += 1
      if (pressed === undefined || !isThere) return requestAnimationFrame(look)
      const since = pressed
      const { port1, port2 } = new MessageChannel()
      // A message is delivered after the current frame.
      const isNext = paints === 1
      port1.addEventListener('message', () => resolve({ isNext, milliseconds: performance.now() - since }))
      port1.start()
      port2.postMessage(undefined)
    }
    requestAnimationFrame(look)
  })
}
