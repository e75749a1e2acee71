import { readFile } from 'node:fs/promises'
import { relative } from 'node:path'

/** What a runner's JSON report says. */
export interface Tally {
  passed: number
  failed: number
  failures: string[]
  tests: Timed[]
  files: Timed[]
}

export interface Timed {
  name: string
  seconds: number
}

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numFailedTestSuites?: number
  testResults: {
    name: string
    startTime: number
    endTime: number
    assertionResults: { fullName: string; status: string; duration?: number | null }[]
  }[]
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number }
  suites: Suite[]
}

interface Suite {
  specs?: { title: string; file: string; ok: boolean; tests: { results: { duration: number }[] }[] }[]
  suites?: Suite[]
}

const nothing: Tally = { passed: 0, failed: 0, failures: [], tests: [], files: [] }

/** A report that is missing or broken counts nothing. */
export async function readTally(file: string): Promise<Tally> {
  return tallyOf(JSON.parse(await readFile(file, 'utf8').catch(() => '{}')) as object)
}

export function tallyOf(report: object): Tally {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each runner's own form of report
  if ('stats' in report) return ofPlaywright(report as PlaywrightReport)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each runner's own form of report
  return 'testResults' in report ? ofVitest(report as VitestReport) : nothing
}

function ofVitest({ numPassedTests, numFailedTests, testResults }: VitestReport): Tally {
  return {
    passed: numPassedTests,
    failed: numFailedTests,
    failures: testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName }) => `${relative(process.cwd(), name)}: ${fullName}`),
    ),
    tests: testResults.flatMap(({ assertionResults }) =>
      assertionResults.map(({ fullName, duration }) => ({ name: fullName, seconds: (duration ?? 0) / 1000 })),
    ),
    files: testResults.map(({ name, startTime, endTime }) => ({
      name: relative(process.cwd(), name),
      seconds: (endTime - startTime) / 1000,
    })),
  }
}

function ofPlaywright({ stats, suites }: PlaywrightReport): Tally {
  const all = specsIn(suites)
  const specs = all.map(({ title, file, tests }) => ({
    name: title,
    file,
    seconds: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0) / 1000,
  }))
  const files = Map.groupBy(specs, ({ file }) => file)
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    failures: all.filter(({ ok }) => !ok).map(({ title, file }) => `${file}: ${title}`),
    tests: specs,
    files: [...files].map(([name, own]) => ({
      name,
      seconds: own.reduce((sum, { seconds }) => sum + seconds, 0),
    })),
  }
}

const specsIn = (suites: Suite[]): NonNullable<Suite['specs']> =>
  suites.flatMap((suite) => [...(suite.specs ?? []), ...specsIn(suite.suites ?? [])])

export const slowestOf = (timed: readonly Timed[], count = 10): Timed[] =>
  timed.toSorted((a, b) => b.seconds - a.seconds).slice(0, count)
