import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Mail waits here, in the transaction that caused it, until the mail server has taken it. */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: uuid().primaryKey(),
    /** One cause, one mail: queuing the same key again changes nothing. */
    dedupeKey: text().notNull().unique(),
    recipient: text().notNull(),
    template: text().notNull(),
    data: jsonb().$type<object>().notNull(),
    /** Rendered once, so that every attempt sends the very same letter. */
    subject: text(),
    html: text(),
    text: text(),
    attempts: integer().notNull().default(0),
    lastError: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    sentAt: timestamp({ withTimezone: true }),
  },
  // The few that wait are counted at every look of the collector.
  (table) => [
    index('mail_outbox_waiting')
      .on(table.createdAt)
      .where(sql`${table.sentAt} is null`),
  ],
)
