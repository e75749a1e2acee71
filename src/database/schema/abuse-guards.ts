import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** Captcha answers that were used, so that none is used twice. */
export const captchaUsed = pgTable(
  'captcha_used',
  {
    nonce: text().primaryKey(),
    expiresAt: instant().notNull(),
  },
  (table) => [index().on(table.expiresAt)],
)

/** Counters shared by all instances. Unlogged (see the migration): a crash only resets the counts. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text().primaryKey(),
    points: integer().notNull(),
    expire: instant(),
  },
  (table) => [index().on(table.expire)],
)
