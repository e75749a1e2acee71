import type { DocumentNode } from 'graphql'
import type { Executor } from './executor.ts'
import type { Call } from './part.ts'
import { searchOrders } from './orders/search-orders.ts'

export interface BulkQuery {
  document: DocumentNode
  list: 'orders' | 'customers'
  /** The search of the outermost connection. */
  search: string
}

const sliceSize = 200

/** How many objects the file will have: roots, and children in connections. */
export function countObjects({ list, search }: BulkQuery, call: Call): { roots: number; all: number } {
  let roots = 0
  let children = 0
  if (list === 'customers') {
    for (const _ of call.store.customers()) roots += 1
  } else {
    for (const order of searchOrders({ query: search }, call)) {
      roots += 1
      children += order.lines.length + order.returns.length
    }
  }
  return { roots, all: roots + children }
}

/** The file, line by line, made while it is read. Children come some lines after their parent. */
export async function* bulkLines(bulk: BulkQuery, call: Call, executor: Executor): AsyncGenerator<string> {
  for (const slice of slices(bulk, call)) {
    const { data, errors } = await executor.run(bulk.document, { ...call, slice })
    if (errors?.[0]) throw errors[0]
    const parents: object[] = []
    const children: object[] = []
    for (const node of nodesOf(data?.[bulk.list])) parents.push(flatten(node, children))
    yield [...parents, ...children.toReversed()].map((line) => `${JSON.stringify(line)}\n`).join('')
  }
}

function* slices({ list, search }: BulkQuery, call: Call): Generator<NonNullable<Call['slice']>> {
  const items: Iterable<unknown> =
    list === 'orders' ? searchOrders({ query: search }, call) : call.store.customers()
  let slice: unknown[] = []
  for (const item of items) {
    slice.push(item)
    if (slice.length === sliceSize) {
      yield { [list]: slice }
      slice = []
    }
  }
  if (slice.length > 0) yield { [list]: slice }
}

type Fields = Record<string, unknown>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function nodesOf(connection: unknown): Fields[] {
  const edges = isFields(connection) && Array.isArray(connection.edges) ? connection.edges : []
  return edges.map((edge: unknown) => (isFields(edge) ? edge.node : undefined)).filter(isFields)
}

/** The object without its connections, whose nodes become lines of their own. */
function flatten(node: Fields, children: object[]): object {
  const own: Fields = {}
  for (const [name, value] of Object.entries(node)) {
    if (!isFields(value) || !('edges' in value)) own[name] = value
    else
      for (const child of nodesOf(value)) children.push({ ...flatten(child, children), __parentId: node.id })
  }
  return own
}
