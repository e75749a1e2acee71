import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { compressAnswers } from './compress-answers.ts'

const page = '<p>Page</p>'.repeat(500)
const app = new Hono().use(compressAnswers)
app.get('/page', (c) => c.html(page))
app.get('/picture', (c) => c.body(page, 200, { 'Content-Type': 'image/png' }))

async function ask(path: string, accepted?: string, method = 'GET') {
  const headers: Record<string, string> = accepted ? { 'Accept-Encoding': accepted } : {}
  const answer = await app.request(path, { headers, method })
  return { headers: answer.headers, body: Buffer.from(await answer.arrayBuffer()) }
}

test('a page is sent in the best encoding that the client takes', async () => {
  const br = await ask('/page', 'gzip, deflate, br')
  expect(br.headers.get('Content-Encoding')).toBe('br')
  expect(br.headers.get('Vary')).toBe('Accept-Encoding')
  expect(br.headers.has('Content-Length')).toBe(false)
  expect(brotliDecompressSync(br.body).toString()).toBe(page)
  const gzip = await ask('/page', 'br;q=0, gzip')
  expect(gzip.headers.get('Content-Encoding')).toBe('gzip')
  expect(gunzipSync(gzip.body).toString()).toBe(page)
})

test('what is no text, and what the client takes only as it is, is not compressed', async () => {
  for (const [path, accepted] of [
    ['/page', undefined],
    ['/page', 'identity'],
    ['/picture', 'br'],
  ] as const) {
    const { headers, body } = await ask(path, accepted)
    expect([headers.has('Content-Encoding'), body.toString()]).toEqual([false, page])
  }
})
