import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Titles of tests and what stands between title and body; a tag that depends on something leaves a form to `npm test`. */
const titled = /\btest\(\s*(['`])((?:(?!\1)[^\\]|\\.)*)\1,\s*(\{[^{}]*\})?/g
const isLong = (options = '') => /tags?: (\[)?'@?long'/.test(options)
const rowsIn = (titles: string[]) =>
  new Set(titles.flatMap((title) => [...title.matchAll(/\[([A-Z]+-\d\d)\]/g)].map(([, row]) => row)))

const tests = execFileSync('git', ['ls-files', 'src', 'sandbox', 'scripts', 'tests'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.(test|spec)\.tsx?$/.test(file) && existsSync(file))
  .flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(titled)].map(([, , title = '', options]) => ({
      title,
      isInBrowser: file.endsWith('.spec.ts'),
      isLong: isLong(options),
    })),
  )

test.each([
  ['a journey', true],
  ['a test without a browser', false],
])(
  'each row of %s that only `npm run test:all` runs is proved by one of `npm test` as well',
  (_, inBrowser) => {
    const ofKind = tests.filter(({ isInBrowser }) => isInBrowser === inBrowser)
    const titles = (long: boolean) => ofKind.filter((each) => each.isLong === long).map(({ title }) => title)
    expect(titles(true).length).toBeGreaterThan(5)
    const proved = rowsIn(titles(false))
    expect([...rowsIn(titles(true))].filter((row) => !proved.has(row))).toEqual([])
  },
)
