import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** Messages of the contact form. One counts once `confirmed_at` is set: by captcha, or by the emailed link. */
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
    /** Created by the client, so that submitting twice stores one message. */
    idempotencyKey: text().unique(),
    confirmHash: text().unique(),
    confirmExpiresAt: instant(),
    confirmedAt: instant(),
    /** The campaign parameters of the visit (utm and similar), nothing personal. */
    source: jsonb().$type<Record<string, string>>().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [index().on(table.createdAt), index().on(table.email)],
)
