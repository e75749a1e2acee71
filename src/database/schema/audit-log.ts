import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/**
 * Who did what. Append-only (a trigger refuses the rest; see the migration) and chained: each row's hash covers
 * the row before it. The address is outside the hash, because it is cut after 30 days.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    seq: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant().notNull(),
    action: text().notNull(),
    /** The user concerned; not a foreign key, because the record outlives the account. */
    userId: uuid(),
    companyId: uuid(),
    /** The staff member who acted for the merchant. */
    actorId: uuid(),
    detail: jsonb().$type<Record<string, unknown>>().notNull(),
    ip: text(),
    requestId: text().notNull(),
    hash: text().notNull(),
  },
  (table) => [
    index().on(table.userId, table.seq),
    index().on(table.companyId, table.seq),
    index().on(table.action, table.seq),
  ],
)

/** The last row of the record, kept beside it by a trigger: a record whose end was cut off no longer reaches it. */
export const auditHead = pgTable(
  'audit_head',
  {
    id: integer().primaryKey(),
    seq: bigint({ mode: 'number' }).notNull(),
    hash: text().notNull(),
  },
  (table) => [check('audit_head_is_one', sql`${table.id} = 1`)],
)
