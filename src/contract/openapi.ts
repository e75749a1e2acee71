import * as z from 'zod/mini'
import { shopperEndpoints } from './account/endpoints.ts'
import type { Access, Endpoint, ShopperAccess } from './endpoint.ts'
import { endpoints } from './endpoints.ts'
import { problem } from './problem.ts'

/** What holds for every call, a rule each. */
export const apiRules = [
  'Calls take JSON or a multipart form, with or without a slash at the end.',
  'A call that changes something must say where it comes from: browsers do so by themselves with Sec-Fetch-Site, other programs send an Origin header with the address of this site, or are refused with origin_missing.',
  'Calls that list the header Idempotency-Key take a key of up to 100 characters, made by you for one write: repeats with the same key get the first answer for a day. Calls of module servers need one.',
  'Calls below /api/account are those of shoppers. They answer at the address of a store’s customer accounts, and all others at the address of this site.',
  'Every refusal has one shape: a code, a title, a sentence and the id of the request; where waiting helps, retry_after says how many seconds.',
]

type JsonSchema = Record<string, unknown>
type AnyEndpoint = Endpoint<z.ZodMiniType, z.ZodMiniType, Access | ShopperAccess>

/** Where the calls of shoppers answer; all others answer at our own host. */
const storeHosts = [
  {
    url: 'https://{host}',
    description: 'The address of a store’s customer accounts',
    variables: { host: { default: 'store.example' } },
  },
]

export interface OpenApiOperation {
  operationId: string
  summary: string
  tags: string[]
  servers?: typeof storeHosts
  parameters?: { name: string; in: 'query' | 'header'; required: boolean; schema: JsonSchema }[]
  requestBody?: { required: true; content: Record<string, { schema: JsonSchema }> }
  responses: Record<string, { description: string; content: Record<string, { schema: JsonSchema }> }>
}

/** The machine-readable description of the whole API, made from the very schemas that check the calls. */
export function openApiDocument(title: string) {
  const paths: Record<string, Partial<Record<Endpoint['method'], OpenApiOperation>>> = {}
  const add = (name: string, endpoint: AnyEndpoint, servers?: typeof storeHosts) => {
    const path = `/api${endpoint.path}`
    const operation = { ...operationOf(name, endpoint), ...(servers && { servers }) }
    paths[path] = { ...paths[path], [endpoint.method]: operation }
  }
  for (const [name, endpoint] of Object.entries<Endpoint>(endpoints)) add(name, endpoint)
  for (const [name, endpoint] of Object.entries<AnyEndpoint>(shopperEndpoints)) {
    add(name, endpoint, storeHosts)
  }
  return {
    openapi: '3.1.0',
    info: { title, version: '1', description: apiRules.join(' ') },
    servers: [{ url: '/' }],
    paths,
  }
}

function operationOf(
  operationId: string,
  { method, summary, tag, access, takesKey, input, output }: AnyEndpoint,
): OpenApiOperation {
  const taken = schemaOf(input, 'input')
  const answer = (description: string, schema: z.ZodMiniType) => ({
    description,
    content: { 'application/json': { schema: schemaOf(schema, 'output') } },
  })
  return {
    operationId,
    summary,
    tags: [tag],
    ...(method === 'get'
      ? { parameters: parametersOf(taken) }
      : {
          ...((takesKey || access === 'module-server') && {
            parameters: [keyHeader(access === 'module-server')],
          }),
          requestBody: {
            required: true,
            content: { 'application/json': { schema: taken }, 'multipart/form-data': { schema: taken } },
          },
        }),
    responses: {
      200: answer('Done', output),
      '4XX': answer('Refused; the caller can mend it', problem),
      '5XX': answer('Not possible at the moment', problem),
    },
  }
}

const keyHeader = (required: boolean) => ({
  name: 'Idempotency-Key',
  in: 'header' as const,
  required,
  schema: { type: 'string', maxLength: 100 },
})

function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}

function parametersOf(schema: JsonSchema) {
  const required = Array.isArray(schema.required) ? schema.required : []
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the properties of a JSON schema are JSON schemas
  const properties = Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>)
  return properties.map(([name, property]) => ({
    name,
    in: 'query' as const,
    required: required.includes(name),
    schema: property,
  }))
}
