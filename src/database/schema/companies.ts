import { sql } from 'drizzle-orm'
import {
  check,
  foreignKey,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
  type PgColumn,
} from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { users } from './users.ts'

/**
 * Tables that belong to one company. Row-level security (see the migration) shows the role `infiniti_tenant` only the
 * rows of the company that `withTenant` in `domain/tenant.server.ts` has set.
 */

export type Role = 'owner' | 'admin' | 'marketer' | 'support' | 'analyst'

export const companies = pgTable('companies', {
  id: uuid().primaryKey(),
  name: text().notNull(),
  createdAt: instant().notNull(),
})

export const companyId = () =>
  uuid()
    .notNull()
    .references(() => companies.id, { onDelete: 'cascade' })

export const memberships = pgTable(
  'memberships',
  {
    companyId: companyId(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text().$type<Role>().notNull(),
    /** When the member last chose this company: somebody with several starts in the one chosen last. */
    chosenAt: instant(),
    createdAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.userId] }), index().on(table.userId)],
)

export const outlets = pgTable(
  'outlets',
  {
    id: uuid().primaryKey(),
    companyId: companyId(),
    outletName: text().notNull(),
    webUrl: text(),
    platform: text().$type<'shopify' | 'manual'>(),
    apiKey: text().notNull().unique(),
    archivedAt: instant(),
    createdAt: instant().notNull(),
  },
  (table) => [
    unique('outlets_of_company').on(table.companyId, table.id),
    index().on(table.companyId),
    // Unique within one company only: the grant of the shop proves which company owns it.
    uniqueIndex('outlets_web_url')
      .on(table.companyId, table.webUrl)
      .where(sql`${table.archivedAt} is null`),
    index().on(table.webUrl),
    check('outlets_platform', sql`${table.platform} in ('shopify', 'manual')`),
  ],
)

/** Columns of a table whose rows belong to an outlet. */
export const ofOutlet = { outletId: uuid().notNull(), companyId: companyId() }

/** References an outlet of the same company; row-level security checks the row but not what it references. */
export const ofOwnOutlet = (name: string, table: { companyId: PgColumn; outletId: PgColumn }) =>
  foreignKey({
    name,
    columns: [table.companyId, table.outletId],
    foreignColumns: [outlets.companyId, outlets.id],
  }).onDelete('cascade')

/** Who may work in which outlet. */
export const userOutlets = pgTable(
  'user_outlets',
  {
    companyId: companyId(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    outletId: uuid().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.outletId] }),
    index().on(table.outletId),
    foreignKey({
      name: 'user_outlets_of_member',
      columns: [table.companyId, table.userId],
      foreignColumns: [memberships.companyId, memberships.userId],
    }).onDelete('cascade'),
    ofOwnOutlet('user_outlets_own_outlet', table),
  ],
)

export const moduleInstalls = pgTable(
  'module_installs',
  {
    companyId: companyId(),
    outletId: uuid().notNull(),
    slug: text().notNull(),
    installedAt: instant().notNull(),
    /** WhatsApp's alone: what its calls name this outlet by. Like an outlet's key it is public. */
    projectKey: text(),
    installedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    primaryKey({ columns: [table.outletId, table.slug] }),
    ofOwnOutlet('module_installs_own_outlet', table),
  ],
)

/** A shop that has granted us access, which proves that it belongs to this company. */
export const shopifyGrants = pgTable(
  'shopify_grants',
  {
    shop: text().primaryKey(),
    companyId: companyId(),
    outletId: uuid().notNull(),
    tokenEnc: text().notNull(),
    scopes: text().notNull(),
    shopDetails: jsonb().$type<Record<string, string>>().notNull(),
    grantedAt: instant().notNull(),
    /** When its token must be renewed; null if the token does not expire. */
    renewAt: instant(),
    /** When the shop revoked its grant; reconnecting clears this. */
    revokedAt: instant(),
  },
  (table) => [
    index().on(table.companyId),
    index().on(table.renewAt),
    ofOwnOutlet('shopify_grants_own_outlet', table),
  ],
)
