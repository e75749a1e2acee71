import { asc, gt } from 'drizzle-orm'
import { auditHead, auditLog } from '#database/schema/audit-log.ts'
import type { Context } from '../context.server.ts'
import { chainHash } from './add-audit-entry.ts'

const batch = 1_000

export interface Verdict {
  /** How many rows fit the one before them. */
  rows: number
  /** The number of the first row that does not. */
  broken?: number
  /** The number of the last row that was written, where the record no longer reaches it. */
  cutBefore?: number
}

/** Recomputes every hash of the record and checks that it still reaches the row that was written last. */
export async function verifyChain({ db }: Pick<Context, 'db'>): Promise<Verdict> {
  // Read first: what is written meanwhile comes behind it.
  const [head] = await db.select().from(auditHead)
  let previous = ''
  let last = 0
  let rows = 0
  let isWhole = head === undefined
  for (;;) {
    const page = await db
      .select()
      .from(auditLog)
      .where(gt(auditLog.seq, last))
      .orderBy(asc(auditLog.seq))
      .limit(batch)
    for (const row of page) {
      if (chainHash(previous, row) !== row.hash) return { rows, broken: row.seq }
      previous = row.hash
      last = row.seq
      rows += 1
      if (row.seq === head?.seq && row.hash === head.hash) isWhole = true
    }
    if (page.length < batch) break
  }
  // A record with rows has a last one, unless somebody has removed the note of it.
  if (!head && rows > 0) return { rows, cutBefore: last }
  return isWhole ? { rows } : { rows, cutBefore: head?.seq }
}
