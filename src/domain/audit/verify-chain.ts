import { asc, gt } from 'drizzle-orm'
import { auditLog } from '#database/schema/audit-log.ts'
import type { Context } from '../context.server.ts'
import { chainHash } from './record-act.ts'

const batch = 1_000

/** Walks the whole record and computes each hash anew; the number of the first row that does not fit, if any. */
export async function verifyChain({ db }: Pick<Context, 'db'>): Promise<{ rows: number; broken?: number }> {
  let previous = ''
  let last = 0
  let rows = 0
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
    }
    if (page.length < batch) return { rows }
  }
}
