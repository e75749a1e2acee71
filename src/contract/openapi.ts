import * as z from 'zod/mini'
import type { Endpoint } from './endpoint.ts'
import { endpoints } from './endpoints.ts'
import { problem } from './problem.ts'

type JsonSchema = Record<string, unknown>

export interface OpenApiOperation {
  operationId: string
  summary: string
  tags: string[]
  parameters?: { name: string; in: 'query'; required: boolean; schema: JsonSchema }[]
  requestBody?: { required: true; content: Record<string, { schema: JsonSchema }> }
  responses: Record<string, { description: string; content: Record<string, { schema: JsonSchema }> }>
}

/** The machine-readable description of the whole API, made from the very schemas that check the calls. */
export function openApiDocument(title: string) {
  const paths: Record<string, Partial<Record<Endpoint['method'], OpenApiOperation>>> = {}
  for (const [name, endpoint] of Object.entries<Endpoint>(endpoints)) {
    paths[`/api${endpoint.path}`] = {
      ...paths[`/api${endpoint.path}`],
      [endpoint.method]: operationOf(name, endpoint),
    }
  }
  return { openapi: '3.1.0', info: { title, version: '1' }, servers: [{ url: '/' }], paths }
}

function operationOf(
  operationId: string,
  { method, summary, tag, input, output }: Endpoint,
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
