import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildAll } from './build.ts'
import { isBuildFresh } from './build-freshness.ts'
import { readTally } from './read-report.ts'
import { spawnTied } from './tied-process.ts'

/**
 * `npm run test:faults [name …]`: every fault at its full length, one after the other, with its figure. Takes most of
 * an hour; `npm test` has the short form. Run it on a quiet machine: some of the figures are times.
 */
if (!isBuildFresh()) await buildAll()
const names = process.argv.slice(2)
const faults = ['--project', 'faults-full', '--reporter', './tests/support/figure-reporter.ts']
process.exitCode = await vitest([...faults, ...names])
// The order of a store's notices is a rule of the domain; its test runs in full here, with a thousand orders of them.
if (process.exitCode === 0 && (names.length === 0 || names.includes('stores'))) {
  process.exitCode = await vitest(['--project', 'pglite', '--reporter', 'default', 'shuffled-notices'], {
    SEEDS: '1000',
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
