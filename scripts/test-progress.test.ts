import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { keepLastRun, progressText, readLastRun } from './test-progress.ts'

test('progress says what is done, and what the last run took', () => {
  expect(progressText(0, 4)).toBe('4 s')
  expect(progressText(12, 65)).toBe('12 tests, 1 min 05 s')
  expect(progressText(12, 65, { seconds: 130, tests: 400 })).toBe(
    '12 of about 400 tests, 1 min 05 s (last time 2 min 10 s)',
  )
})

test('each stage keeps its own last run', () => {
  const folder = mkdtempSync(join(tmpdir(), 'infiniti-run-'))
  const file = join(folder, 'kept', 'run.json')
  expect(readLastRun(file)).toEqual({})
  keepLastRun({ types: { seconds: 5, tests: 1 } }, file)
  keepLastRun({ lint: { seconds: 7, tests: 1 } }, file)
  expect(Object.keys(readLastRun(file))).toEqual(['types', 'lint'])
  rmSync(folder, { recursive: true })
})
