import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { allMutations as all } from '../tests/mutations/all-mutations.ts'
import { isReady, type Mutation } from '../tests/mutations/mutation.ts'
import { readTally } from './read-report.ts'
import { run } from './run.ts'

/**
 * `npm run test:mutations [words …]`: puts each small fault of tests/mutations into a copy of the project and runs the
 * test that must notice it. With words, only the faults whose entry contains one of them, such as a file, `unit` or `browser`.
 */

const words = process.argv.slice(2)
const chosen = all.filter(
  (mutation) => words.length === 0 || words.some((word) => JSON.stringify(mutation).includes(word)),
)

const folder = mkdtempSync(join(tmpdir(), 'infiniti-mutations-'))
try {
  process.exitCode = await tryAll()
} finally {
  rmSync(folder, { recursive: true, force: true })
}

async function tryAll(): Promise<number> {
  const lost = all.filter((mutation) => !isReady(mutation))
  for (const { what, file } of lost)
    console.error(`✗ ${what}: no such test, or the text to change is not once in ${file}`)
  if (lost.length > 0 || chosen.length === 0) return 1

  copyProject()
  console.log(`· ${chosen.length} faults; first their tests without any`)
  if (!(await passWithout())) return 1

  const missed: string[] = []
  for (const [index, mutation] of chosen.entries()) {
    const started = performance.now()
    const result = await tryOne(mutation)
    if (result !== 'caught') missed.push(`${mutation.what} (${mutation.file}): ${result}`)
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    console.log(
      `${result === 'caught' ? '✓' : '✗'} ${index + 1}/${chosen.length} ${mutation.what}: ${result} (${seconds} s)`,
    )
  }
  for (const line of missed) console.error(`not caught: ${line}`)
  console.log(`${chosen.length - missed.length} caught, ${missed.length} not caught`)
  return missed.length === 0 ? 0 : 1
}

/** What is in the working tree now, committed or not. The tools are shared with it. */
function copyProject(): void {
  const list = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  })
  for (const file of list.split('\n').filter((name) => name && existsSync(name))) {
    mkdirSync(join(folder, dirname(file)), { recursive: true })
    cpSync(file, join(folder, file))
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
}

/** A test that fails anyway would prove nothing. */
async function passWithout(): Promise<boolean> {
  const inBrowser = chosen.flatMap(({ caughtBy }) => ('browser' in caughtBy ? [caughtBy] : []))
  const inVitest = chosen.flatMap(({ caughtBy }) => ('project' in caughtBy ? [caughtBy] : []))
  const titlesOf = (tests: { title: string }[]) =>
    [...new Set(tests.map(({ title }) => escaped(title)))].join('|')
  const report = join(folder, 'without.json')
  for (const [project, tests] of Map.groupBy(inVitest, (test) => test.project)) {
    const files = new Set(tests.map(({ file }) => file))
    if (
      !(await passes('vitest', [
        'run',
        ...projectsOf(project),
        ...files,
        '-t',
        titlesOf(tests),
        ...jsonReport(report),
      ]))
    )
      return false
  }
  if (inBrowser.length === 0) return true
  await build()
  const files = new Set(inBrowser.map(({ browser }) => browser))
  return passes('playwright', ['test', ...files, '-g', titlesOf(inBrowser)])
}

function jsonReport(file: string): string[] {
  // Much time for each test: a busy machine is no fault.
  return ['--reporter=json', `--outputFile.json=${file}`, '--testTimeout=120000']
}

/** Unit tests are two projects of Vitest: those of `src/web` and the others. */
function projectsOf(name: string): string[] {
  return (name === 'unit' ? ['unit', 'web'] : [name]).flatMap((project) => ['--project', project])
}

function build(): Promise<string> {
  return run('npm', ['run', '--silent', 'build'], { cwd: folder })
}

function escaped(title: string): string {
  return title.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

async function passes(command: string, args: string[]): Promise<boolean> {
  try {
    await run(command, args, { cwd: folder })
    return true
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return false
  }
}

/** `caught` when a test failed; a fault that keeps the tests from running at all says nothing about them. */
async function tryOne({ file, find, replace, caughtBy }: Mutation): Promise<string> {
  const path = join(folder, file)
  const whole = readFileSync(path, 'utf8')
  const report = join(folder, 'report.json')
  rmSync(report, { force: true })
  writeFileSync(
    path,
    whole.replace(find, () => replace),
  )
  try {
    if ('browser' in caughtBy) {
      await build()
      const args = ['test', caughtBy.browser, '-g', escaped(caughtBy.title)]
      await run('playwright', args, { env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report }, cwd: folder }).catch(
        () => {},
      )
    } else {
      const title = ['-t', escaped(caughtBy.title)]
      const args = ['run', ...projectsOf(caughtBy.project), caughtBy.file, ...title, ...jsonReport(report)]
      await run('vitest', args, { cwd: folder }).catch(() => {})
    }
    const { passed, failed } = await readTally(report)
    if (failed > 0) return 'caught'
    return passed > 0 ? 'not noticed' : 'no test ran'
  } finally {
    writeFileSync(path, whole)
  }
}
