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
  uuid,
} from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** A person who can sign in. Permissions come from memberships, not from here. */
export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey(),
    /** In lower case, so that one mailbox is one account. */
    email: text().notNull().unique(),
    /** Null for somebody who signed up with Google and never set a password. */
    passwordHash: text(),
    passwordChangedAt: instant(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    phoneCode: text(),
    phoneNo: text(),
    emailVerifiedAt: instant(),
    termsVersion: text().notNull(),
    termsAt: instant().notNull(),
    /** The campaign parameters of the sign-up (utm and similar), for the funnel. */
    source: jsonb().$type<Record<string, string>>().notNull(),
    /** Whether the merchant allows staff to open the account. */
    staffAccess: boolean().notNull().default(true),
    isStaff: boolean().notNull().default(false),
    /** After too many wrong passwords, those from unknown devices are refused until this time. */
    pausedUntil: instant(),
    disabledAt: instant(),
    /** When the account will be erased, if the merchant asked for it and does not cancel. */
    eraseAt: instant(),
    /** Names and addresses of their shops. Written only by triggers on memberships and outlets. */
    shopWords: text().notNull().default(''),
    /** The text that staff search: a space, then name, email, shops and phone number, in lower case. */
    words: text()
      .notNull()
      .generatedAlwaysAs(
        sql`' ' || lower("first_name" || ' ' || "last_name" || ' ' || "email" || ' ' || "shop_words" || ' ' || coalesce("phone_code", '') || coalesce("phone_no", ''))`,
      ),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    check('users_email_is_lower_case', sql`${table.email} = lower(${table.email})`),
    // For the merchant list: one index for each order, one for accounts that do not allow staff, one by trigrams, and
    // one for rare characters, because a term such as "%" has no trigram. `fastupdate` is off: its list of pending
    // entries would make searches slower until the next vacuum.
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

/** An account at an identity provider. `(issuer, subject)` identifies it; the email is only informative. */
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
    /** The credential id, base64url. */
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

/** The authenticator app. Active once `confirmed_at` is set; `last_step` prevents the reuse of a code. */
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

/** Browsers that have signed in before. They can still sign in while somebody else guesses passwords. */
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
