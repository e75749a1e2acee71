import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { users } from './users.ts'

/** Notes of staff about a merchant. The author's name stays when the account is deleted. */
export const staffNotes = pgTable(
  'staff_notes',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    authorId: uuid().references(() => users.id, { onDelete: 'set null' }),
    author: text().notNull(),
    text: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [index().on(table.userId, table.createdAt)],
)
