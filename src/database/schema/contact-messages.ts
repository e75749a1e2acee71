import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** What people write to us. A message counts once `confirmed_at` is set: by captcha, or by the mailed link. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: uuid().primaryKey(),
    reference: text().notNull().unique(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    email: text().notNull(),
    phoneNumber: text().notNull(),
    websiteUrl: text().notNull(),
    message: text().notNull(),
    /** Made by the client: the same submission twice is one message. */
    idempotencyKey: text().unique(),
    confirmHash: text().unique(),
    confirmExpiresAt: timestamp({ withTimezone: true }),
    confirmedAt: timestamp({ withTimezone: true }),
    /** Where the visitor came from (utm and such), never who they are. */
    source: jsonb().$type<Record<string, string>>().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.createdAt), index().on(table.email)],
)
