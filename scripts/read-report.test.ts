import { expect, test } from 'vitest'
import { tallyOf } from './read-report.ts'

test('a browser test that passed on its second try counts as passed, and is named', () => {
  const spec = (title: string, status: string) => ({
    title,
    file: 'home.spec.ts',
    line: 7,
    tests: [{ status }],
  })
  const report = {
    stats: { expected: 2, unexpected: 1, flaky: 1 },
    suites: [
      { specs: [spec('steady', 'expected')], suites: [{ specs: [spec('late', 'flaky')] }] },
      { specs: [spec('broken', 'unexpected')] },
    ],
  }
  expect(tallyOf(report)).toEqual({ passed: 3, failed: 1, secondTries: ['home.spec.ts:7 late'] })
})

test('a runner that never wrote its report passed nothing', () => {
  expect(tallyOf({})).toEqual({ passed: 0, failed: 0 })
})
