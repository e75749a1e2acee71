import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** What progress-reporter.ts prints for each finished test. */
export const finishedMark = '::test-finished::'

/** What a stage took when it last passed. */
interface StageRecord {
  seconds: number
  tests: number
}

export type LastRun = Record<string, StageRecord>

/** Outside git, and gone with node_modules. */
const recordFile = 'node_modules/.cache/infiniti/test-run.json'

export function readLastRun(file = recordFile): LastRun {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as LastRun
  } catch {
    return {}
  }
}

export function keepLastRun(stages: LastRun, file = recordFile): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify({ ...readLastRun(file), ...stages }))
}

export const inMinutes = (seconds: number) =>
  seconds < 60
    ? `${seconds.toFixed(0)} s`
    : `${Math.floor(seconds / 60)} min ${String(Math.floor(seconds % 60)).padStart(2, '0')} s`

/** `120 of about 400 tests, 0 min 31 s (last time 1 min 20 s)` */
export function progressText(finished: number, seconds: number, last?: StageRecord): string {
  const tests = last && last.tests > 1 ? `${finished} of about ${last.tests} tests` : `${finished} tests`
  const before = last ? ` (last time ${inMinutes(last.seconds)})` : ''
  return `${finished > 0 ? `${tests}, ` : ''}${inMinutes(seconds)}${before}`
}

const everyMs = { terminal: 1_000, log: 20_000 }

/** Shows how far a stage is: in one line of a terminal, and in a new line now and then elsewhere. */
export function showProgress(title: string, last: StageRecord | undefined, terminal = process.stdout) {
  const started = performance.now()
  const seconds = () => (performance.now() - started) / 1000
  let finished = 0
  const line = () => `  ${title}: ${progressText(finished, seconds(), last)}`
  const show = () => terminal.write(terminal.isTTY ? `\r\u001B[K${line()}` : `${line()}\n`)
  const timer = setInterval(show, terminal.isTTY ? everyMs.terminal : everyMs.log)
  return {
    /** Counts the finished tests in a piece of a runner's output. */
    hear(output: string): void {
      finished += output.split(finishedMark).length - 1
    },
    /** Ends the display, and says how many seconds it was. */
    end(): number {
      clearInterval(timer)
      if (terminal.isTTY) terminal.write('\r\u001B[K')
      return seconds()
    },
  }
}
