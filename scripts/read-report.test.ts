import { expect, test } from 'vitest'
import { slowestOf, tallyOf } from './read-report.ts'

test('a report of Playwright is counted, with the time of each test and file', () => {
  const spec = (title: string, duration: number, ok = true) => ({
    title,
    ok,
    file: 'home.spec.ts',
    tests: [{ results: [{ duration }] }],
  })
  const report = {
    stats: { expected: 2, unexpected: 1, flaky: 0 },
    suites: [{ specs: [spec('quick', 1000)], suites: [{ specs: [spec('slow', 4000, false)] }] }],
  }
  const { passed, failed, failures, tests, files } = tallyOf(report)
  expect([passed, failed]).toEqual([2, 1])
  expect(failures).toEqual(['home.spec.ts: slow'])
  expect(slowestOf(tests, 1)).toMatchObject([{ name: 'slow', seconds: 4 }])
  expect(files).toEqual([{ name: 'home.spec.ts', seconds: 5 }])
})

test('a report of Vitest is counted the same way', () => {
  const report = {
    numPassedTests: 1,
    numFailedTests: 1,
    testResults: [
      {
        name: `${process.cwd()}/src/a.test.ts`,
        startTime: 1000,
        endTime: 3500,
        assertionResults: [
          { fullName: 'one', status: 'passed', duration: 250 },
          { fullName: 'two', status: 'failed' },
        ],
      },
    ],
  }
  expect(tallyOf(report)).toEqual({
    passed: 1,
    failed: 1,
    failures: ['src/a.test.ts: two'],
    tests: [
      { name: 'one', seconds: 0.25 },
      { name: 'two', seconds: 0 },
    ],
    files: [{ name: 'src/a.test.ts', seconds: 2.5 }],
  })
})

test('a runner that never wrote its report passed nothing', () => {
  expect(tallyOf({})).toMatchObject({ passed: 0, failed: 0 })
})
