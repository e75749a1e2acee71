import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** Emails are stored here in the transaction that caused them, until the mail server has accepted them. */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: uuid().primaryKey(),
    /** Queuing the same key again sends no second email. */
    dedupeKey: text().notNull().unique(),
    recipient: text().notNull(),
    template: text().notNull(),
    data: jsonb().$type<object>().notNull(),
    /** Rendered once, so that every attempt sends the same email. */
    subject: text(),
    html: text(),
    text: text(),
    attempts: integer().notNull().default(0),
    lastError: text(),
    createdAt: instant().notNull(),
    sentAt: instant(),
  },
  // Waiting emails are counted each time the metrics are read.
  (table) => [
    index('mail_outbox_waiting')
      .on(table.createdAt)
      .where(sql`${table.sentAt} is null`),
  ],
)
