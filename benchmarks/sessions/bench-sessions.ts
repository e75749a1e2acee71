import { cp, mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openIdentityWorld } from '../identity/identity-world.ts'
import { median } from '../identity/load.ts'
import { table } from '../report.ts'
import { runIn } from '../run-in.ts'
import type { Measured } from './measure.ts'

const rounds = 3
const here = fileURLToPath(new URL('.', import.meta.url))

/** Whether a request is from somebody who signed in: by us and by Better Auth, on the same PostgreSQL, in turn. */
export async function benchSessions(): Promise<void> {
  const rival = await installRival().catch((error: unknown) => console.error(error))
  if (!rival)
    return console.log('Better Auth could not be installed here, so there is nothing to compare with.')
  const world = await openIdentityWorld(20)
  try {
    const carried = JSON.stringify(world.readers.map(({ headers }) => headers))
    await world.analyze()
    const [ours, theirs]: [Measured[], Measured[]] = [[], []]
    for (let i = 0; i < rounds; i += 1) {
      ours.push(await runCheck('.', join(here, 'check-ours.ts'), world.databaseUrl, carried))
      theirs.push(await runCheck(rival, 'check.mjs', world.databaseUrl))
    }
    const [our, their] = [medians(ours), medians(theirs)]
    table(
      'a session check on PostgreSQL, in the process, medians of 3',
      ['by', 'checks a second', 'CPU per check'],
      [
        ['ours', our.perSecond.toFixed(0), `${our.cpu.toFixed(0)} µs`],
        ['Better Auth', their.perSecond.toFixed(0), `${their.cpu.toFixed(0)} µs`],
        ['ratio', (our.perSecond / their.perSecond).toFixed(1), (their.cpu / our.cpu).toFixed(1)],
      ],
    )
  } finally {
    await world.close()
  }
}

const medians = (all: Measured[]): Measured => ({
  perSecond: median(all.map(({ perSecond }) => perSecond)),
  cpu: median(all.map(({ cpu }) => cpu)),
})

async function runCheck(folder: string, script: string, ...args: string[]): Promise<Measured> {
  return JSON.parse(await runIn(folder, process.execPath, [script, ...args])) as Measured
}

/** Below the temporary folder, where it stays for the next time: it is no dependency of ours. */
async function installRival(): Promise<string> {
  const root = join(tmpdir(), 'infiniti-peers', 'better-auth')
  await mkdir(root, { recursive: true })
  await cp(join(here, 'better-auth'), root, { recursive: true })
  await cp(join(here, 'measure.ts'), join(root, 'measure.ts'))
  await runIn(root, 'npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'])
  return root
}
