import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** Anonymous counts of what visitors did: no address, no identifier, no free text. */
export const events = pgTable(
  'events',
  {
    id: uuid().primaryKey(),
    category: text().notNull(),
    label: text().notNull(),
    /** The page it happened on, without its query. */
    path: text().notNull(),
    /** The campaign in the URL of a page view; `direct` if there is none. */
    source: text().notNull().default('direct'),
    createdAt: instant().notNull(),
  },
  (table) => [index().on(table.createdAt), index().on(table.category, table.label)],
)
