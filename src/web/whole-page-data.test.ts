import { UNSAFE_decodeViaTurboStream as decodePageData } from 'react-router'
import { expect, test } from 'vitest'
import { withWholePageData } from './whole-page-data.ts'

const firstLine = '[{"_1":2},"page","Outlets"]\n'

/** As the browser's own: the first line has come, the end has not, and an abort breaks the body off. */
function halfAnswered({ headers }: { headers: Record<string, string> }): typeof fetch {
  return (_input, init) =>
    Promise.resolve(
      new Response(
        new ReadableStream({
          start(body) {
            body.enqueue(new TextEncoder().encode(firstLine))
            init?.signal?.addEventListener('abort', () => body.error(init.signal?.reason))
          },
        }),
        { headers },
      ),
    )
}

const ofTheRouter = { 'X-Remix-Response': 'yes', 'Content-Type': 'text/x-script; charset=utf-8' }

test('leaving a page whose data is half here rejects the request, and no promise that nobody holds', async () => {
  const left = new AbortController()
  const send = withWholePageData(halfAnswered({ headers: ofTheRouter }))
  const shown = send('/merchant/outlets.data', { signal: left.signal }).then(
    ({ body }) => body && decodePageData(body, window()),
  )
  // Without the whole answer the router would have its first line by now, and go on reading without a listener.
  await new Promise(setImmediate)
  left.abort()
  await expect(shown).rejects.toThrow('aborted')
  await new Promise(setImmediate)
})

test('the router reads status, headers and data as they were sent', async () => {
  const send = withWholePageData(() =>
    Promise.resolve(new Response(firstLine, { status: 404, statusText: 'Not Found', headers: ofTheRouter })),
  )
  const answer = await send('/merchant/outlets.data')
  expect([answer.status, answer.statusText, answer.headers.get('content-type')]).toEqual([
    404,
    'Not Found',
    ofTheRouter['Content-Type'],
  ])
  expect(answer.body && (await decodePageData(answer.body, window())).value).toEqual({ page: 'Outlets' })
})

test('other answers are handed on as they come, such as a file that tells how far it is', async () => {
  const send = withWholePageData(halfAnswered({ headers: { 'Content-Type': 'text/csv' } }))
  const reader = (await send('/admin/merchants.csv')).body?.getReader()
  expect(new TextDecoder().decode((await reader?.read())?.value)).toBe(firstLine)
})

const window = () => globalThis as unknown as Window & typeof globalThis
