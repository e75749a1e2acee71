import { type Browser, chromium } from '@playwright/test'
import { themeNames } from '#content/account/screens.ts'
import { browserFlags, browserPath, ensureBrowser } from '../../scripts/find-browser.ts'
import { openDemo } from '../demo-server.ts'
import { median } from '../identity/load.ts'
import { recordEvents, timePress, type Timing } from '../pages/press-timing.ts'
import { table } from '../report.ts'
import { demoSteps } from './demo-steps.ts'

const slowdown = 4
const rounds = 5
const target = 200

/** How soon the live demo shows the result of a press on a processor that is four times slower. */
export async function benchDemo(): Promise<void> {
  await ensureBrowser(console.log)
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
  for (const step of demoSteps) timings.push(await timePress(page, step))
  await page.close()
  return timings
}
