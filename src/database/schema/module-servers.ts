import { sql } from 'drizzle-orm'
import { check, customType, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })
/** Who serves modules elsewhere and may call for money. */
export const moduleServers = pgTable('module_servers', {
  id: text().primaryKey(),
  slugs: text().array().notNull(),
  origin: text().notNull(),
  disabledAt: instant(),
  createdAt: instant().notNull(),
})

/** The public half of a module server's keys. Two may be valid while one is replaced. */
export const moduleServerKeys = pgTable(
  'module_server_keys',
  {
    moduleServerId: text()
      .notNull()
      .references(() => moduleServers.id),
    kid: text().notNull(),
    publicKey: bytes().notNull(),
    startsAt: instant().notNull(),
    endsAt: instant().notNull(),
    revokedAt: instant(),
    /** The person who added it, and the second one without whom it opens nothing. */
    addedBy: uuid(),
    approvedBy: uuid(),
    approvedAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.moduleServerId, table.kid] }),
    check(
      'module_server_keys_two_people',
      sql`${table.approvedBy} is null or ${table.approvedBy} <> ${table.addedBy}`,
    ),
  ],
)
