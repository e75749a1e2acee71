import {
  boolean,
  foreignKey,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import type { Role } from './companies.ts'
import { companies, memberships, ofOwnOutlet, outlets } from './companies.ts'
import { users } from './users.ts'

const instant = () => timestamp({ withTimezone: true })

const companyId = () =>
  uuid()
    .notNull()
    .references(() => companies.id, { onDelete: 'cascade' })

/** How the portal speaks to this company. One row, made when it is first changed. */
export const companySettings = pgTable('company_settings', {
  companyId: companyId().primaryKey(),
  language: text().notNull(),
  timeZone: text().notNull(),
  currencySymbol: text().notNull(),
  /** Which mails its people want. */
  notifications: jsonb().$type<Record<string, boolean>>().notNull(),
  updatedAt: instant().notNull(),
})

/** Who the company is on paper. */
export const companyProfiles = pgTable('company_profiles', {
  companyId: companyId().primaryKey(),
  legalName: text().notNull(),
  taxId: text().notNull(),
  address: text().notNull(),
  country: text().notNull(),
  /** A small picture as a data address, checked and re-encoded by nobody: PNG, JPEG or WebP by its first bytes. */
  logo: text(),
  updatedAt: instant().notNull(),
})

/** A domain that the company says is its own, and the record in its zone that proves it. */
export const companyDomains = pgTable(
  'company_domains',
  {
    id: uuid().primaryKey(),
    companyId: companyId(),
    /** Of the same company; see the migration, because only SQL can set one column of two to null. */
    outletId: uuid().references(() => outlets.id, { onDelete: 'set null' }),
    domain: text().notNull(),
    /** The text that the record must hold. */
    proof: text().notNull(),
    verifiedAt: instant(),
    checkedAt: instant(),
    createdAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('company_domains_own').on(table.companyId, table.domain),
    // Anybody may claim; one can prove.
    uniqueIndex('company_domains_proved')
      .on(table.domain)
      .where(sql`${table.verifiedAt} is not null`),
  ],
)

export const departments = pgTable(
  'departments',
  {
    id: uuid().primaryKey(),
    companyId: companyId(),
    name: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    unique('departments_of_company').on(table.companyId, table.id),
    uniqueIndex('departments_name').on(table.companyId, sql`lower(${table.name})`),
  ],
)

export const departmentMembers = pgTable(
  'department_members',
  {
    companyId: companyId(),
    departmentId: uuid().notNull(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.departmentId, table.userId] }),
    index().on(table.userId),
    foreignKey({
      name: 'department_members_own_department',
      columns: [table.companyId, table.departmentId],
      foreignColumns: [departments.companyId, departments.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'department_members_of_member',
      columns: [table.companyId, table.userId],
      foreignColumns: [memberships.companyId, memberships.userId],
    }).onDelete('cascade'),
  ],
)

/** An open door for one address, until it is used, taken back or too old. The link's secret is kept as a hash. */
export const invitations = pgTable(
  'invitations',
  {
    id: uuid().primaryKey(),
    companyId: companyId(),
    email: text().notNull(),
    role: text().$type<Role>().notNull(),
    outletIds: jsonb().$type<string[]>().notNull(),
    hash: text().notNull().unique(),
    invitedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    expiresAt: instant().notNull(),
    acceptedAt: instant(),
    revokedAt: instant(),
    createdAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('invitations_open')
      .on(table.companyId, table.email)
      .where(sql`${table.acceptedAt} is null and ${table.revokedAt} is null`),
  ],
)

/** How one module is set up in one outlet. */
export const moduleSettings = pgTable(
  'module_settings',
  {
    companyId: companyId(),
    outletId: uuid().notNull(),
    slug: text().notNull(),
    values: jsonb().$type<Record<string, string | number | boolean>>().notNull(),
    /** Shows invented figures, so that an empty module can be understood. */
    showsSamples: boolean().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.outletId, table.slug] }),
    ofOwnOutlet('module_settings_own_outlet', table),
  ],
)
