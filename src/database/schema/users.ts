import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'

const instant = () => timestamp({ withTimezone: true })

/** A person who can sign in. What they may do comes from their memberships, never from here. */
export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey(),
    /** In lower case, so that one mailbox is one account. */
    email: text().notNull().unique(),
    /** Null for somebody who came through Google and never chose a password. */
    passwordHash: text(),
    passwordChangedAt: instant(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    phoneCode: text(),
    phoneNo: text(),
    emailVerifiedAt: instant(),
    termsVersion: text().notNull(),
    termsAt: instant().notNull(),
    /** Where they came from (utm and such), for the funnel. */
    source: jsonb().$type<Record<string, string>>().notNull(),
    /** Whether staff may look into the account at all; the merchant decides. */
    staffAccess: boolean().notNull().default(true),
    isStaff: boolean().notNull().default(false),
    /** Passwords from unknown devices are refused until then, after too many wrong ones. */
    pausedUntil: instant(),
    disabledAt: instant(),
    /** Erasure was asked for; it happens at this time unless it is taken back. */
    eraseAt: instant(),
    /** Names and addresses of the shops they work in. Triggers on memberships and outlets write it; nothing else does. */
    shopWords: text().notNull().default(''),
    /** What the staff desk searches in: a space, then name, e-mail and shops, in lower case. */
    words: text()
      .notNull()
      .generatedAlwaysAs(
        sql`' ' || lower("first_name" || ' ' || "last_name" || ' ' || "email" || ' ' || "shop_words")`,
      ),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    check('users_email_is_lower_case', sql`${table.email} = lower(${table.email})`),
    // The staff desk's list: one index for each order, one for looking anywhere inside, one for signs that are rare
    // there (no part of three letters need be in "%"), one for the few accounts that are closed to us. Without the
    // waiting list that is usual for such indexes a search costs the same at any hour.
    index('users_by_first_name').on(sql`lower(${table.firstName})`, table.id),
    index('users_by_last_name').on(sql`lower(${table.lastName})`, table.id),
    index('users_by_joining').on(table.createdAt, table.id),
    index('users_words')
      .using('gin', sql`${table.words} gin_trgm_ops`)
      .with({ fastupdate: false }),
    index('users_rare_signs')
      .using('gin', sql`rare_signs(${table.words})`)
      .with({ fastupdate: false }),
    index('users_closed')
      .on(table.createdAt, table.id)
      .where(sql`not ${table.staffAccess}`),
  ],
)

/** A person at an identity provider: `(issuer, subject)` is who they are, the address is only what they said. */
export const identities = pgTable(
  'identities',
  {
    issuer: text().notNull(),
    subject: text().notNull(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    createdAt: instant().notNull(),
    lastUsedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.issuer, table.subject] }), index().on(table.userId)],
)

export const passkeys = pgTable(
  'passkeys',
  {
    /** The credential's own id, base64url. */
    id: text().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    publicKey: text().notNull(),
    /** Unsigned, 32 bits. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: jsonb().$type<string[]>().notNull(),
    backedUp: boolean().notNull(),
    createdAt: instant().notNull(),
    lastUsedAt: instant(),
  },
  (table) => [index().on(table.userId)],
)

/** The authenticator app. Counts once `confirmed_at` is set; `last_step` refuses a code that was used. */
export const totpSecrets = pgTable('totp_secrets', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  secretEnc: text().notNull(),
  lastStep: integer().notNull().default(0),
  confirmedAt: instant(),
  createdAt: instant().notNull(),
})

export const backupCodes = pgTable(
  'backup_codes',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    codeHash: text().notNull(),
    usedAt: instant(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
)

/** Browsers that have signed in before: they keep working while strangers guess. */
export const knownDevices = pgTable(
  'known_devices',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    deviceHash: text().notNull(),
    label: text().notNull(),
    createdAt: instant().notNull(),
    lastSeenAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.deviceHash] })],
)
