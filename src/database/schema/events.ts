import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** What visitors did, counted without knowing who they are: no address, no identifier, no free text. */
export const events = pgTable(
  'events',
  {
    id: uuid().primaryKey(),
    category: text().notNull(),
    label: text().notNull(),
    /** The page it happened on, without its query. */
    path: text().notNull(),
    /** The campaign that the address named, for page views; `direct` where it named none. */
    source: text().notNull().default('direct'),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.createdAt), index().on(table.category, table.label)],
)
