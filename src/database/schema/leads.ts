import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from './users.ts'

const instant = () => timestamp({ withTimezone: true })

/**
 * Somebody who wants something of us: one row for each address, however often they come. What they wanted are its
 * contacts; what we did about it are its entries.
 */
export const leads = pgTable(
  'leads',
  {
    id: uuid().primaryKey(),
    /** In lower case: two spellings of one mailbox are one person. */
    email: text().notNull().unique(),
    /** As they gave it last; empty while they have not. */
    name: text().notNull(),
    state: text({ enum: ['new', 'in-hand', 'answered', 'closed'] })
      .notNull()
      .default('new'),
    assigneeId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** Rises with every change, so that an act on what somebody saw earlier can be told and refused. */
    revision: integer().notNull().default(0),
    firstAt: instant().notNull(),
    lastAt: instant().notNull(),
    /** The oldest contact that nobody has replied to. */
    waitingSince: instant(),
    firstReplyAt: instant(),
    /** Who is writing an answer at this moment, and until when that is believed. */
    heldBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    heldUntil: instant(),
  },
  (table) => [
    index('leads_by_last').on(table.lastAt, table.id),
    index('leads_by_state').on(table.state, table.lastAt, table.id),
  ],
)

/** One thing that a lead wanted. Its id is that of the message, the booking or the lead of a booking behind it. */
export const leadContacts = pgTable(
  'lead_contacts',
  {
    id: uuid().primaryKey(),
    leadId: uuid()
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['message', 'booking', 'unfinished', 'share'] }).notNull(),
    at: instant().notNull(),
    /** The campaign marks of the link that brought them, and the way it came in. */
    source: jsonb().$type<Record<string, string>>().notNull(),
    /** Of a shared calculation, which is kept nowhere else: its address, which is all of it. */
    about: text().notNull().default(''),
  },
  (table) => [index().on(table.leadId, table.at), index().on(table.at)],
)

/** What staff wrote about a lead, or to it. Added, never changed; the author's name stays when the account goes. */
export const leadEntries = pgTable(
  'lead_entries',
  {
    id: uuid().primaryKey(),
    leadId: uuid()
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['note', 'answer'] }).notNull(),
    authorId: uuid().references(() => users.id, { onDelete: 'set null' }),
    author: text().notNull(),
    /** Of an answer. */
    subject: text().notNull().default(''),
    text: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [index().on(table.leadId, table.createdAt)],
)
