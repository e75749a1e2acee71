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

test('[MONEY-05] every command that starts an example brings its own Node: Node 20 reads no TypeScript', () => {
  const texts = ['README.md', ...documents, ...globSync('examples/*.ts')].map((file) =>
    readFileSync(file, 'utf8'),
  )
  const commands = texts.flatMap((text) => [...text.matchAll(/(\S+) node examples\/\S+\.ts/g)])
  expect(commands.length).toBeGreaterThan(2)
  expect(commands.map(([, before]) => before?.replace('`', '')).filter((before) => before !== 'npx')).toEqual(
    [],
  )
})
