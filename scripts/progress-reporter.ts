import { finishedMark } from './test-progress.ts'

/** For Vitest and for Playwright: says of each test that it is finished, so that scripts/test.ts can count. */
export default class ProgressReporter {
  /** Vitest calls this one. */
  onTestCaseResult(): void {
    console.log(finishedMark)
  }

  /** Playwright calls these two. */
  onTestEnd(): void {
    console.log(finishedMark)
  }

  printsToStdio(): boolean {
    return true
  }
}
