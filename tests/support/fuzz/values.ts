import * as fc from 'fast-check'

/** Values for the fields of a call: such as fit its schema, and such as nobody should send. */

export interface JsonSchema {
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  pattern?: string
  format?: string
}

/** Values that the product itself has shown, by the name of their field: ids, addresses, keys. */
export type Known = Map<string, unknown[]>

const mostOfAName = 12

/** Keeps what an answer shows, so that later requests can speak of things that exist. */
export function learn(known: Known, answer: unknown, name = ''): void {
  if (Array.isArray(answer)) for (const part of answer) learn(known, part, name)
  else if (typeof answer === 'object' && answer !== null) {
    for (const [key, part] of Object.entries(answer)) learn(known, part, key)
  } else if (answer !== null && answer !== undefined && JSON.stringify(answer).length <= 300) {
    const values = known.get(name) ?? []
    if (values.length < mostOfAName && !values.includes(answer)) known.set(name, [...values, answer])
  }
}

const long = (text: string, length: number) => text.repeat(Math.ceil(length / text.length)).slice(0, length)

export const nastyTexts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\udfff tail',
  '\u202eevil',
  '\ufeffbom',
  'a\u200db',
  'İıßẞ',
  'e\u0301'.repeat(40),
  '👩‍👩‍👧‍👦'.repeat(30),
  '../../../../etc/passwd',
  '..%2f..%2f',
  "' or 1=1 --",
  '"; drop table users; --',
  '\\',
  '%',
  '_%_%',
  '%00',
  '%ff',
  '${7*7}{{7*7}}',
  '<img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  'http://169.254.169.254/latest/meta-data',
  'file:///etc/passwd',
  '//elsewhere.example',
  'a@b.example\r\nBcc: c@d.example',
  '"quoted local"@shop.example',
  'xn--80ak6aa92e.example',
  '[::1]',
  '127.0.0.1:1',
  '0000-00-00',
  '2026-02-30',
  '2026-02-29T25:61:61Z',
  '+275760-09-13T00:00:00.001Z',
  '-271821-04-19T23:59:59.999Z',
  '9999999999999999999999',
  '-1',
  '1e400',
  '0x10',
  'NaN',
  'null',
  'undefined',
  '[object Object]',
  '__proto__',
  'constructor',
  'toString',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  '1.eyJhIjoxfQ.x',
  'A'.repeat(43),
  'data:image/png;base64,AAAA',
  'data:image/svg+xml,<svg onload=alert(1)>',
  long('a', 255),
  long('é', 256),
  long('x', 4097),
  long('9', 8193),
]

const nastyNumbers = [0, -0, -1, 1.5, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 1e21, 1e308, Number.MIN_VALUE]

export const nastyText = fc.oneof(
  { arbitrary: fc.constantFrom(...nastyTexts), weight: 4 },
  { arbitrary: fc.string({ unit: 'binary', maxLength: 40 }), weight: 2 },
  { arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }), weight: 1 },
)

export const nasty: fc.Arbitrary<unknown> = fc.oneof(
  { arbitrary: nastyText, weight: 5 },
  { arbitrary: fc.constantFrom<unknown>(...nastyNumbers), weight: 2 },
  { arbitrary: fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null], { $ne: '' }), weight: 2 },
  { arbitrary: fc.array(nastyText, { maxLength: 4 }), weight: 1 },
  { arbitrary: fc.dictionary(nastyText, nastyText, { maxKeys: 3 }), weight: 1 },
  { arbitrary: fc.jsonValue({ maxDepth: 3 }), weight: 1 },
)

/** Something that the schema would take, or would but for its length. */
export function fitting(schema: JsonSchema, name: string, known: Known): fc.Arbitrary<unknown> {
  const made = fromSchema(schema, name, known)
  const seen = /_?id$/i.test(name)
    ? [...(known.get(name) ?? []), ...(known.get('id') ?? [])]
    : known.get(name)
  if (!seen || seen.length === 0) return made
  return fc.oneof({ arbitrary: fc.constantFrom(...seen), weight: 3 }, { arbitrary: made, weight: 2 })
}

function fromSchema(schema: JsonSchema, name: string, known: Known): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map((choice) => fromSchema(choice, name, known)))
  if (schema.allOf) return fromSchema(Object.assign({}, ...schema.allOf) as JsonSchema, name, known)
  switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
    case 'string':
      return textFor(schema)
    case 'integer':
    case 'number':
      return numberFor(schema)
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return fc.array(fitting(schema.items ?? {}, name, known), { maxLength: 3 })
    case 'object':
      return objectFor(schema, known)
    default:
      return fc.oneof(textFor({}), fc.jsonValue({ maxDepth: 2 }))
  }
}

function objectFor({ properties = {}, required = [] }: JsonSchema, known: Known): fc.Arbitrary<object> {
  const fields = Object.entries(properties).map(([name, schema]) => [name, fitting(schema, name, known)])
  return fc.record(Object.fromEntries(fields) as Record<string, fc.Arbitrary<unknown>>, {
    requiredKeys: required,
  })
}

function textFor({ format, pattern, minLength = 0, maxLength = 60 }: JsonSchema): fc.Arbitrary<string> {
  const free = fc.string({ unit: 'grapheme', minLength: Math.min(minLength, 40), maxLength: 40 })
  const edges = fc.constantFrom(long('b', maxLength), long('c', maxLength + 1), long('d', minLength))
  if (format === 'email') return fc.oneof(fc.emailAddress(), edges)
  if (format === 'uri') return fc.oneof(fc.webUrl(), edges)
  if (format === 'uuid') return fc.uuid()
  if (format === 'date-time') return fc.date({ noInvalidDate: true }).map((date) => date.toISOString())
  if (pattern) return fc.oneof(matching(pattern) ?? free, free)
  return fc.oneof({ arbitrary: free, weight: 3 }, { arbitrary: edges, weight: 1 })
}

/** Not every pattern can be read backwards. */
function matching(pattern: string): fc.Arbitrary<string> | undefined {
  try {
    return fc.stringMatching(new RegExp(pattern, 'u'), { size: 'small' })
  } catch {
    return undefined
  }
}

const numberFor = ({ minimum = -1_000_000, maximum = 1_000_000 }: JsonSchema) =>
  fc.oneof(
    fc.integer({ min: Math.ceil(minimum), max: Math.floor(maximum) }),
    fc.constantFrom(minimum, maximum, minimum - 1, maximum + 1),
  )
