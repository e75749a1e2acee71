import type { ImportPart } from '#database/schema/stores.ts'
import { type Context, withTransaction } from '../context.server.ts'
import { DomainError } from '../domain-error.ts'
import { addBulkLine, noRows, rowCount, type StoreRows } from './order-rows.ts'
import { rollUpDays } from './roll-up-days.ts'
import { changeSync, lockSync, noFault, type StoreSync } from './sync-state.ts'
import { writeRows } from './write-rows.ts'

/** A file that ended before its end. */
export class CutFileError extends Error {}

const batchSize = 500
/** Nobody else begins to read the same file for so long after the last sign of life. */
const leaseMs = 5_000
/**
 * The days are computed after the first batch, and again after so many times as long as that took: computed after every
 * batch, they would make an import grow with the square of its orders. `importStore` computes them once more at its end.
 */
const rollUpPause = 20

/**
 * Reads a bulk file into the tables, a few hundred rows at a time. A file that breaks off is read again from its start,
 * which changes nothing that was read before.
 */
export async function readPart(
  ctx: Context,
  sync: StoreSync,
  part: ImportPart,
  url: string | null,
): Promise<void> {
  if (!ctx.shopify) throw new DomainError('shopify_off')
  if (!(await saveProgress(ctx, sync.shop, part, { done: 0 }, { begins: true }))) return
  try {
    // An operation that found nothing has no file.
    await readLines(ctx, sync, part, url ? ctx.shopify.readFile(url) : [])
  } catch (error) {
    // Given back at once, for the next attempt.
    const failedAt = part.failedAt ?? ctx.clock.now().toISOString()
    await saveProgress(ctx, sync.shop, part, { done: 0, failedAt }, { ends: true })
    throw error
  }
}

async function readLines(
  ctx: Context,
  sync: StoreSync,
  part: ImportPart,
  lines: AsyncIterable<string> | string[],
): Promise<void> {
  const asOf = new Date(part.startedAt ?? sync.startedAt)
  let rows = noRows()
  let done = 0
  let nextRollUp = 0
  const write = async () => {
    const began = performance.now()
    const rollsUp = part.kind !== 'customers' && began >= nextRollUp
    await writeBatch(ctx, sync.shop, part, { rows, asOf, done, rollsUp })
    if (rollsUp) nextRollUp = performance.now() + rollUpPause * (performance.now() - began)
    rows = noRows()
  }
  for await (const line of lines) {
    if (addLine(rows, line)) done += 1
    if (rowCount(rows) >= batchSize) await write()
  }
  await write()
  if (done < part.total) throw new CutFileError(`${done} of ${part.total} lines`)
  await saveProgress(ctx, sync.shop, part, { done, state: 'read' })
}

function addLine(rows: StoreRows, line: string): boolean {
  try {
    return addBulkLine(rows, line)
  } catch (cause) {
    throw new CutFileError('A line cannot be read', { cause })
  }
}

interface Batch {
  rows: StoreRows
  asOf: Date
  /** How far the file is read. */
  done: number
  rollsUp: boolean
}

/** The rows and how far the file is read: all or nothing. */
function writeBatch(
  ctx: Context,
  shop: string,
  part: ImportPart,
  { rows, asOf, done, rollsUp }: Batch,
): Promise<void> {
  return withTransaction(ctx, async (tx) => {
    const sync = await lockSync(tx, shop)
    if (!sync) throw new DomainError('shop_unreachable')
    await writeRows(tx, sync, rows, asOf)
    if (rollsUp) await rollUpDays(tx, sync, 'all')
    await changeSync(tx, sync.outletId, { parts: partsWith(sync, part, { done }), ...noFault })
  })
}

/** False where somebody else reads this file, or has read it. */
function saveProgress(
  ctx: Context,
  shop: string,
  part: ImportPart,
  fields: Partial<ImportPart>,
  { begins = false, ends = false } = {},
): Promise<boolean> {
  return withTransaction(ctx, async (tx) => {
    const sync = await lockSync(tx, shop)
    const stored = sync?.parts.find((one) => one.operation === part.operation)
    if (!sync || stored?.state !== 'running') return false
    if (begins && stored.readingUntil && new Date(stored.readingUntil) > new Date()) return false
    await changeSync(tx, sync.outletId, { parts: partsWith(sync, part, fields, ends ? 0 : leaseMs) })
    return true
  })
}

/** The lease is by the real clock: it is about this process, not about the store. */
const partsWith = (
  { parts }: StoreSync,
  part: ImportPart,
  fields: Partial<ImportPart>,
  lease: number = leaseMs,
): ImportPart[] => {
  const readingUntil = new Date(Date.now() + lease).toISOString()
  return parts.map((one) =>
    one.operation === part.operation ? { ...one, ...fields, total: part.total, readingUntil } : one,
  )
}
