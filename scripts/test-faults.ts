import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildAll } from './build.ts'
import { isBuildFresh } from './build-freshness.ts'
import { fullLength } from './full-length.ts'
import { readTally } from './read-report.ts'
import { spawnTied } from './tied-process.ts'

/**
 * `npm run test:faults [name …]`: every fault at its full length, one after the other, with its figure. Takes most of
 * an hour; `npm test` has the short form. Run it on a quiet machine: some of the figures are times.
 */
if (!isBuildFresh()) await buildAll()
const names = process.argv.slice(2)
const faults = ['--project', 'faults-full', '--reporter', './tests/support/figure-reporter.ts']
const isOnlyRules = names.length > 0 && names.every((name) => name === 'bookings')
process.exitCode = isOnlyRules ? 0 : await vitest([...faults, ...names])
// Rules of the domain whose tests are short elsewhere: the order of a store's webhooks, rivals for a time, and whatever
// may happen to a change of an order or to a message.
const rules = {
  stores: ['pglite', 'shuffled-webhooks'],
  bookings: ['postgres', 'booking-race'],
  window: ['postgres', 'order-window-model'],
  messages: ['postgres', 'messages-model'],
}
for (const [name, [project = '', file = '']] of Object.entries(rules)) {
  if (process.exitCode !== 0 || (names.length > 0 && !names.includes(name))) continue
  process.exitCode = await vitest(['--project', project, '--reporter', 'default', file], {
    ...fullLength,
    MODEL_RUNS: '1000',
  })
}

/** A runner may end well although tests failed: a child process of theirs may have set its exit code. */
async function vitest(args: string[], env: Record<string, string> = {}): Promise<number> {
  const file = join(tmpdir(), `infiniti-faults-${process.pid}.json`)
  const report = ['--reporter', 'json', `--outputFile.json=${file}`]
  const running = spawnTied('vitest', ['run', ...args, ...report], {
    stdio: ['inherit', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  })
  const [code] = (await once(running, 'exit')) as [number | null]
  const { failed } = await readTally(file)
  await rm(file, { force: true })
  return failed > 0 ? 1 : (code ?? 1)
}
