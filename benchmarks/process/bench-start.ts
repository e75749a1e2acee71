import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../tests/support/embedded-postgres.ts'
import { median } from '../identity/load.ts'
import { figures } from '../report.ts'

const rounds = 3
const slowestMs = 180_000

/** Seconds from `npm start`, installed and built, until the home page has been sent. */
export async function benchStart(): Promise<void> {
  const print = figures(
    `from \`npm start\`, installed and built, to the home page; seconds, median of ${rounds}`,
  )
  const [first, again]: [number[], number[]] = [[], []]
  for (let i = 0; i < rounds; i += 1) {
    const folder = await mkdtemp(join(tmpdir(), 'infiniti-bench-'))
    first.push(await startOnce(folder))
    again.push(await startOnce(folder))
    await rm(folder, { recursive: true, force: true })
  }
  print('the very first time, database and demo made', median(first).toFixed(1))
  print('with the database there', median(again).toFixed(1))
}

async function startOnce(dataDir: string): Promise<number> {
  const port = await freePort()
  const began = performance.now()
  // The script that `npm start` runs once it has seen that everything is installed.
  const child = spawn(process.execPath, ['scripts/start.ts'], {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir },
    stdio: 'ignore',
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  try {
    while (performance.now() - began < slowestMs && child.exitCode === null) {
      const answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined)
      if (answer?.ok && (await answer.text())) return (performance.now() - began) / 1000
      await sleep(20)
    }
    throw new Error('No page within three minutes.')
  } finally {
    child.kill('SIGTERM')
    await ended
  }
}
