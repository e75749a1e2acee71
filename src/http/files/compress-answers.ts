import { Duplex } from 'node:stream'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import type { MiddlewareHandler } from 'hono'
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/compress'
import { acceptedEncoding, type Encoding } from './accepted-encoding.ts'

/** Every part is sent on at once, because pages are streamed. */
const compressors: Record<Encoding, () => Duplex> = {
  br: () =>
    createBrotliCompress({
      flush: constants.BROTLI_OPERATION_FLUSH,
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 4,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      },
    }),
  gzip: () => createGzip({ flush: constants.Z_SYNC_FLUSH }),
}

/** Compresses what is made per request. Hono's own middleware does not know brotli. */
export const compressAnswers: MiddlewareHandler = async (c, next) => {
  await next()
  const { body, headers } = c.res
  const isText = COMPRESSIBLE_CONTENT_TYPE_REGEX.test(headers.get('Content-Type') ?? '')
  if (!body || !isText || headers.has('Content-Encoding') || c.req.method === 'HEAD') return
  c.header('Vary', 'Accept-Encoding', { append: true })
  const encoding = acceptedEncoding(c.req.header('Accept-Encoding'))
  if (!encoding) return
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Node's types of web streams and the browser's differ
  const compressor = Duplex.toWeb(compressors[encoding]()) as ReadableWritablePair<Uint8Array, Uint8Array>
  c.res = new Response(body.pipeThrough(compressor), c.res)
  c.header('Content-Length', undefined)
  c.header('Content-Encoding', encoding)
}
