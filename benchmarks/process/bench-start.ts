import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { demoMerchants } from '#contract/accounts/demo-accounts.ts'
import type { SessionView } from '#contract/accounts/shapes.ts'
import type { DashboardView } from '#contract/dashboard/shapes.ts'
import { freePort } from '../../tests/support/embedded-postgres.ts'
import { median } from '../identity/load.ts'
import { figures } from '../report.ts'

const rounds = 3
const slowestMs = 180_000
const days = 90

/** Seconds from `npm start`, installed and built, until the home page has been sent and the demo store is filled. */
export async function benchStart(): Promise<void> {
  const print = figures(`from \`npm start\`, installed and built; seconds, median of ${rounds}`)
  const first: Start[] = []
  const again: Start[] = []
  for (let i = 0; i < rounds; i += 1) {
    const folder = await mkdtemp(join(tmpdir(), 'infiniti-bench-'))
    first.push(await startOnce(folder, { isFirst: true }))
    again.push(await startOnce(folder, { isFirst: false }))
    await rm(folder, { recursive: true, force: true })
  }
  const of = (starts: Start[], what: keyof Start) => median(starts.map((start) => start[what])).toFixed(1)
  print('the very first time: home page, with database and accounts made', of(first, 'page'))
  print(
    `the merchant is signed in and sees ${days} days of orders (wanted: at most 15)`,
    of(first, 'figures'),
  )
  print('everything is filled: money, senders, a change by a shopper', of(first, 'filled'))
  print('with the database there: home page', of(again, 'page'))
}

interface Start {
  page: number
  figures: number
  filled: number
}

async function startOnce(dataDir: string, { isFirst }: { isFirst: boolean }): Promise<Start> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const began = performance.now()
  const since = () => (performance.now() - began) / 1000
  // The script that `npm start` runs once it has seen that everything is installed.
  const child = spawn(process.execPath, ['scripts/start.ts'], {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  let printed = ''
  child.stdout.on('data', (part: Buffer) => (printed += part.toString()))
  const until = async (isThere: () => Promise<boolean> | boolean) => {
    while (since() * 1000 < slowestMs && child.exitCode === null) {
      if (await isThere()) return since()
      await sleep(50)
    }
    throw new Error(`Not within three minutes. ${printed}`)
  }
  try {
    const page = await until(() => hasPage(url))
    if (!isFirst) return { page, figures: 0, filled: 0 }
    const dashboard = await openDashboard(url)
    const filled = await until(async () => isFilled(await dashboard()))
    return { page, figures: filled, filled: await until(() => printed.includes('is connected and open')) }
  } finally {
    child.kill('SIGTERM')
    await ended
  }
}

async function hasPage(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/`).catch(() => undefined)
  return Boolean(answer?.ok && (await answer.text()))
}

/** Signs in as the demo's merchant does; gives how to read the dashboard. */
async function openDashboard(url: string): Promise<() => Promise<DashboardView>> {
  const [{ email, password }] = demoMerchants
  const answer = await fetch(`${url}/api/merchant/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ email, password }),
  })
  const { token } = (await answer.json()) as SessionView
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  return async () => {
    const read = await fetch(`${url}/api/merchant/dashboard?days=${days}`, {
      headers: { cookie, authorization: `Bearer ${token.access}` },
    })
    return (await read.json()) as DashboardView
  }
}

const isFilled = ({ stores, groups }: DashboardView) =>
  stores[0]?.state === 'live' &&
  groups[0]?.days.length === days &&
  groups[0].days.every(({ is_known }) => is_known)
