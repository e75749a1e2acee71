import { type Browser, chromium, type Page } from '@playwright/test'
import { themeNames } from '#content/demo/screens.ts'
import { browserFlags, browserPath, ensureBrowser } from '../../scripts/find-browser.ts'
import { openDemo } from '../demo-server.ts'
import { median } from '../identity/load.ts'
import { table } from '../report.ts'
import { type Act, demoActs } from './demo-acts.ts'

const slowdown = 4
const rounds = 5
const wanted = 100

interface Taken {
  /** Event Timing: from the hand to the next picture. */
  paint: number
  /** From the hand to the picture that has the answer in it. */
  answer: number
}

/** How soon the live demo answers a hand on a processor that is four times slower. */
export async function benchDemo(): Promise<void> {
  ensureBrowser(console.log)
  const demo = await openDemo()
  const browser = await chromium.launch({ executablePath: browserPath(), args: [...browserFlags] })
  const themes = Object.keys(themeNames)
  const taken = new Map<string, Taken[][]>()
  try {
    // Somebody who looks at a demo has had their browser open for a while: its own start is not the demo's.
    await playThrough(browser, `${demo.url}/demo/elite`)
    for (const theme of themes) {
      const runs: Taken[][] = []
      for (let i = 0; i < rounds; i++) runs.push(await playThrough(browser, `${demo.url}/demo/${theme}`))
      taken.set(theme, runs)
    }
  } finally {
    await browser.close()
    await demo.close()
  }
  const cell = (theme: string, index: number) => {
    const runs = (taken.get(theme) ?? []).map(
      (run) => run[index] ?? { paint: Number.NaN, answer: Number.NaN },
    )
    return `${median(runs.map(({ paint }) => paint))}, ${Math.round(median(runs.map(({ answer }) => answer)))}`
  }
  const all = [...taken.values()].flatMap((runs) =>
    demoActs.map((_, i) => median(runs.map((run) => run[i]?.answer ?? Number.NaN))),
  )
  table(
    `live demo, CPU ÷ ${slowdown}: ms to the next picture (Event Timing), to the one with the answer; medians of ${rounds}`,
    ['what', ...themes],
    [
      ...demoActs.map(({ what }, index) => [what, ...themes.map((theme) => cell(theme, index))]),
      ['longest to an answer', `${Math.round(Math.max(...all))} (wanted: at most ${wanted})`, '', ''],
    ],
  )
}

async function playThrough(browser: Browser, address: string): Promise<Taken[]> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.addInitScript(recordEvents)
  await page.goto(address, { waitUntil: 'networkidle' })
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const taken: Taken[] = []
  for (const act of demoActs) taken.push(await perform(page, act))
  await page.close()
  return taken
}

async function perform(page: Page, { press, answer }: Act): Promise<Taken> {
  const { on, key } = await press(page)
  // The hand is there before it presses; what that fetches has time to come.
  await on.hover()
  await page.waitForTimeout(500)
  await page.evaluate(() => (window.pressed = []))
  const answered = page.evaluate(untilAnswered, answer)
  await (key ? on.press(key) : on.click())
  const { isNext, milliseconds } = await answered
  // The browser tells of an event some time after its picture.
  await page.waitForTimeout(300)
  // It tells of none that took less than 16 ms.
  const paint = await page.evaluate(() => Math.max(16, ...window.pressed))
  return { paint, answer: isNext ? paint : milliseconds }
}

declare global {
  interface Window {
    pressed: number[]
  }
}

/** In the page. */
function recordEvents(): void {
  window.pressed = []
  const told = (list: PerformanceObserverEntryList) => {
    for (const entry of list.getEntries()) {
      if ('interactionId' in entry && entry.interactionId) window.pressed.push(entry.duration)
    }
  }
  const options: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    durationThreshold: 16,
  }
  new PerformanceObserver(told).observe(options)
}

interface Answered {
  /** The first picture after the press has it: then Event Timing knows when that was shown. */
  isNext: boolean
  milliseconds: number
}

/** In the page: from the next press until a picture has the text in it. */
function untilAnswered({ within, text }: Act['answer']): Promise<Answered> {
  return new Promise((resolve) => {
    let pressed: number | undefined
    let pictures = 0
    const press = (event: Event) => (pressed ??= event.timeStamp)
    for (const name of ['pointerdown', 'keydown'])
      addEventListener(name, press, { capture: true, once: true })
    const look = () => {
      // Screens are drawn ahead where nobody sees them: the words have to stand where somebody does.
      const isThere = [...document.querySelectorAll(within)].some(
        (place) => place.textContent.includes(text) && place.checkVisibility(),
      )
      if (pressed !== undefined) pictures += 1
      if (pressed === undefined || !isThere) return requestAnimationFrame(look)
      const since = pressed
      const { port1, port2 } = new MessageChannel()
      // A message is delivered after the picture that is being made now.
      const isNext = pictures === 1
      port1.addEventListener('message', () => resolve({ isNext, milliseconds: performance.now() - since }))
      port1.start()
      port2.postMessage(undefined)
    }
    requestAnimationFrame(look)
  })
}
