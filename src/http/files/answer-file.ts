import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http'
import { acceptedEncoding, type Encoding } from './accepted-encoding.ts'
import { contentSecurityPolicy, headersFor } from '../security/security-headers.ts'
import type { StoredFile } from './stored-files.ts'

export interface FileAnswer {
  status: number
  headers: OutgoingHttpHeaders
  body?: Buffer
}

/** Immutable parts of an answer, computed once per file and encoding. */
const prepared = new WeakMap<Buffer, OutgoingHttpHeaders>()

/** Decides the answer to GET or HEAD for one stored file: encoding, revalidation, range. */
export function answerFile(
  file: StoredFile,
  method: string,
  asked: IncomingHttpHeaders,
  common: Record<string, string>,
  status = 200,
): FileAnswer {
  if (method !== 'GET' && method !== 'HEAD') {
    return { status: 405, headers: { ...common, Allow: 'GET, HEAD', 'Content-Length': 0 } }
  }
  const { body, encoding } = choose(file, asked['accept-encoding'])
  let headers = prepared.get(body)
  if (!headers) {
    headers = headersOf(file, body, encoding, common)
    prepared.set(body, headers)
    if (encoding === 'br') void file.compressFurther?.()
  }
  if (status === 200 && matches(asked['if-none-match'], String(headers.ETag))) {
    const { 'Content-Length': _, ...rest } = headers
    return { status: 304, headers: rest }
  }
  if (!file.compressed && asked.range && status === 200)
    return answerRange(body, headers, asked.range, method)
  return { status, headers, body: method === 'HEAD' ? undefined : body }
}

function choose(file: StoredFile, accepted = ''): { body: Buffer; encoding?: Encoding } {
  const encoding = file.compressed ? acceptedEncoding(accepted) : undefined
  const body = encoding === 'br' ? file.br : file.gzip
  return encoding && body ? { body, encoding } : { body: file.identity }
}

function headersOf(
  file: StoredFile,
  body: Buffer,
  encoding: Encoding | undefined,
  common: Record<string, string>,
): OutgoingHttpHeaders {
  const isDocument = file.type.startsWith('text/html')
  return {
    ...headersFor(file.type, common),
    'Content-Type': file.type,
    'Content-Length': body.byteLength,
    ETag: `"${file.etag}${encoding ? `-${encoding}` : ''}"`,
    'Cache-Control': file.cache === 'immutable' ? 'public, max-age=31536000, immutable' : 'public, no-cache',
    ...(file.compressed ? { Vary: 'Accept-Encoding' } : { 'Accept-Ranges': 'bytes' }),
    ...(encoding ? { 'Content-Encoding': encoding } : {}),
    // Share pictures are made to be shown on other sites.
    ...(file.url.startsWith('/share/') ? { 'Cross-Origin-Resource-Policy': 'cross-origin' } : {}),
    ...(isDocument ? { 'Content-Security-Policy': contentSecurityPolicy(file) } : {}),
  }
}

function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false
  return ifNoneMatch === '*' || ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}

/** One range of bytes; anything else gets the whole file, as the standard allows. */
function answerRange(body: Buffer, headers: OutgoingHttpHeaders, range: string, method: string): FileAnswer {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(range) ?? []
  if (from === undefined || to === undefined || from + to === '') return { status: 200, headers, body }
  const size = body.byteLength
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (start > end || start >= size) {
    return { status: 416, headers: { ...headers, 'Content-Range': `bytes */${size}`, 'Content-Length': 0 } }
  }
  const part = body.subarray(start, end + 1)
  return {
    status: 206,
    headers: {
      ...headers,
      'Content-Range': `bytes ${start}-${end}/${size}`,
      'Content-Length': part.byteLength,
    },
    body: method === 'HEAD' ? undefined : part,
  }
}
