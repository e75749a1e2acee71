import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { ofOutlet, ofOwnOutlet } from './companies.ts'

/**
 * Customer accounts of stores. Nothing here says who a shopper is: a customer and an order are Shopify's numbers, secrets
 * are hashes. The role `infiniti_shopper` sees the rows of one store and one customer or order (`policies/shoppers.sql`).
 */

/** The address and the look of an outlet's customer account. */
export const accountHosts = pgTable(
  'account_hosts',
  {
    ...ofOutlet,
    outletId: uuid().primaryKey(),
    /** The first part of the host's name. */
    slug: text().notNull().unique(),
    isOn: boolean().notNull(),
    theme: text().notNull(),
    brandName: text().notNull(),
    colour: text(),
    logo: text(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    index().on(table.companyId),
    ofOwnOutlet('account_hosts_own_outlet', table),
    check('account_hosts_slug', sql`${table.slug} ~ '^[a-z0-9][a-z0-9-]{1,38}[a-z0-9]$'`),
  ],
)

export type ShopperWay = 'link' | 'code' | 'shopify'

/** One sign-in of one browser at one store: for one customer, or by a link for one order. */
export const shopperSessions = pgTable(
  'shopper_sessions',
  {
    id: uuid().primaryKey(),
    ...ofOutlet,
    secretHash: text().notNull().unique(),
    way: text().$type<ShopperWay>().notNull(),
    customerId: bigint({ mode: 'number' }),
    orderId: bigint({ mode: 'number' }),
    device: text().notNull(),
    createdAt: instant().notNull(),
    lastSeenAt: instant().notNull(),
    expiresAt: instant().notNull(),
    endedAt: instant(),
  },
  (table) => [
    index().on(table.outletId, table.customerId),
    index().on(table.outletId, table.orderId),
    index().on(table.expiresAt),
    ofOwnOutlet('shopper_sessions_own_outlet', table),
    check('shopper_sessions_one_subject', sql`(${table.customerId} is null) <> (${table.orderId} is null)`),
  ],
)

/** A one-time code on its way. The customer is filled in by the job that sends it; an unknown address stays without one. */
export const shopperCodes = pgTable(
  'shopper_codes',
  {
    /** Hash of what the browser was told. */
    requestHash: text().primaryKey(),
    ...ofOutlet,
    codeHash: text().notNull(),
    /** Where the code goes, sealed; emptied once it is sent. */
    contactEnc: text().notNull(),
    customerId: bigint({ mode: 'number' }),
    triesLeft: integer().notNull(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (table) => [
    index().on(table.expiresAt),
    index().on(table.outletId, table.customerId),
    ofOwnOutlet('shopper_codes_own_outlet', table),
  ],
)

/** A link that opens one order; or, for a test by the merchant, the account of one customer. */
export const orderLinks = pgTable(
  'order_links',
  {
    hash: text().primaryKey(),
    ...ofOutlet,
    orderId: bigint({ mode: 'number' }).notNull(),
    /** `#1042` */
    orderName: text().notNull(),
    customerId: bigint({ mode: 'number' }),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [
    index().on(table.outletId, table.orderId),
    index().on(table.expiresAt),
    ofOwnOutlet('order_links_own_outlet', table),
  ],
)
