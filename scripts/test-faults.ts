import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { buildAll } from './build.ts'
import { isBuildFresh } from './build-freshness.ts'

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
  process.exitCode = await vitest(['--project', 'pglite', 'shuffled-notices'], { SEEDS: '1000' })
}

async function vitest(args: string[], env: Record<string, string> = {}): Promise<number> {
  const running = spawn('vitest', ['run', ...args], { stdio: 'inherit', env: { ...process.env, ...env } })
  const [code] = (await once(running, 'exit')) as [number | null]
  return code ?? 1
}
