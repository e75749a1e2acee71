import * as fc from 'fast-check'
import { openApiDocument, type OpenApiOperation } from '#contract/openapi.ts'
import { bodies, type FuzzBody } from './bodies.ts'
import { fitting, type JsonSchema, type Known, nasty, nastyText } from './values.ts'

/** Who sends it: nobody, a merchant, another one, somebody of staff, or somebody with made-up credentials. */
export type Actor = 'nobody' | 'merchant' | 'other' | 'staff' | 'forger'

export interface FuzzRequest {
  actor: Actor
  method: string
  /** With its query. */
  path: string
  headers: Record<string, string>
  body?: Uint8Array
}

interface Surface {
  known: Known
  /** Addresses besides those of the description: pages, and what other services call. */
  pages?: string[]
}

const actors = fc.oneof(
  { arbitrary: fc.constant<Actor>('merchant'), weight: 5 },
  { arbitrary: fc.constant<Actor>('nobody'), weight: 3 },
  { arbitrary: fc.constant<Actor>('staff'), weight: 3 },
  { arbitrary: fc.constant<Actor>('other'), weight: 1 },
  { arbitrary: fc.constant<Actor>('forger'), weight: 1 },
)

const otherMethods = fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS')

/** What the standard `Request` cannot even say; over a socket it can come. */
const pageMethods = fc.constantFrom('HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'QUERY')

/** Requests over our own description of the API, and over the pages beside it. */
export function fuzzRequests({ known, pages = [] }: Surface): fc.Arbitrary<FuzzRequest> {
  const { paths } = openApiDocument('API')
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      // What answers at other hosts is nothing at ours.
      .filter(([, { servers }]) => servers === undefined)
      .map(([method, operation]) => callRequests(method.toUpperCase(), path, operation, known)),
  )
  const described = fc.oneof(...calls)
  if (pages.length === 0) return described
  return fc.oneof({ arbitrary: described, weight: 5 }, { arbitrary: pageRequests(pages, known), weight: 1 })
}

function callRequests(
  method: string,
  path: string,
  { parameters = [], requestBody }: OpenApiOperation,
  known: Known,
): fc.Arbitrary<FuzzRequest> {
  const schema = (requestBody?.content['application/json']?.schema ?? {}) as JsonSchema
  const asked = queries(
    Object.fromEntries(parameters.map(({ name, schema: of }) => [name, of as JsonSchema])),
    known,
  )
  const body = requestBody ? bodies(schema, known) : fc.constant<FuzzBody | undefined>(undefined)
  return fc
    .record({
      actor: actors,
      method: mostly(fc.constant(method), otherMethods, 20),
      address: addresses(path),
      query: requestBody ? mostly(fc.constant(''), asked, 20) : asked,
      headers: oddHeaders(known),
      body,
    })
    .map(assemble)
}

function pageRequests(pages: string[], known: Known): fc.Arbitrary<FuzzRequest> {
  const names = [
    'q',
    'page',
    'mark',
    'after',
    'before',
    'sort',
    'from',
    'to',
    'token',
    'shop',
    'app',
    'code',
    'state',
    'id',
  ]
  const schema = Object.fromEntries(names.map((name) => [name, { type: 'string' }]))
  return fc
    .record({
      actor: actors,
      method: mostly(fc.constant('GET'), pageMethods, 12),
      address: fc
        .constantFrom(...pages)
        .chain((page) =>
          mostly(addresses(page), addresses(`${page.replace(/\/$/, '') || '/_root'}.data`), 4),
        ),
      query: queries(schema, known),
      headers: oddHeaders(known),
      body: fc.constant<FuzzBody | undefined>(undefined),
    })
    .map(assemble)
}

interface Parts {
  actor: Actor
  method: string
  address: string
  query: string
  headers: Record<string, string>
  body: FuzzBody | undefined
}

