import { boolean, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** One check of one part in one minute. Kept for a week; the days below are kept for longer. */
export const statusChecks = pgTable(
  'status_checks',
  {
    part: text().notNull(),
    minute: instant().notNull(),
    ok: boolean().notNull(),
    milliseconds: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.part, table.minute] }), index().on(table.minute)],
)

/** The checks of a day, in UTC, added up while they are written. */
export const statusDays = pgTable(
  'status_days',
  {
    part: text().notNull(),
    day: date({ mode: 'string' }).notNull(),
    checks: integer().notNull(),
    failed: integer().notNull(),
    slowest: integer().notNull(),
    firstAt: instant().notNull(),
    lastAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.part, table.day] }), index().on(table.day)],
)

/** What staff tell about an outage on the status page. */
export const incidents = pgTable(
  'incidents',
  {
    id: uuid().primaryKey(),
    title: text().notNull(),
    text: text().notNull(),
    state: text({ enum: ['investigating', 'identified', 'watching', 'resolved'] }).notNull(),
    beganAt: instant().notNull(),
    endedAt: instant(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [index().on(table.beganAt)],
)
