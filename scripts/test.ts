import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildAll } from './build.ts'
import { isBuildFresh } from './build-freshness.ts'
import { ensureBrowser } from './find-browser.ts'
import { readTally, slowestOf, type Tally, type Timed } from './read-report.ts'
import { fullLength } from './full-length.ts'
import { run } from './run.ts'
import {
  finishedMark,
  inMinutes,
  keepLastRun,
  type LastRun,
  readLastRun,
  showProgress,
} from './test-progress.ts'

/**
 * `npm test` runs everything, what is long in its short form; `npm run verify` (--fast) the half that needs no browser;
 * `npm run test:all` (--all) everything at its full length.
 */

type Work = (onOutput: (text: string) => void) => Promise<Tally>

interface Stage {
  name: string
  work: Work
}

const once: Tally = { passed: 1, failed: 0, failures: [], tests: [], files: [] }

/** Tools that either find nothing or fail, side by side. */
const check = (name: string, ...commands: string[]): Stage => ({
  name,
  work: async () => {
    const checks = commands.map((line) => {
      const [command = '', ...args] = line.split(' ')
      return run(command, args)
    })
    const ended = await Promise.allSettled(checks)
    const errors = ended.flatMap((each) =>
      each.status === 'rejected' ? [(each.reason as Error).message] : [],
    )
    if (errors.length > 0) throw new Error(errors.join('\n'))
    return { ...once, passed: commands.length }
  },
})

/** A stage that breaks off has failed, and the others go on. */
async function attempt({ name, work }: Stage, onOutput: (text: string) => void): Promise<Tally> {
  try {
    return await work(onOutput)
  } catch (error) {
    console.error((error as Error).message)
    return { ...once, passed: 0, failed: 1, failures: [name] }
  }
}

/** Stages that can run at the same time: one mostly waits while the other computes. */
const beside = (name: string, ...stages: Stage[]): Stage => ({
  name,
  work: async (onOutput) => sumOf(await Promise.all(stages.map((stage) => attempt(stage, onOutput)))),
})

/** One after the other, as a part of stages that run beside others. */
const inTurn = (...stages: Stage[]): Stage => ({
  name: stages.map(({ name }) => name).join(', '),
  work: async (onOutput) => {
    const tallies: Tally[] = []
    for (const stage of stages) tallies.push(await attempt(stage, onOutput))
    return sumOf(tallies)
  },
})

const sumOf = (tallies: Tally[]): Tally => ({
  passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
  failed: tallies.reduce((sum, { failed }) => sum + failed, 0),
  failures: tallies.flatMap(({ failures }) => failures),
  tests: tallies.flatMap(({ tests }) => tests),
  files: tallies.flatMap(({ files }) => files),
})

/** A test runner that writes its result as JSON; it counts its tests even when some fail. */
function suite(
  name: string,
  command: string,
  args: string[],
  report: (file: string) => [string[], Record<string, string>],
): Stage {
  return {
    name,
    work: async (onOutput) => {
      const file = join(tmpdir(), `infiniti-${process.pid}-${name.replaceAll(' ', '-')}.json`)
      const [more, env] = report(file)
      const { output, hasFailed } = await run(command, [...args, ...more], { env, onOutput }).then(
        (text) => ({ output: text, hasFailed: false }),
        (error: Error) => ({ output: error.message, hasFailed: true }),
      )
      const tally = await readTally(file)
      await rm(file, { force: true })
      // A runner may end well although tests failed: a child process of theirs may have set its exit code.
      if (hasFailed || tally.failed > 0) {
        console.error(output.replaceAll(`${finishedMark}\n`, ''))
        return { ...tally, failed: Math.max(tally.failed, 1) }
      }
      if (tally.passed === 0) throw new Error(`${name} ran no test.`)
      return tally
    },
  }
}

