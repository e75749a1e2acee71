import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { users } from './users.ts'

/**
 * Somebody who contacted us: one row for each email address. Each request of theirs is a contact; each note or answer
 * of ours is an entry.
 */
export const leads = pgTable(
  'leads',
  {
    id: uuid().primaryKey(),
    /** In lower case, so that one mailbox is one lead. */
    email: text().notNull().unique(),
    /** The fullest that was given; empty if never given. */
    name: text().notNull(),
    state: text({ enum: ['new', 'in-hand', 'answered', 'closed'] })
      .notNull()
      .default('new'),
    assigneeId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** Increases with every change, so that a change based on an older version is refused. */
    revision: integer().notNull().default(0),
    firstAt: instant().notNull(),
    lastAt: instant().notNull(),
    /** The oldest contact that nobody has replied to. */
    waitingSince: instant(),
    firstReplyAt: instant(),
    /** The staff member who is writing an answer, and when that claim expires. */
    lockedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    lockedUntil: instant(),
  },
  (table) => [
    index('leads_by_last').on(table.lastAt, table.id),
    index('leads_by_state').on(table.state, table.lastAt, table.id),
  ],
)

/** One request of a lead. Its id is that of the message, booking or unfinished booking it came from. */
export const leadContacts = pgTable(
  'lead_contacts',
  {
    id: uuid().primaryKey(),
    leadId: uuid()
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['message', 'booking', 'unfinished', 'share'] }).notNull(),
    at: instant().notNull(),
    /** The campaign parameters of the visit, and where the request came in. */
    source: jsonb().$type<Record<string, string>>().notNull(),
    /** For a shared calculation: its URL, which contains the whole calculation. */
    about: text().notNull().default(''),
  },
  (table) => [index().on(table.leadId, table.at), index().on(table.at)],
)

/** Notes about a lead and answers to it. Never changed; the author's name stays when the account is deleted. */
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
