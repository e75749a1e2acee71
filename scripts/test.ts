import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildAll } from './build.ts'
import { isBuildFresh } from './build-freshness.ts'
import { ensureBrowser } from './find-browser.ts'
import { readTally, type Tally } from './read-report.ts'
import { run } from './run.ts'

/** `npm test` runs everything; `npm run verify` (--fast) the half that needs neither PostgreSQL nor a browser. */

interface Stage {
  name: string
  work(): Promise<Tally>
}

const once = { passed: 1, failed: 0 }

/** A tool that either finds nothing or fails. */
const check = (name: string, command: string, ...args: string[]): Stage => ({
  name,
  work: async () => {
    await run(command, args)
    return once
  },
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
    work: async () => {
      const file = join(tmpdir(), `infiniti-${process.pid}-${name.replaceAll(' ', '-')}.json`)
      const [more, env] = report(file)
      const failure = await run(command, [...args, ...more], env).then(
        () => undefined,
        (error: Error) => error.message,
      )
      const tally = await readTally(file)
      await rm(file, { force: true })
      if (failure) {
        console.error(failure)
        return { ...tally, failed: Math.max(tally.failed, 1) }
      }
      if (tally.passed === 0) throw new Error(`${name} ran no test.`)
      return tally
    },
  }
}

const vitest = (name: string, ...projects: string[]): Stage =>
  suite(name, 'vitest', ['run', ...projects.flatMap((project) => ['--project', project])], (file) => [
    ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    {},
  ])

const fast: Stage[] = [
  check('format', 'oxfmt', '--check', '.'),
  check('lint', 'oxlint', '--type-aware', '--deny-warnings'),
  check('types', 'npm', 'run', '--silent', 'types'),
  check('imports', 'depcruise', 'src', 'sandbox', '--config', '.dependency-cruiser.mjs'),
  check('unused code', 'knip'),
  vitest('unit and requests on PGlite', 'unit', 'pglite'),
]

const slow: Stage[] = [
  vitest('requests on PostgreSQL', 'postgres'),
  {
    name: 'build',
    work: async () => {
      if (!isBuildFresh()) await buildAll()
      return once
    },
  },
  vitest('faults', 'faults'),
  {
    name: 'browser',
    work: async () => {
      ensureBrowser((text) => console.log(`  ${text}`))
      return once
    },
  },
  suite('journeys in Chromium', 'playwright', ['test'], (file) => [
    [],
    { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  ]),
]

const total = { passed: 0, failed: 0 }
const secondTries: string[] = []
for (const { name, work } of process.argv.includes('--fast') ? fast : [...fast, ...slow]) {
  console.log(`· ${name}`)
  const started = performance.now()
  const tally = await work().catch((error: Error): Tally => {
    console.error(error.message)
    return { passed: 0, failed: 1 }
  })
  total.passed += tally.passed
  total.failed += tally.failed
  secondTries.push(...(tally.secondTries ?? []))
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(
    `${tally.failed === 0 ? '✓' : '✗'} ${name}: ${tally.passed} passed, ${tally.failed} failed (${seconds} s)`,
  )
}
for (const test of secondTries) console.log(`passed on the second try: ${test}`)
if (secondTries.length > 0) console.log(`${secondTries.length} needed a second try`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1
