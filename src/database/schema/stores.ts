import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { companyId, ofOwnOutlet } from './companies.ts'

/**
 * What is copied from a merchant's store. Row-level security shows these tables to the tenant role for its own company;
 * the tables without a company are for our jobs alone, and the migration takes them away from that role.
 */

const storeId = () => bigint({ mode: 'number' }).notNull()
const money = () => numeric({ precision: 20, scale: 4 }).notNull()

export const storeOrders = pgTable(
  'store_orders',
  {
    outletId: uuid().notNull(),
    id: storeId(),
    companyId: companyId(),
    name: text().notNull(),
    createdAt: instant().notNull(),
    processedAt: instant().notNull(),
    updatedAt: instant().notNull(),
    /** The day of `processedAt` in the store's own zone. */
    day: date().notNull(),
    currency: text().notNull(),
    total: money(),
    refunded: money(),
    items: integer().notNull(),
    financial: text().notNull(),
    /** Paid for at the door. One that is paid online after all is none. */
    isCash: boolean().notNull(),
    fulfilment: text().notNull(),
    returnStatus: text().notNull(),
    cancelledAt: instant(),
    deliveredAt: instant(),
    customerId: bigint({ mode: 'number' }),
    source: text().notNull(),
    test: boolean().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.outletId, table.id] }),
    index().on(table.outletId, table.day),
    index().on(table.outletId, table.customerId),
    // The merchant's list, newest first.
    index().on(table.outletId, table.processedAt, table.id),
    // The search of staff, by the number on the order.
    index().on(table.name),
    ofOwnOutlet('store_orders_own_outlet', table),
  ],
)

/** A part of an order. `asOf` is when it was read: an older reading never replaces a newer one. */
const orderPart = {
  outletId: uuid().notNull(),
  id: storeId(),
  orderId: storeId(),
  companyId: companyId(),
}

export const storeOrderLines = pgTable(
  'store_order_lines',
  {
    ...orderPart,
    productId: bigint({ mode: 'number' }),
    title: text().notNull(),
    quantity: integer().notNull(),
    currentQuantity: integer().notNull(),
    total: money(),
    asOf: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.outletId, table.id] }),
    index().on(table.outletId, table.orderId),
    ofOwnOutlet('store_order_lines_own_outlet', table),
  ],
)

export const storeRefunds = pgTable(
  'store_refunds',
  { ...orderPart, createdAt: instant().notNull(), day: date().notNull(), amount: money() },
  (table) => [
    primaryKey({ columns: [table.outletId, table.id] }),
    index().on(table.outletId, table.orderId),
    index().on(table.outletId, table.day),
    ofOwnOutlet('store_refunds_own_outlet', table),
  ],
)

export const storeReturns = pgTable(
  'store_returns',
  {
    ...orderPart,
    createdAt: instant().notNull(),
    day: date().notNull(),
    status: text().notNull(),
    quantity: integer().notNull(),
    asOf: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.outletId, table.id] }),
    index().on(table.outletId, table.orderId),
    index().on(table.outletId, table.day),
    ofOwnOutlet('store_returns_own_outlet', table),
  ],
)

/** A number and how often it ordered: nothing about who it is. */
export const storeCustomers = pgTable(
  'store_customers',
  {
    outletId: uuid().notNull(),
    id: storeId(),
    companyId: companyId(),
    createdAt: instant().notNull(),
    /** As the store counts, also what lies before the days that we may see. */
    orders: integer().notNull(),
    asOf: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.outletId, table.id] }),
    // The merchant's list, newest first.
    index().on(table.outletId, table.createdAt, table.id),
    ofOwnOutlet('store_customers_own_outlet', table),
  ],
)

/** One day of one store, always computed whole from the rows above. */
export const storeDays = pgTable(
  'store_days',
  {
    outletId: uuid().notNull(),
    day: date().notNull(),
    companyId: companyId(),
    orders: integer().notNull(),
    items: integer().notNull(),
    gross: money(),
    refunds: money(),
    cancelled: integer().notNull(),
    returns: integer().notNull(),
    newCustomers: integer().notNull(),
    cameBack: integer().notNull(),
    /** Of the orders: paid in cash; of those, not delivered yet; and by somebody who had ordered before. */
    cashOrders: integer().notNull(),
    cashUndelivered: integer().notNull(),
    repeatOrders: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.outletId, table.day] }),
    ofOwnOutlet('store_days_own_outlet', table),
  ],
)

