import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { companies } from './companies.ts'
import { users } from './users.ts'

const instant = () => timestamp({ withTimezone: true })

/** Authority lives here: who is asking, for which outlet, and how sure we are. Only hashes of tokens are kept. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    companyId: uuid().references(() => companies.id, { onDelete: 'cascade' }),
    /** The outlet that the last switch chose; each request names its own and is checked. */
    activeOutletId: uuid(),
    accessHash: text().notNull().unique(),
    partnerHash: text().notNull().unique(),
    accessExpiresAt: instant().notNull(),
    /** The end that no use can move. */
    expiresAt: instant().notNull(),
    lastSeenAt: instant().notNull(),
    /** When a password, passkey, code or provider last proved who this is. */
    provedAt: instant().notNull(),
    method: text().notNull(),
    device: text().notNull(),
    /** Cut to its network after 30 days. */
    ip: text(),
    /** The member of staff who acts here in place of the merchant. */
    actorId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    /** The session at the staff desk that this one hangs on: it ends with it. */
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

/** Each refresh uses one up and makes the next. A used one that comes back was stolen: the session ends. */
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
 * Every link and code: random, hashed, for one purpose and one subject, once, not for long. A newer one of the
 * same purpose and subject takes the place of the older.
 */
export const oneTimeTokens = pgTable(
  'one_time_tokens',
  {
    id: uuid().primaryKey(),
    purpose: text().notNull(),
    /** Whom it is for: a user id, a mail address, a browser. */
    subject: text().notNull(),
    hash: text().notNull().unique(),
    data: jsonb().$type<Record<string, unknown>>().notNull(),
    /** Wrong guesses left, for codes short enough to guess. */
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
