import { readFile } from 'node:fs/promises'

export interface Tally {
  passed: number
  failed: number
  /** Tests that failed first and passed when tried again, by name. */
  secondTries?: string[]
}

interface Spec {
  title: string
  file: string
  line: number
  tests: { status: string }[]
}

interface Suite {
  specs?: Spec[]
  suites?: Suite[]
}

interface Report {
  /** Vitest's counts. */
  numPassedTests?: number
  numFailedTests?: number
  /** Playwright's counts and tests. */
  stats?: { expected: number; unexpected: number; flaky: number }
  suites?: Suite[]
}

/** Counts what a runner's JSON report says; a report that is missing or broken counts nothing. */
export async function readTally(file: string): Promise<Tally> {
  return tallyOf(JSON.parse(await readFile(file, 'utf8').catch(() => '{}')) as Report)
}

export function tallyOf({ stats, suites = [], numPassedTests = 0, numFailedTests = 0 }: Report): Tally {
  if (!stats) return { passed: numPassedTests, failed: numFailedTests }
  const secondTries = specsIn(suites)
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ file, line, title }) => `${file}:${line} ${title}`)
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, secondTries }
}

const specsIn = (suites: Suite[]): Spec[] =>
  suites.flatMap((suite) => [...(suite.specs ?? []), ...specsIn(suite.suites ?? [])])
