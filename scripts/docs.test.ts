import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const documents = globSync('docs/**/*.md')
const path = /`((?:src|tests|scripts|sandbox|benchmarks|deploy|docs|examples)\/[\w./-]+\.\w+)`/g

test.for(documents)('every file that %s names exists', (document) => {
  const named = [...readFileSync(document, 'utf8').matchAll(path)].map(([, file = '']) => file)
  expect(named.filter((file) => !existsSync(file))).toEqual([])
})

test('every name in the tour is in the file that stands beside it', () => {
  const tour = readFileSync('docs/tour.md', 'utf8')
  const pairs = [...tour.matchAll(/`(\w+)`(?: \(| in |, )`((?:src|tests)\/[\w./-]+)`/g)]
  expect(pairs.length).toBeGreaterThan(25)
  const missing = pairs.filter(([, name = '', file = '']) => !readFileSync(file, 'utf8').includes(name))
  expect(missing.map(([text]) => text)).toEqual([])
})
