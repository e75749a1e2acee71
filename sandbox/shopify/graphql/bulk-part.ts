import { type DocumentNode, Kind, visit } from 'graphql'
import { bulkLines, type BulkQuery, countObjects } from './bulk-lines.ts'
import type { Executor } from './executor.ts'
import { type Call, dateTime, gid, type Part, readGid } from './part.ts'

interface Operation {
  id: number
  shop: string
  bulk: BulkQuery
  call: Call
  createdAt: number
  readyAt: number
  roots: number
  all: number
  cancelledAt?: number
  failed?: boolean
}

export interface BulkOptions {
  executor: () => Executor
  /** Called when an operation is done. */
  onFinish: (shop: string, id: string, status: string) => void
  /** Whether the next operation is to fail half-way. */
  fails: (shop: string) => boolean
}

const mostAtOnce = 5
const fileLifeMs = 7 * 24 * 60 * 60 * 1000
/** A store of 100,000 orders takes a few seconds, as most take minutes at Shopify. */
const objectsPerMs = 100

export type BulkOperations = ReturnType<typeof bulkOperations>

export function bulkOperations({ executor, onFinish, fails }: BulkOptions) {
  const operations = new Map<number, Operation>()
  const timers = new Set<NodeJS.Timeout>()
  let last = 0

  const find = (id: string, shop: string) => {
    const wanted = readGid(id)
    const operation = wanted?.type === 'BulkOperation' ? operations.get(wanted.id) : undefined
    return operation?.shop === shop ? operation : undefined
  }

  function show(operation: Operation) {
    const { id, shop, createdAt, readyAt, all, roots, call } = operation
    const now = Date.now()
    const status = statusOf(operation, now)
    const share = Math.min(1, (now - createdAt) / Math.max(1, readyAt - createdAt))
    const file = `${call.url}/shopify/${shop}/_bulk/${id}.jsonl`
    const hasFile = now - readyAt < fileLifeMs
    return {
      __typename: 'BulkOperation',
      id: gid('BulkOperation', id),
      status,
      errorCode: status === 'FAILED' ? 'INTERNAL_SERVER_ERROR' : null,
      createdAt: dateTime(createdAt),
      completedAt: status === 'COMPLETED' ? dateTime(readyAt) : null,
      objectCount: String(Math.floor(all * share)),
      rootObjectCount: String(Math.floor(roots * share)),
      fileSize: null,
      url: status === 'COMPLETED' && all > 0 && hasFile ? file : null,
      partialDataUrl: status === 'FAILED' ? `${file}?part=half` : null,
    }
  }

  function begin(query: string, call: Call) {
    const shop = call.shop.domain
    const document = executor().read(query)
    if (!('kind' in document)) return refused(document[0]?.message ?? 'Invalid query')
    const bulk = readBulk(document)
    if (typeof bulk === 'string') return refused(bulk)
    const now = Date.now()
    const running = [...operations.values()].filter(
      (one) => one.shop === shop && statusOf(one, now) === 'RUNNING',
    )
    if (running.length >= mostAtOnce)
      return refused('A bulk query operation for this app and shop is already in progress')
    last += 1
    const { roots, all } = countObjects(bulk, call)
    const readyAt = now + 100 + Math.ceil(all / objectsPerMs)
    const operation: Operation = { id: last, shop, bulk, call, createdAt: now, readyAt, roots, all }
    if (fails(shop)) operation.failed = true
    operations.set(last, operation)
    const timer = setTimeout(
      () => {
        timers.delete(timer)
        onFinish(shop, gid('BulkOperation', operation.id), statusOf(operation, Date.now()).toLowerCase())
      },
      readyAt - now + 5,
    )
    timers.add(timer)
    return { bulkOperation: show(operation), userErrors: [] }
  }

  const part: Part = {
    root: {
      bulkOperationRunQuery: ({ query }: { query: string }, call) => begin(query, call),
      bulkOperation: ({ id }: { id: string }, call) => {
        const operation = find(id, call.shop.domain)
        return operation ? show(operation) : null
      },
      bulkOperationCancel: ({ id }: { id: string }, call) => {
        const operation = find(id, call.shop.domain)
        if (operation) operation.cancelledAt ??= Date.now()
        return {
          bulkOperation: operation ? show(operation) : null,
          userErrors: operation ? [] : [{ field: ['id'], message: 'Bulk operation not found' }],
        }
      },
    },
    objects: {
      BulkOperation: (id, call) => {
        const operation = find(gid('BulkOperation', id), call.shop.domain)
        return operation && show(operation)
      },
    },
  }

  return {
    part,
    /** The lines of a finished operation, or nothing where there is none. */
    lines(shop: string, id: number): AsyncGenerator<string> | undefined {
      const operation = operations.get(id)
      if (operation?.shop !== shop || Date.now() < operation.readyAt) return undefined
      return bulkLines(operation.bulk, operation.call, executor())
    },
    close: () => {
      for (const timer of timers) clearTimeout(timer)
    },
  }
}

const refused = (message: string) => ({
  bulkOperation: null,
  userErrors: [{ field: ['query'], message }],
})

function statusOf({ cancelledAt, failed, readyAt }: Operation, now: number): string {
  if (cancelledAt !== undefined && cancelledAt < readyAt) return 'CANCELED'
  if (now < readyAt) return 'RUNNING'
  return failed ? 'FAILED' : 'COMPLETED'
}

/** One outermost connection, between one and five in all, at most two deep. Else the reason why not. */
function readBulk(document: DocumentNode): BulkQuery | string {
  const [operation, ...more] = document.definitions
  if (operation?.kind !== Kind.OPERATION_DEFINITION || more.length > 0) return 'Invalid bulk query'
  const [field, ...others] = operation.selectionSet.selections
  if (field?.kind !== Kind.FIELD || others.length > 0) return 'Bulk queries must have one top-level field'
  const list = field.name.value
  if (list !== 'orders' && list !== 'customers') return 'Bulk queries must contain at least one connection.'
  let connections = 0
  let depth = 0
  let deepest = 0
  visit(operation, {
    Field: {
      enter(node) {
        if (node.name.value !== 'edges') return
        connections += 1
        depth += 1
        deepest = Math.max(deepest, depth)
      },
      leave(node) {
        if (node.name.value === 'edges') depth -= 1
      },
    },
  })
  if (connections === 0) return 'Bulk queries must contain at least one connection.'
  if (connections > 5 || deepest > 2) return 'Bulk queries may have five connections, two deep.'
  const search = field.arguments?.find(({ name }) => name.value === 'query')?.value
  return { document, list, search: search?.kind === Kind.STRING ? search.value : '' }
}