/** What one product sold on one day, computed whole with the day. */
export const storeProductDays = pgTable(
  'store_product_days',
  {
    outletId: uuid().notNull(),
    day: date().notNull(),
    productId: storeId(),
    companyId: companyId(),
    title: text().notNull(),
    orders: integer().notNull(),
    quantity: integer().notNull(),
    gross: money(),
  },
  (table) => [
    primaryKey({ columns: [table.outletId, table.day, table.productId] }),
    ofOwnOutlet('store_product_days_own_outlet', table),
  ],
)

/** One bulk file that is asked for, waited for and read. */
export interface ImportPart {
  kind: 'orders' | 'changes' | 'customers'
  /** ISO times: which orders, by when they were placed (or changed, for `changes`). */
  from: string
  until?: string
  operation?: string
  startedAt?: string
  state: 'open' | 'running' | 'read'
  /** When its file could not be had or read for the first time; told until it is read. */
  failedAt?: string
  /** While somebody reads the file: nobody else begins before this time. */
  readingUntil?: string
  total: number
  done: number
  halved: number
}

/** How far the copy of one store is. */
export const storeSyncs = pgTable(
  'store_syncs',
  {
    outletId: uuid().primaryKey(),
    companyId: companyId(),
    shop: text().notNull().unique(),
    state: text().$type<'importing' | 'live' | 'stopped'>().notNull(),
    zone: text().notNull(),
    currency: text().notNull(),
    /** The first moment whose orders we may see. */
    windowFrom: instant().notNull(),
    parts: jsonb().$type<ImportPart[]>().notNull(),
    /** Counted up with every change of a figure, for pages that wait for one. */
    version: integer().notNull(),
    lastOrderAt: instant(),
    startedAt: instant().notNull(),
    importedAt: instant(),
    /** Everything that changed before has been read. */
    caughtUpAt: instant(),
    reconciledAt: instant(),
    fault: text(),
    faultSince: instant(),
    /** The last fault and when it began, also after it is over. */
    lastFault: text(),
    lastFaultAt: instant(),
  },
  (table) => [index().on(table.companyId), ofOwnOutlet('store_syncs_own_outlet', table)],
)

/** Our staff ask a merchant to connect a store again; gone once it is connected. */
export const reconnectRequests = pgTable(
  'reconnect_requests',
  {
    outletId: uuid().primaryKey(),
    companyId: companyId(),
    shop: text().notNull(),
    askedAt: instant().notNull(),
    /** The name of the member of staff. */
    askedBy: text().notNull(),
  },
  (table) => [
    index().on(table.companyId),
    index().on(table.shop),
    ofOwnOutlet('reconnect_requests_own_outlet', table),
  ],
)

/** A file with what we hold about one customer, for the owner who was asked for it. */
export const storeDataRequests = pgTable(
  'store_data_requests',
  {
    id: uuid().primaryKey(),
    outletId: uuid().notNull(),
    companyId: companyId(),
    shop: text().notNull(),
    file: jsonb().$type<Record<string, unknown>>().notNull(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [ofOwnOutlet('store_data_requests_own_outlet', table)],
)

/** Deliveries that were heard, so that none counts twice. */
export const storeWebhooks = pgTable(
  'store_webhooks',
  {
    webhookId: text().primaryKey(),
    shop: text().notNull(),
    topic: text().notNull(),
    triggeredAt: instant().notNull(),
    receivedAt: instant().notNull(),
  },
  (table) => [index().on(table.receivedAt), index().on(table.shop)],
)

/** What has changed in a store and is still to be read from it. */
export const storeDirty = pgTable(
  'store_dirty',
  {
    shop: text().notNull(),
    kind: text().$type<'order' | 'customer'>().notNull(),
    id: storeId(),
    since: instant().notNull(),
    /** Counted up with every further change, so that one during a reading is not taken for read. */
    turn: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.shop, table.kind, table.id] })],
)

/** Customers who asked to be forgotten, as keyed hashes: no later import brings them back. */
export const storeForgotten = pgTable(
  'store_forgotten',
  { shop: text().notNull(), customerHash: text().notNull() },
  (table) => [primaryKey({ columns: [table.shop, table.customerHash] })],
)

/** A grant that no company has claimed yet. */
export const pendingGrants = pgTable(
  'pending_grants',
  {
    shop: text().primaryKey(),
    tokenEnc: text().notNull(),
    scopes: text().notNull(),
    shopDetails: jsonb().$type<Record<string, string>>().notNull(),
    heldAt: instant().notNull(),
  },
  (table) => [index().on(table.heldAt)],
)
