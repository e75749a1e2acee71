import { readFileSync, readdirSync } from 'node:fs'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { documentPaths, pages, storedPaths } from '#content/shared/pages.ts'
import { ask } from '../support/read-page.ts'

const kib = 1024
/** Style is inside the page, so this is HTML and CSS together. */
const largestDocument = (path: string) => (path === pages.home.path ? 45 : 25) * kib
const sizeOf = (file: string) => readFileSync(`build/client/${file}`).byteLength

test('documents keep to their size: HTML and CSS, script, fonts', async () => {
  for (const path of storedPaths) {
    const size = sizeOf(`${path === '/' ? '' : `${path}/`}index.html.br`)
    expect(size, `${path} has ${(size / kib).toFixed(1)} KiB`).toBeLessThanOrEqual(largestDocument(path))
  }
  for (const path of documentPaths.filter((each) => !storedPaths.includes(each))) {
    const size = brotliCompressSync(await (await ask(path)).text()).byteLength
    expect(size, `${path} has ${(size / kib).toFixed(1)} KiB`).toBeLessThanOrEqual(largestDocument(path))
  }
  const assets = readdirSync('build/client/assets')
  const script = assets.find((name) => /^enhance-.*\.js$/.test(name)) ?? ''
  expect(gzipSync(readFileSync(`build/client/assets/${script}`)).byteLength).toBeLessThanOrEqual(6 * kib)
  const preloaded = assets.filter((name) => /^(special-gothic|sometype-mono)-[\w-]{8}\.woff2$/.test(name))
  expect(preloaded).toHaveLength(2)
  expect(preloaded.reduce((sum, name) => sum + sizeOf(`assets/${name}`), 0)).toBeLessThanOrEqual(60 * kib)
})

test('[PAGE-09] the script of the deck is small and no other page has it', async () => {
  const [script = ''] = /assets\/deck-[\w-]+\.js/.exec(await (await ask(pages.deck.path)).text()) ?? []
  expect(gzipSync(readFileSync(`build/client/${script}`)).byteLength).toBeLessThanOrEqual(4 * kib)
  expect(await (await ask(pages.customerAccounts.path)).text()).not.toContain(script)
})
