import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { commission } from '#content/site/commission.ts'
import { pages } from '#content/shared/pages.ts'
import { costOfChurn, monthsOf } from '#rules/commission/commission.ts'
import { churnFor, monthFor, referralsFor } from '#rules/commission/need.ts'
import { inputOf } from '#rules/commission/settings.ts'
import { startSandbox } from '#sandbox/start.ts'
import { browserFlags, browserPath, ensureBrowser } from '../../scripts/find-browser.ts'
import { freePort } from '../../tests/support/embedded-postgres.ts'
import { startServer } from '../../tests/support/faults/server-process.ts'

/** A picture at 60 a second. */
const frame = 1000 / 60
const settings = { ...commission.defaults, months: 120, growth: 15, referrals: 50, plan: 'tiers' as const }

/** What one move of a slide rule costs at 120 months, as parts of a frame. */
export async function benchCalculator(): Promise<void> {
  console.log('\ncommission calculator, 120 months, as parts of one frame (16.7 ms)')
  console.log(`    the model, everything the page asks of it   ${share(reckoning())}`)
  for (const slowdown of [1, 4]) {
    const name = `from key to figure on the page, CPU ÷ ${slowdown}`
    console.log(`    ${name.padEnd(43)} ${share(await keyToFigure(slowdown))}`)
  }
}

const share = (milliseconds: number) => (milliseconds / frame).toFixed(2)

/** Result, three scenarios, churn's cost and the three questions from the other end. */
function reckoning(): number {
  const input = inputOf(settings, commission)
  const once = () => {
    for (const churn of [1, 1.5, 1, 0.5]) monthsOf({ ...input, churn: input.churn * churn })
    costOfChurn(input)
    referralsFor(input, settings.need)
    monthFor(input, settings.need, 120)
    churnFor(input, settings.need)
  }
  const runs = 200
  for (let i = 0; i < runs; i++) once()
  const start = performance.now()
  for (let i = 0; i < runs; i++) once()
  return (performance.now() - start) / runs
}

/** The median of twenty keys: until the new figure is in the page and the page is laid out. */
async function keyToFigure(slowdown: number): Promise<number> {
  await ensureBrowser(console.log)
  const folder = await mkdtemp(join(tmpdir(), 'infiniti-bench-'))
  const port = await freePort()
  const sandbox = await startSandbox({ httpPort: 0, smtpPort: 0, appUrl: `http://127.0.0.1:${port}` })
  const env = { ...sandbox.settings.mail, PORT: String(port), DATA_DIR: folder, LOG_LEVEL: 'silent' }
  const server = await startServer(env)
  const browser = await chromium.launch({ executablePath: browserPath(), args: [...browserFlags] })
  try {
    const page = await browser.newPage()
    await page.goto(`${server.url}${pages.commissionCalculator.path}?months=120&growth=10&referrals=20`, {
      waitUntil: 'networkidle',
    })
    const devTools = await page.context().newCDPSession(page)
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.evaluate(() => {
      const slider = document.querySelector<HTMLInputElement>(
        'input[type="range"][name="churn"], input[type="range"]',
      )
      const figure = document.querySelector<HTMLElement>('.result-figure')
      const taken: number[] = []
      Object.assign(window, { taken })
      let pressed = 0
      slider?.addEventListener('keydown', () => (pressed = performance.now()), { capture: true })
      if (figure) {
        new MutationObserver(() => {
          taken.push(document.body.offsetHeight > 0 ? performance.now() - pressed : 0)
        }).observe(figure, { subtree: true, childList: true, characterData: true })
      }
      slider?.focus()
    })
    for (let i = 0; i < 20; i++) {
      await page.keyboard.press(i % 2 ? 'ArrowLeft' : 'ArrowRight')
      // The history is written when the hand rests; that is not what is measured.
      await page.waitForTimeout(600)
    }
    const taken = await page.evaluate(() => (window as unknown as { taken: number[] }).taken)
    return taken.toSorted((a, b) => a - b)[Math.floor(taken.length / 2)] ?? Number.NaN
  } finally {
    await browser.close()
    await server.stop()
    await sandbox.close()
    await rm(folder, { recursive: true, force: true })
  }
}