const vitest = (name: string, ...args: string[]): Stage =>
  suite(name, 'vitest', ['run', ...args], (file) => [
    [
      '--reporter=default',
      '--reporter=./scripts/progress-reporter.ts',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    {},
  ])

const isFast = process.argv.includes('--fast')
const isAll = process.argv.includes('--all')

/** Tests with the tag `long` are left to `npm run test:all`. */
const withoutLong = isAll ? [] : ['--tags-filter=!long']

// The types of routes, which the checks after it look for.
const format = check('format', 'oxfmt --check .', 'react-router typegen')

const checks = check(
  'types, lint, imports and unused code',
  // One checker takes half the processor time of four.
  'tsc --checkers 1 --incremental --tsBuildInfoFile node_modules/.cache/types.tsbuildinfo',
  'oxlint --type-aware --deny-warnings',
  'depcruise src sandbox --config .dependency-cruiser.mjs',
  'knip',
)

const requests = vitest(
  'unit and requests on PostgreSQL',
  ...['unit', 'web', 'postgres'].flatMap((project) => ['--project', project]),
  ...withoutLong,
)

const fast: Stage[] = [format, beside(`${checks.name}, ${requests.name}`, checks, requests)]

const requestsOnPglite = vitest(
  'requests on PGlite',
  '--project',
  'pglite',
  `--tags-filter=${isAll ? 'engine or engine-long' : 'engine'}`,
)

const pagesAsHtml = vitest('pages', '--project', 'pages')

const browser: Stage = {
  name: 'browser',
  work: async () => {
    await ensureBrowser((text) => console.log(`  ${text}`))
    return once
  },
}

const build: Stage = {
  name: 'build',
  work: async () => {
    if (!isBuildFresh()) await buildAll()
    return once
  },
}

const full: Stage[] = [
  format,
  // Request tests also wait, and leave time to build in.
  beside(`${checks.name}, build, ${requests.name}`, inTurn(checks, build), requests),
  ...(isAll
    ? [requestsOnPglite, vitest('faults', '--project', 'faults-full'), browser, pagesAsHtml]
    : [
        // In their short form the faults mostly wait, and a browser that is missing is on its way.
        beside(
          'requests on PGlite, pages, faults, browser',
          inTurn(requestsOnPglite, pagesAsHtml),
          vitest('faults', '--project', 'faults', ...withoutLong),
          browser,
        ),
      ]),
  suite('journeys in Chromium', 'playwright', ['test', ...(isAll ? [] : ['--grep-invert=@long'])], (file) => [
    [],
    { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  ]),
]

if (isAll) Object.assign(process.env, fullLength)
const nameOfFull = isAll ? 'npm run test:all' : 'npm test'
process.exitCode = await (isFast ? runAll(fast, 'npm run verify') : runAll(full, nameOfFull))

async function runAll(stages: Stage[], command: string): Promise<number> {
  const last = readLastRun()
  const before = last[command]
  console.log(before ? `${command}: the last full run took ${inMinutes(before.seconds)}` : command)
  const total = { passed: 0, failed: 0, seconds: 0 }
  const failures: string[] = []
  const tests: Timed[] = []
  const files: Timed[] = []
  const records: LastRun = {}
  for (const [index, stage] of stages.entries()) {
    const { name } = stage
    const title = `${index + 1}/${stages.length} ${name}`
    console.log(`· ${title}`)
    const progress = showProgress(title, last[name])
    const tally = await attempt(stage, (text) => progress.hear(text))
    const seconds = progress.end()
    total.passed += tally.passed
    total.failed += tally.failed
    total.seconds += seconds
    failures.push(...tally.failures)
    tests.push(...tally.tests)
    files.push(...tally.files)
    records[name] = { seconds, tests: tally.passed + tally.failed }
    const sign = tally.failed === 0 ? '✓' : '✗'
    console.log(`${sign} ${title}: ${tally.passed} passed, ${tally.failed} failed (${inMinutes(seconds)})`)
  }
  if (total.failed === 0) {
    keepLastRun({ ...records, [command]: { seconds: total.seconds, tests: total.passed } })
  }
  showSlowest('tests', tests)
  showSlowest('files', files)
  console.log(`${command} took ${inMinutes(total.seconds)}`)
  console.log(`${total.passed} passed, ${total.failed} failed`)
  for (const failure of failures) console.log(`  ✗ ${failure}`)
  return total.failed === 0 ? 0 : 1
}

function showSlowest(what: string, timed: Timed[]): void {
  console.log(`the ten slowest ${what}:`)
  for (const { name, seconds } of slowestOf(timed))
    console.log(`  ${seconds.toFixed(1).padStart(6)} s  ${name}`)
}
