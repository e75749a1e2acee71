import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { buildAll } from './build.ts'
import { isBuildFresh } from './build-freshness.ts'

/**
 * `npm run test:faults [name …]`: every fault at its full length, one after the other, with its figure. Takes most of
 * an hour; `npm test` has the short form. Run it on a quiet machine: some of the figures are times.
 */
if (!isBuildFresh()) await buildAll()
const args = ['run', '--project', 'faults-full', '--reporter', './tests/support/figure-reporter.ts']
const vitest = spawn('vitest', [...args, ...process.argv.slice(2)], { stdio: 'inherit' })
const [code] = (await once(vitest, 'exit')) as [number | null]
process.exitCode = code ?? 1