function assemble({ actor, method, address, query, headers, body }: Parts): FuzzRequest {
  const bodiless = method === 'GET' || method === 'HEAD' || !body
  return {
    actor,
    method,
    path: address + query,
    headers: { ...headers, ...(!bodiless && body.type !== undefined ? { 'content-type': body.type } : {}) },
    ...(bodiless ? {} : { body: body.bytes }),
  }
}

const mostly = <T>(usual: fc.Arbitrary<T>, seldom: fc.Arbitrary<T>, times: number) =>
  fc.oneof({ arbitrary: usual, weight: times }, { arbitrary: seldom, weight: 1 })

/** The address itself, with and without its last slash; now and then bent. */
const addresses = (path: string) =>
  fc.oneof(
    { arbitrary: fc.constantFrom(path, `${path.replace(/\/$/, '')}/`), weight: 30 },
    {
      arbitrary: fc.constantFrom(
        `${path}/x`,
        `${path}//`,
        `/${path}`,
        `${path}/%2e%2e/`,
        `${path}%00`,
        `${path}%`,
        `${path}%ff`,
        `${path};a=1`,
        `${path}/../${'a/'.repeat(200)}`,
        path.toUpperCase(),
        `${path}${'x'.repeat(3000)}`,
      ),
      weight: 1,
    },
  )

function queries(schemas: Record<string, JsonSchema>, known: Known): fc.Arbitrary<string> {
  const names = Object.keys(schemas)
  if (names.length === 0) return mostly(fc.constant(''), rawQueries, 10)
  const pair = fc
    .constantFrom(...names)
    .chain((name) => fc.tuple(fc.constant(name), mostly(fitting(schemas[name] ?? {}, name, known), nasty, 2)))
  const written = fc.array(pair, { maxLength: 5 }).map((pairs) => {
    const text = new URLSearchParams(
      pairs.map(([name, value]) => [
        name,
        (typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed(),
      ]),
    ).toString()
    return text ? `?${text.slice(0, 6000)}` : ''
  })
  return mostly(written, rawQueries, 10)
}

const rawQueries = fc.constantFrom(
  '?',
  '?%',
  '?%00=%00',
  '?a=%ff',
  '?=',
  '?&&',
  '?a=1&a=2',
  '?__proto__=1',
  `?a=${'b'.repeat(6000)}`,
)

/** What a header can carry at all; the rest, Node refuses to send. */
const headerText = nastyText.map((text) => text.replaceAll(/[^\x20-\x7e\xa0-\xff]/g, '?').slice(0, 2000))

function oddHeaders(known: Known): fc.Arbitrary<Record<string, string>> {
  const outlets = (known.get('outlet_id') ?? known.get('id') ?? ['x']).map(String)
  const header = fc.oneof(
    fc.tuple(fc.constant('outlet'), fc.oneof(fc.constantFrom(...outlets), headerText)),
    fc.tuple(fc.constant('idempotency-key'), fc.oneof(fc.uuid(), headerText)),
    fc.tuple(
      fc.constantFrom('accept', 'accept-language', 'accept-encoding', 'user-agent', 'referer'),
      headerText,
    ),
    fc.tuple(
      fc.constantFrom('range', 'if-none-match', 'if-modified-since', 'x-shopify-hmac-sha256'),
      headerText,
    ),
    fc.tuple(fc.constantFrom('sec-fetch-site', 'x-shopify-topic', 'super-user', 'api-key'), headerText),
  )
  return fc
    .array(header, { maxLength: 2 })
    .map((pairs) => ({ 'sec-fetch-site': 'same-origin', ...Object.fromEntries(pairs) }))
}

/** Credentials that look like ours. */
export const forgedHeaders = (number: number): Record<string, string> => ({
  authorization:
    ['Bearer x', 'Bearer 1.x', 'Basic eDp5', `Bearer 9999999999.${'A'.repeat(43)}`, ''][number % 5] ?? '',
  cookie: `__Host-infiniti_user_token=${'A'.repeat(43)}; infiniti_user_token=%00; __Host-infiniti_staff=${'B'.repeat(43)}; infiniti_staff=x; a=b=c; ;=`,
})
