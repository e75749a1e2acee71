import { readFileSync } from 'node:fs'
import {
  buildSchema,
  type DocumentNode,
  execute,
  GraphQLError,
  type GraphQLSchema,
  parse,
  validate,
} from 'graphql'
import { actualCost, type Bucket, limits, requestedCost } from './cost.ts'
import { type Call, type Part, readGid } from './part.ts'

export interface Question {
  query: string
  variables?: Record<string, unknown> | null
}

export type Executor = ReturnType<typeof makeExecutor>

/** Answers queries over the schema file and whatever the parts add to it. */
export function makeExecutor(parts: Part[]) {
  const base = ['schema.graphql', 'orders/order-schema.graphql'].map((name) =>
    readFileSync(new URL(name, import.meta.url), 'utf8'),
  )
  const schema: GraphQLSchema = buildSchema([...base, ...parts.map((part) => part.schema ?? '')].join('\n'))
  const objects: NonNullable<Part['objects']> = {}
  for (const part of parts) Object.assign(objects, part.objects)

  const objectOf = (id: string, call: Call) => {
    const wanted = readGid(id)
    return (wanted && objects[wanted.type]?.(wanted.id, call)) ?? null
  }
  const rootValue: Part['root'] = {
    node: ({ id }: { id: string }, call: Call) => objectOf(id, call),
    nodes: ({ ids }: { ids: string[] }, call: Call) => ids.map((id) => objectOf(id, call)),
  }
  for (const { root } of parts) {
    for (const [name, resolve] of Object.entries(root ?? {})) {
      const other = rootValue[name]
      // Two parts know different fields of one object.
      rootValue[name] = other
        ? (args, call, info) => ({ ...Object(other(args, call, info)), ...Object(resolve(args, call, info)) })
        : resolve
    }
  }

  function read(query: string): DocumentNode | readonly GraphQLError[] {
    try {
      const document = parse(query)
      const errors = validate(schema, document)
      return errors.length > 0 ? errors : document
    } catch (error) {
      return [error instanceof GraphQLError ? error : new GraphQLError('Syntax error')]
    }
  }

  const run = async (document: DocumentNode, call: Call, variableValues: Record<string, unknown> = {}) =>
    execute({ schema, document, rootValue, contextValue: call, variableValues })

  /** As Shopify answers over HTTP: data or errors, and what it cost. */
  async function answer({ query, variables }: Question, call: Call, bucket: Bucket) {
    const document = read(query)
    if (!('kind' in document)) return { errors: document.map((error) => error.toJSON()) }
    const requested = requestedCost(document, variables ?? {})
    if (requested > limits.query) {
      const text = `Query cost is ${requested}, which exceeds the single query max cost limit (${limits.query}).`
      return refusal(text, 'MAX_COST_EXCEEDED', requested, bucket)
    }
    if (!bucket.take(requested)) return refusal('Throttled', 'THROTTLED', requested, bucket)
    const { data, errors } = await run(document, call, variables ?? {})
    const actual = Math.max(1, Math.min(requested, actualCost(data)))
    bucket.giveBack(requested - actual)
    return { data, ...(errors && { errors }), extensions: costOf(requested, actual, bucket) }
  }

  return { read, run, answer }
}

const costOf = (requestedQueryCost: number, actualQueryCost: number | null, bucket: Bucket) => ({
  cost: { requestedQueryCost, actualQueryCost, throttleStatus: bucket.status() },
})

const refusal = (message: string, code: string, cost: number, bucket: Bucket) => ({
  errors: [{ message, extensions: { code } }],
  extensions: costOf(cost, null, bucket),
})
