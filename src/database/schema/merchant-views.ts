import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { users } from './users.ts'

/** Saved filters of the merchant list: private to one staff member, or shared with all. */
export const merchantViews = pgTable(
  'merchant_views',
  {
    id: uuid().primaryKey(),
    ownerId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    search: text().notNull(),
    state: text().notNull(),
    sort: text().notNull(),
    isShared: boolean().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('merchant_views_name').on(table.ownerId, sql`lower(${table.name})`),
    index('merchant_views_shared')
      .on(table.name)
      .where(sql`${table.isShared}`),
  ],
)
