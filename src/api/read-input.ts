import type { Context } from 'hono'
import { RefusedRequest } from './problem.ts'

const largestBody = 64 * 1024
const mostFields = 50
const longestField = 8 * 1024
const utf8 = new TextDecoder()

/** What the caller sent, whatever the form: query, JSON, multipart or url-encoded. */
export async function readInput(c: Context): Promise<unknown> {
  if (c.req.method === 'GET') return onceEach(new URL(c.req.url).searchParams)
  const type = (c.req.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase()
  if (
    type !== 'application/json' &&
    type !== 'multipart/form-data' &&
    type !== 'application/x-www-form-urlencoded'
  ) {
    throw new RefusedRequest('unsupported_media_type')
  }
  const body = await readLimited(c.req.raw, largestBody)
  try {
    if (type === 'application/json') return readJson(utf8.decode(body))
    const sent = new Response(body, { headers: { 'content-type': c.req.header('content-type') ?? '' } })
    return fieldsOf(await sent.formData())
  } catch (error) {
    throw error instanceof RefusedRequest ? error : new RefusedRequest('malformed_body')
  }
}

function readJson(text: string): unknown {
  const value: unknown = JSON.parse(text)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new RefusedRequest('object_required')
  }
  if (hasRepeatedKey(text)) throw new RefusedRequest('field_repeated')
  return value
}

/** A text with the colon that makes it a key, any other text, or the border of an object. */
const jsonParts = /("(?:[^"\\]|\\.)*")(\s*:)?|[{}]/g

/** For valid JSON. Parsers keep the last of two, others the first: such a body means two things. */
function hasRepeatedKey(text: string): boolean {
  const open: Set<unknown>[] = []
  for (const [part, quoted, colon] of text.matchAll(jsonParts)) {
    if (part === '{') open.push(new Set())
    else if (part === '}') open.pop()
    else if (quoted && colon) {
      const key: unknown = JSON.parse(quoted)
      const keys = open.at(-1)
      if (keys?.has(key)) return true
      keys?.add(key)
    }
  }
  return false
}

/**
 * Node holds a body to the length that it declares, and reads such a one at once, which is much quicker. A chunked
 * body declares none and is counted while it is read.
 */
export async function readLimited(request: Request, largest: number): Promise<Uint8Array<ArrayBuffer>> {
  const declared = request.headers.get('content-length')
  if (Number(declared ?? 0) > largest) throw new RefusedRequest('body_too_large')
  if (declared !== null) {
    const body = new Uint8Array(await request.arrayBuffer())
    if (body.byteLength > largest) throw new RefusedRequest('body_too_large')
    return body
  }
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > largest) throw new RefusedRequest('body_too_large')
    chunks.push(chunk)
  }
  return Uint8Array.from(Buffer.concat(chunks))
}

function fieldsOf(form: FormData): Record<string, string> {
  const entries: [string, string][] = []
  for (const [name, value] of form) {
    if (typeof value !== 'string') throw new RefusedRequest('malformed_body')
    if (Buffer.byteLength(value) > longestField) throw new RefusedRequest('body_too_large')
    entries.push([name, value])
  }
  if (entries.length > mostFields) throw new RefusedRequest('body_too_large')
  return onceEach(entries)
}

/** A name that comes twice has two readers, and they may not agree which one counts: refused. */
function onceEach(entries: Iterable<[string, string]>): Record<string, string> {
  const fields = new Map<string, string>()
  for (const [name, value] of entries) {
    if (fields.has(name)) throw new RefusedRequest('field_repeated')
    fields.set(name, value)
  }
  return Object.fromEntries(fields)
}
