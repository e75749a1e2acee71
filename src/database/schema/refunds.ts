import { sql } from 'drizzle-orm'
import { check, index, pgTable, unique, uuid } from 'drizzle-orm/pg-core'
import { instant, micros } from './columns.ts'

/** Money that goes back by the way it came: written down when it leaves the wallet, done when the provider has it. */
export const refunds = pgTable(
  'refunds',
  {
    id: uuid().primaryKey(),
    companyId: uuid().notNull(),
    adjustmentId: uuid().notNull(),
    paymentId: uuid().notNull(),
    net: micros().notNull(),
    tax: micros().notNull(),
    createdAt: instant().notNull(),
    doneAt: instant(),
  },
  (table) => [
    unique('refunds_once').on(table.adjustmentId, table.paymentId),
    index().on(table.paymentId),
    index('refunds_open')
      .on(table.createdAt)
      .where(sql`${table.doneAt} is null`),
    check('refunds_sums', sql`${table.net} > 0 and ${table.tax} >= 0`),
  ],
)
