import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** Chromium without a window of its own: a new visitor costs it a tenth of the processor time. */
const headlessShell = '/usr/bin/chromium-headless-shell'

/** As root and on closed networks Chromium needs these. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Letters stand where they stand in a window, not on whole pixels.
  '--font-render-hinting=none',
]

/** The machine's Chromium or Chrome, else the one that Playwright has downloaded. */
export function browserPath(): string | undefined {
  return [process.env.CHROMIUM_PATH ?? '', ...systemBrowsers, chromium.executablePath()].find(
    (path) => path !== '' && existsSync(path),
  )
}

/** The browser for journeys: the headless shell where there is one. */
export const journeyBrowserPath = () =>
  !process.env.CHROMIUM_PATH && existsSync(headlessShell) ? headlessShell : browserPath()

/** Finds a browser, or gets one: Debian's headless shell, else Playwright's own. Throws with the command that mends it. */
export async function ensureBrowser(say: (text: string) => void): Promise<void> {
  if (process.env.CHROMIUM_PATH || existsSync(headlessShell)) return
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    say('Installing Debian’s chromium-headless-shell')
    await quietly('apt-get', 'update', '-qq')
    await quietly('apt-get', 'install', '-y', '-qq', 'chromium-headless-shell')
  }
  if (journeyBrowserPath()) return
  say('No Chromium found; asking Playwright for one')
  await quietly('playwright', 'install', 'chromium')
  if (journeyBrowserPath()) return
  throw new Error(
    'The browser tests need Chromium or Chrome. Run `npx playwright install chromium`, ' +
      'or `sudo apt-get install chromium-headless-shell`, or set CHROMIUM_PATH.',
  )
}

/** Success is checked by looking for the browser afterwards. */
async function quietly(command: string, ...args: string[]): Promise<void> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await once(spawn(command, args, { stdio: 'ignore', timeout: 300_000, env }), 'close').catch(() => {})
}
