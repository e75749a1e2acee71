import { customType, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })
const instant = () => timestamp({ withTimezone: true })

/** Who serves modules elsewhere and may call for money. */
export const hosts = pgTable('hosts', {
  id: text().primaryKey(),
  slugs: text().array().notNull(),
  origin: text().notNull(),
  disabledAt: instant(),
  createdAt: instant().notNull(),
})

/** The public half of a host's keys. Two may be valid while one is replaced. */
export const hostKeys = pgTable(
  'host_keys',
  {
    hostId: text()
      .notNull()
      .references(() => hosts.id),
    kid: text().notNull(),
    publicKey: bytes().notNull(),
    startsAt: instant().notNull(),
    endsAt: instant().notNull(),
    revokedAt: instant(),
  },
  (table) => [primaryKey({ columns: [table.hostId, table.kid] })],
)
