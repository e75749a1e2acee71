import * as fc from 'fast-check'
import { fitting, type JsonSchema, type Known, nasty, nastyText } from './values.ts'

/** Bodies for a call that takes one: right, nearly right, and wrong in every form we read. */

export interface FuzzBody {
  type: string | undefined
  bytes: Uint8Array
}

type Fields = Record<string, unknown>

const json = 'application/json'
const encoded = 'application/x-www-form-urlencoded'
const boundary = 'edge-of-a-part'

const bodyOf = (type: string | undefined, text: string): FuzzBody => ({ type, bytes: Buffer.from(text) })

export function bodies(schema: JsonSchema, known: Known): fc.Arbitrary<FuzzBody> {
  const names = Object.keys(schema.properties ?? {})
  const right = fitting({ ...schema, type: 'object' }, '', known) as fc.Arbitrary<Fields>
  const fields = fc.oneof(
    { arbitrary: right, weight: 2 },
    { arbitrary: spoilt(right, names), weight: 3 },
    { arbitrary: fc.dictionary(nastyText, nasty, { maxKeys: 60 }), weight: 1 },
  )
  return fc.oneof(
    { arbitrary: fields.map((value) => bodyOf(json, JSON.stringify(value))), weight: 12 },
    { arbitrary: fields.map(urlEncoded), weight: 2 },
    { arbitrary: fc.tuple(fields, multipartFaults).map(multipart), weight: 2 },
    { arbitrary: fields.map(everyNameTwice), weight: 1 },
    { arbitrary: nasty.map((value) => bodyOf(json, JSON.stringify(value) ?? '')), weight: 1 },
    { arbitrary: fc.tuple(fields, oddTypes).map(([value, type]) => oddlyTyped(value, type)), weight: 1 },
    { arbitrary: fc.tuple(oddTypes, fc.uint8Array({ maxLength: 200 })).map(asBytes), weight: 1 },
    { arbitrary: fc.constantFrom(...tooMuch), weight: 1 },
  )
}

/** One to three fields replaced, taken out or added. */
function spoilt(right: fc.Arbitrary<Fields>, names: string[]): fc.Arbitrary<Fields> {
  const name = names.length > 0 ? fc.constantFrom(...names) : nastyText
  const change = fc.tuple(
    fc.oneof({ arbitrary: name, weight: 5 }, { arbitrary: nastyText, weight: 1 }),
    fc.option(nasty, { freq: 6, nil: undefined }),
  )
  return fc.tuple(right, fc.array(change, { minLength: 1, maxLength: 3 })).map(([value, changes]) => {
    // A map, because `__proto__` is one of the names.
    const changed = new Map(Object.entries(value))
    for (const [key, to] of changes) changed.set(key, to)
    return Object.fromEntries(changed)
  })
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))

function urlEncoded(value: Fields): FuzzBody {
  const pairs = Object.entries(value).map(
    ([name, part]) => [name.toWellFormed(), textOf(part).toWellFormed()] as [string, string],
  )
  return bodyOf(encoded, new URLSearchParams(pairs).toString())
}

const multipartFaults = fc.constantFrom(
  'none',
  'none',
  'file',
  'twice',
  'unclosed',
  'no border',
  'other border',
)

function multipart([value, fault]: [Fields, string]): FuzzBody {
  const entries = Object.entries(value)
  const parts = [...entries, ...(fault === 'twice' ? entries : [])].map(
    ([name, part]) =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${textOf(part)}\r\n`,
  )
  if (fault === 'file') {
    parts.push(
      `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="../x.php"\r\nContent-Type: text/x-php\r\n\r\n<?php\r\n`,
    )
  }
  const end = fault === 'unclosed' ? '' : `--${boundary}--\r\n`
  const border = { 'no border': '', 'other border': '; boundary=another' }[fault] ?? `; boundary=${boundary}`
  return bodyOf(`multipart/form-data${border}`, parts.join('') + end)
}

const everyNameTwice = (value: Fields): FuzzBody => {
  const pairs = Object.entries(value).map(
    ([name, part]) => `${JSON.stringify(name)}:${JSON.stringify(part) ?? 'null'}`,
  )
  return bodyOf(json, `{${[...pairs, ...pairs].join(',')}}`)
}

const oddTypes = fc.constantFrom<(string | undefined)[]>(
  undefined,
  'application/json; charset=utf-16',
  'application/json;charset',
  'APPLICATION/JSON',
  'application/json, text/plain',
  'application/vnd.api+json',
  'text/plain',
  'text/html',
  'application/xml',
  'application/octet-stream',
  'application/graphql',
  encoded,
  'multipart/form-data; boundary=',
  'multipart/mixed; boundary=x',
  '*/*',
  ';',
)

const oddlyTyped = (value: Fields, type: string | undefined) => bodyOf(type, JSON.stringify(value))

const asBytes = ([type, bytes]: [string | undefined, Uint8Array]): FuzzBody => ({ type: type ?? json, bytes })

const tooMuch: FuzzBody[] = [
  bodyOf(json, `{"email":"${'a'.repeat(66_000)}"}`),
  bodyOf(json, `{"email":"${'a'.repeat(60_000)}"}`),
  bodyOf(json, '['.repeat(30_000)),
  bodyOf(json, `${'['.repeat(20_000)}${']'.repeat(20_000)}`),
  bodyOf(json, `${'{"a":'.repeat(8_000)}1${'}'.repeat(8_000)}`),
  bodyOf(json, `{${Array.from({ length: 4_000 }, (_, i) => `"k${i}":1`).join(',')}}`),
  bodyOf(json, `[${'1e308,'.repeat(9_000)}1]`),
  bodyOf(json, ''),
  bodyOf(json, '\ufeff{}'),
  { type: json, bytes: Uint8Array.from([0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00]) },
  { type: json, bytes: Uint8Array.from([0x7b, 0x22, 0xc3, 0x28, 0x22, 0x3a, 0x31, 0x7d]) },
  bodyOf(encoded, Array.from({ length: 80 }, (_, i) => `f${i}=1`).join('&')),
  bodyOf(encoded, '%=%zz&%00=%ff&&&==&a[]=1&a[]=2&a[b]=3'),
]
