import { expect, test } from 'vitest'
import { preloadLater, scriptAfterPaint } from './script-after-paint.ts'

const page = (script: string) =>
  `<p>Größe</p><script nonce="n" type="module" async="">${script}</script><script>stream()</script>`

const routes = `;\nimport * as route0 from "/assets/root.js";\nimport * as route1_main from "/assets/route.js";\nconst route1 = {...route1_main};\nimport("/assets/entry.js");`

/** The answer in pieces of a few bytes, as a stream may bring it. */
const inPieces = (html: string, size: number) => {
  const bytes = Buffer.from(html)
  const pieces = new ReadableStream<Uint8Array>({
    start(stream) {
      for (let from = 0; from < bytes.length; from += size) stream.enqueue(bytes.subarray(from, from + size))
      stream.close()
    },
  })
  return new Response(pieces, {
    headers: { 'content-type': 'text/html; charset=utf-8' },
  })
}

test.each([1, 7, 10_000])(
  'the imports wait for the first paint, whatever the pieces (%i bytes)',
  async (size) => {
    const html = await scriptAfterPaint(inPieces(page(routes), size)).text()
    expect(html).toContain('<p>Größe</p>')
    expect(html).toMatch(/type="module" async="">await new Promise\([^\n]+;\n/)
    expect(html).toContain('const route0 = await import("/assets/root.js");')
    expect(html).toContain('const route1_main = await import("/assets/route.js");')
    expect(html).toContain('import("/assets/entry.js");</script><script>stream()</script>')
  },
)

test('what has no such script, or is no page, stays as it is', async () => {
  expect(await scriptAfterPaint(inPieces('<p>Größe</p>', 3)).text()).toBe('<p>Größe</p>')
  const text = new Response(page(routes), { headers: { 'content-type': 'text/plain' } })
  expect(await scriptAfterPaint(text).text()).toBe(page(routes))
})

test('what the script needs is fetched when it begins', async () => {
  expect(preloadLater('<link rel="modulepreload" href="/assets/root.js"/>')).toBe(
    '<link rel="later" href="/assets/root.js"/>',
  )
  expect(await scriptAfterPaint(inPieces(page(routes), 100)).text()).toContain("link.rel='modulepreload'")
})
