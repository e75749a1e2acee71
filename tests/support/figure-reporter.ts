import type { Reporter, TestCase } from 'vitest/node'

/** One line a test: what it measured, and how long it took. */
export default class FigureReporter implements Reporter {
  onTestCaseResult(test: TestCase): void {
    const { state, errors } = test.result()
    const sign = { passed: '✓', failed: '✗', skipped: '–', pending: '…' }[state]
    const seconds = ((test.diagnostic()?.duration ?? 0) / 1000).toFixed(1)
    const { figure } = test.meta()
    console.log(`${sign} ${test.name} (${seconds} s)${figure ? `\n    ${figure}` : ''}`)
    for (const error of errors ?? []) console.log(`    ${error.message}\n${error.stack ?? ''}`)
  }

  onTestRunEnd(): void {
    console.log('')
  }
}
