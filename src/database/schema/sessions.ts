import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { companies } from './companies.ts'
import { users } from './users.ts'

/** Who is signed in, in which outlet, and when they last proved it. Only hashes of tokens are stored. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    companyId: uuid().references(() => companies.id, { onDelete: 'cascade' }),
    /** The outlet chosen last; each request names its own outlet, which is checked. */
    activeOutletId: uuid(),
    accessHash: text().notNull().unique(),
    partnerHash: text().notNull().unique(),
    accessExpiresAt: instant().notNull(),
    /** The session ends at this time, however much it is used. */
    expiresAt: instant().notNull(),
    lastSeenAt: instant().notNull(),
    /** When a password, passkey, code or provider last proved the identity. */
    provedAt: instant().notNull(),
    method: text().notNull(),
    device: text().notNull(),
    /** Shortened to its network after 30 days. */
    ip: text(),
    /** The staff member who acts for the merchant in this session. */
    actorId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    /** The admin session that this one was started from; this one ends when that one does. */
    parentId: uuid().references((): AnyPgColumn => sessions.id, { onDelete: 'cascade' }),
    createdAt: instant().notNull(),
    endedAt: instant(),
    endedBecause: text(),
  },
  (table) => [
    index().on(table.userId),
    index().on(table.expiresAt),
    index().on(table.parentId),
    check('sessions_actor_is_another', sql`${table.actorId} is null or ${table.actorId} <> ${table.userId}`),
  ],
)

/** Each refresh uses one token and creates the next. A used token that comes back was stolen: the session ends. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    hash: text().primaryKey(),
    sessionId: uuid()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    expiresAt: instant().notNull(),
    usedAt: instant(),
    createdAt: instant().notNull(),
  },
  (table) => [index().on(table.sessionId)],
)

/**
 * Links and codes: random, hashed, for one purpose and one subject, single-use, short-lived. A new one replaces the
 * older one of the same purpose and subject.
 */
export const oneTimeTokens = pgTable(
  'one_time_tokens',
  {
    id: uuid().primaryKey(),
    purpose: text().notNull(),
    /** A user id, an email address or a browser. */
    subject: text().notNull(),
    hash: text().notNull().unique(),
    data: jsonb().$type<Record<string, unknown>>().notNull(),
    /** Remaining attempts, for codes short enough to guess. */
    triesLeft: integer(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
    createdAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('one_time_tokens_open')
      .on(table.purpose, table.subject)
      .where(sql`${table.usedAt} is null`),
    index().on(table.expiresAt),
  ],
)
