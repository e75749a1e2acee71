import {
  foreignKey,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { instant } from './columns.ts'
import { companyId, memberships, outlets, type Role } from './companies.ts'
import { users } from './users.ts'

/** Language, time zone, currency and notifications of a company. The row is created by the first change. */
export const companySettings = pgTable('company_settings', {
  companyId: companyId().primaryKey(),
  language: text().notNull(),
  timeZone: text().notNull(),
  currencySymbol: text().notNull(),
  /** Which emails its people want. */
  notifications: jsonb().$type<Record<string, boolean>>().notNull(),
  updatedAt: instant().notNull(),
})

/** The legal details of a company. */
export const companyProfiles = pgTable('company_profiles', {
  companyId: companyId().primaryKey(),
  legalName: text().notNull(),
  taxId: text().notNull(),
  address: text().notNull(),
  country: text().notNull(),
  /** A small picture as a data URL: PNG, JPEG or WebP by its first bytes, not checked further and not re-encoded. */
  logo: text(),
  updatedAt: instant().notNull(),
})

/** A domain that the company claims, and the DNS record that proves it. */
export const companyDomains = pgTable(
  'company_domains',
  {
    id: uuid().primaryKey(),
    companyId: companyId(),
    /** Of the same company. The reference is in the migration: it sets one of its two columns to null. */
    outletId: uuid().references(() => outlets.id, { onDelete: 'set null' }),
    domain: text().notNull(),
    /** The text that the DNS record must contain. */
    proof: text().notNull(),
    verifiedAt: instant(),
    checkedAt: instant(),
    createdAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('company_domains_own').on(table.companyId, table.domain),
    // Several companies may claim a domain, but only one can prove it.
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

/** An invitation for one email address, until it is used, revoked or expired. Only the hash of its link is stored. */
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
