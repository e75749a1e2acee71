import * as z from 'zod/mini'
import type { ImportPart } from '#database/schema/stores.ts'
import { type Context, withTransaction } from '../context.server.ts'
import { lastOrderOf } from './apply-rows.ts'
import { askStore } from './ask-store.ts'
import { customerFields, lineFields, orderFields, returnFields } from './order-rows.ts'
import { readPart } from './read-part.ts'
import { rollUpDays } from './roll-up-days.ts'
import {
  changeSync,
  clearFault,
  findSync,
  lockSync,
  newPart,
  noFault,
  recordFault,
  type StoreSync,
} from './sync-state.ts'
import { forgetDirty } from './store-dirty.ts'
import { recordFaults } from './record-faults.ts'

/** Halved so often, a span is an hour long. What still fails then fails for another reason, and is tried again. */
const mostHalvings = 6

const started = z.object({
  bulkOperationRunQuery: z.object({
    bulkOperation: z.nullable(z.object({ id: z.string() })),
    userErrors: z.array(z.object({ message: z.string() })),
  }),
})

const operationAnswer = z.object({
  bulkOperation: z.nullable(
    z.object({ status: z.string(), url: z.nullable(z.string()), rootObjectCount: z.string() }),
  ),
})

/**
 * Moves the first copy of a store on as far as it goes now: asks for the bulk files that are not asked for, reads those
 * that are ready, and comes back for the rest. Whatever happens to the process, the next call goes on from the row.
 */
export async function importStore(ctx: Context, shop: string): Promise<void> {
  const sync = await findSync(ctx, shop)
  if (!sync || isComplete(sync)) return
  await recordFaults(ctx, shop, async () => {
    for (const part of sync.parts) {
      if (part.state === 'open') await startPart(ctx, sync, part)
      else if (part.state === 'running') await movePart(ctx, sync, part)
    }
    await clearFault(ctx, sync)
  })
  await finishIfComplete(ctx, shop)
}

const isComplete = ({ parts, state }: StoreSync) =>
  state === 'live' && parts.every((part) => part.state === 'read')

async function startPart(ctx: Context, sync: StoreSync, part: ImportPart): Promise<void> {
  const startedAt = ctx.clock.now().toISOString()
  const mutation = `mutation { bulkOperationRunQuery(query: """${bulkQuery(part)}""") {
    bulkOperation { id } userErrors { message } } }`
  const { bulkOperation } = started.parse(await askStore(ctx, sync.shop, mutation)).bulkOperationRunQuery
  // Too many at once: another call asks again.
  if (!bulkOperation) return
  await changePart(ctx, sync.shop, part, { operation: bulkOperation.id, startedAt, state: 'running' })
}

function bulkQuery({ kind, from, until }: ImportPart): string {
  if (kind === 'customers') return `{ customers { edges { node { ${customerFields} } } } }`
  const field = kind === 'changes' ? 'updated_at' : 'created_at'
  const search = [`${field}:>='${from}'`, ...(until ? [`${field}:<'${until}'`] : [])].join(' AND ')
  return `{ orders(query: "${search}") { edges { node { ${orderFields}
    lineItems { edges { node { ${lineFields} } } } returns { edges { node { ${returnFields} } } } } } } }`
}

async function movePart(ctx: Context, sync: StoreSync, part: ImportPart): Promise<void> {
  const query = 'query Operation($id: ID!) { bulkOperation(id: $id) { status url rootObjectCount } }'
  const answer = await askStore(ctx, sync.shop, query, { id: part.operation })
  const operation = operationAnswer.parse(answer).bulkOperation
  const total = Number(operation?.rootObjectCount ?? 0)
  switch (operation?.status) {
    case 'CREATED':
    case 'RUNNING':
      return changePart(ctx, sync.shop, part, { total })
    case 'COMPLETED':
      await readPart(ctx, sync, { ...part, total }, operation.url)
      return
    default:
      // Failed, expired or unknown: asked for anew, in two halves where that may help.
      await restartPart(ctx, sync.shop, part)
      await recordFault(ctx, sync.shop, 'file')
  }
}

function restartPart(ctx: Context, shop: string, part: ImportPart): Promise<void> {
  const failedAt = part.failedAt ?? ctx.clock.now().toISOString()
  const fresh: ImportPart = { ...part, state: 'open', done: 0, total: 0, failedAt }
  delete fresh.operation
  const from = new Date(part.from)
  const until = part.until ? new Date(part.until) : ctx.clock.now()
  if (part.kind === 'customers' || part.halved >= mostHalvings) return replacePart(ctx, shop, part, [fresh])
  const middle = new Date((from.getTime() + until.getTime()) / 2)
  const halved = part.halved + 1
  const older = { ...newPart(part.kind, from, middle), halved, failedAt }
  const newer = { ...newPart(part.kind, middle, part.until ? until : undefined), halved, failedAt }
  return replacePart(ctx, shop, part, [newer, older])
}

const isSame = (a: ImportPart, b: ImportPart) => a.kind === b.kind && a.from === b.from && a.until === b.until

const changePart = (ctx: Context, shop: string, part: ImportPart, fields: Partial<ImportPart>) =>
  replacePart(ctx, shop, part, [{ ...part, ...fields }])

function replacePart(ctx: Context, shop: string, part: ImportPart, by: ImportPart[]): Promise<void> {
  return withTransaction(ctx, async (tx) => {
    const sync = await lockSync(tx, shop)
    if (!sync) return
    const parts = sync.parts.flatMap((one) => (isSame(one, part) ? by : [one]))
    await changeSync(tx, sync.outletId, { parts, ...noFault })
  })
}

/** Once every file is read, the days are computed once more from all rows, and what changed meanwhile is read. */
async function finishIfComplete(ctx: Context, shop: string): Promise<void> {
  await withTransaction(ctx, async (tx) => {
    const sync = await lockSync(tx, shop)
    if (!sync) return
    if (sync.parts.some(({ state }) => state !== 'read')) {
      const seconds = pauseAfter(tx, sync)
      await tx.jobs.enqueue(tx.db, 'import-store', { shop }, { key: `${shop}|later`, afterSeconds: seconds })
      return
    }
    if (isFinished(sync)) return
    await rollUpDays(tx, sync, 'all')
    const now = tx.clock.now()
    const changes = sync.parts.find(({ kind }) => kind === 'changes')
    if (changes?.startedAt) await forgetDirty(tx, shop, new Date(changes.startedAt))
    await changeSync(tx, sync.outletId, {
      state: 'live',
      importedAt: sync.importedAt ?? now,
      caughtUpAt: new Date(sync.startedAt),
      reconciledAt: now,
      lastOrderAt: await lastOrderOf(tx, sync),
      parts: sync.parts.filter(({ kind }) => kind !== 'changes'),
    })
    await tx.jobs.enqueue(tx.db, 'sync-store', { shop, catchUp: 'yes' }, { key: shop })
  })
}

const isFinished = ({ state, parts }: StoreSync) =>
  state === 'live' && parts.every(({ kind }) => kind !== 'changes')

/** Seconds. A webhook tells us sooner; this is for when it gets lost. */
function pauseAfter({ clock }: Context, { startedAt }: StoreSync): number {
  const age = (clock.now().getTime() - startedAt.getTime()) / 1000
  return age < 30 ? 1 : age < 300 ? 5 : 30
}
