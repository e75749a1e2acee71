import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
// @ts-expect-error -- the tool's configuration is plain JavaScript
import { mayImport } from '../.dependency-cruiser.mjs'

test('docs/architecture.md shows the import table that is checked', () => {
  const document = readFileSync('docs/architecture.md', 'utf8')
  const shown = [...document.matchAll(/^\| ([\w/-]+) \| (.*) \|$/gm)]
    .filter(([, folder]) => folder !== 'folder' && folder !== 'Word')
    .map(([, folder, allowed = '']) => [folder, allowed === 'nothing' ? [] : allowed.split(', ')])
  expect(Object.fromEntries(shown)).toEqual(mayImport)
})
