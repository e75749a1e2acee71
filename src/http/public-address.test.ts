import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { readConfig } from '#config/env.ts'
import { originPlaceholder, showcasePlaceholder } from '#content/shared/public-origin.ts'
import { fillFiles, fillFrom } from './public-address.ts'
import type { StoredFile } from './files/stored-files.ts'

const shop = 'https://shop.example'
const fill = fillFrom(readConfig({ PUBLIC_BASE_URL: shop }))

const filled = async (file: StoredFile) => (await fillFiles(new Map([[file.url, file]]), fill)).get(file.url)

const stored = (text: string): StoredFile => ({
  url: '/',
  file: 'index.html',
  type: 'text/html; charset=utf-8',
  etag: 'as-built',
  cache: 'revalidate',
  compressed: true,
  identity: Buffer.from(text),
})

test('the address is put into a file in every encoding, and the tag changes with it', async () => {
  const file = await filled(stored(`<link href="${originPlaceholder}/faq">£`))
  if (!file) throw new Error('The file was lost on the way.')
  const expected = `<link href="${shop}/faq">£`
  expect(String(file.identity)).toBe(expected)
  expect(String(gunzipSync(file.gzip ?? ''))).toBe(expected)
  expect(String(brotliDecompressSync(file.br ?? ''))).toBe(expected)
  expect(file.etag).not.toBe('as-built')

  const quick = file.br
  await file.compressFurther?.()
  expect(file.br).not.toBe(quick)
  expect(file.compressFurther).toBeUndefined()
  expect(String(brotliDecompressSync(file.br ?? ''))).toBe(expected)
})

test('a file that names no address stays as it was built', async () => {
  const file = stored('<p>Nothing to fill in')
  expect(await filled(file)).toBe(file)
})

test('[FRESH-04] the button of the demo store is there where one is configured, and gone where none is', () => {
  const other = '<form action="/contact-us"><button>Send</button></form>'
  const form = `<form action="/look-around" data-showcase="${showcasePlaceholder}"><button>Look</button></form>`
  expect(fill(`<p>${other}${form}${other}</p>`)).toBe(`<p>${other}${other}</p>`)
  const configured = fillFrom(readConfig({ SHOWCASE_MERCHANT: 'merchant@demo.example' }))
  expect(configured(`${other}${form}`)).toBe(`${other}${form.replace(showcasePlaceholder, 'on')}`)
})
