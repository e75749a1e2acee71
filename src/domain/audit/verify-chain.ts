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

/** The last row of the record: its number and its hash. */
export interface Head {
  seq: number
  hash: string
}

async function readHead(db: Context['db']): Promise<Head | undefined> {
  const [head] = await db.select().from(auditHead)
  return head
}

/**
 * Writes the head to the log, outside the database: whoever can cut the record and set its head back cannot change
 * what the log's keeper has already read.
 */
export async function logHead({ db, log }: Pick<Context, 'db' | 'log'>): Promise<void> {
  const head = await readHead(db)
  if (head) log.info({ auditHead: headText(head) }, 'head of the audit record')
}

/** `4711:9f2c…`, as the log has it and `audit:verify` takes it. */
const headText = ({ seq, hash }: Head) => `${seq}:${hash}`

export function readHeadText(text: string): Head | undefined {
  const [, seq, hash] = /^(\d+):([\w+/=-]+)$/.exec(text.trim()) ?? []
  return seq && hash ? { seq: Number(seq), hash } : undefined
}

/** Recomputes every hash of the record and checks that it still reaches the row that was written last, and a head that was kept elsewhere. */
export async function verifyChain({ db }: Pick<Context, 'db'>, kept?: Head): Promise<Verdict> {
  // Read first: what is written meanwhile comes behind it.
  const head = await readHead(db)
  let isKeptThere = kept === undefined
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
      if (row.seq === kept?.seq && row.hash === kept.hash) isKeptThere = true
    }
    if (page.length < batch) break
  }
  if (!isKeptThere) return { rows, cutBefore: kept?.seq }
  // A record with rows has a last one, unless somebody has removed the note of it.
  if (!head && rows > 0) return { rows, cutBefore: last }
  return isWhole ? { rows } : { rows, cutBefore: head?.seq }
}
