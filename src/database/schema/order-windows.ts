import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { ofOutlet, ofOwnOutlet } from './companies.ts'

/**
 * Order windows of stores, and what shoppers changed in them. Nothing here says who a shopper is or where anything goes:
 * orders and customers are Shopify's numbers, and a new address lies sealed until Shopify has it.
 */

const ruleColumns = {
  minutes: integer().notNull(),
  mayItems: boolean().notNull(),
  mayAddress: boolean().notNull(),
  mayCancel: boolean().notNull(),
  excludedTags: text().array().notNull(),
  asksCashConfirmation: boolean().notNull(),
  holdOutPercent: integer().notNull(),
}

/** What the merchant has set for an outlet. */
export const orderWindowRules = pgTable(
  'order_window_rules',
  {
    ...ofOutlet,
    outletId: uuid().primaryKey(),
    isOn: boolean().notNull(),
    ...ruleColumns,
    /** Draws who is left out to compare with; made once. */
    holdOutKey: text().notNull(),
    /** What one late cancellation, refund, return or undelivered order costs, as the merchant typed it. */
    incidentCost: numeric({ precision: 12, scale: 2, mode: 'number' }),
    updatedAt: instant().notNull(),
  },
  (table) => [
    index().on(table.companyId),
    ofOwnOutlet('order_window_rules_own_outlet', table),
    check('order_window_rules_minutes', sql`${table.minutes} between 0 and 120`),
    check('order_window_rules_hold_out', sql`${table.holdOutPercent} between 0 and 50`),
  ],
)

/** The rules that a window began with. */
export interface KeptRules {
  minutes: number
  mayItems: boolean
  mayAddress: boolean
  mayCancel: boolean
  asksCashConfirmation: boolean
}

/** A fulfilment hold of ours at Shopify, by its ids there. */
export interface FulfilmentHold {
  fulfilmentOrder: string
  hold: string
}

export const orderWindows = pgTable(
  'order_windows',
  {
    ...ofOutlet,
    orderId: bigint({ mode: 'number' }).notNull(),
    customerId: bigint({ mode: 'number' }),
    /** `#1042` */
    orderName: text().notNull(),
    isCash: boolean().notNull(),
    state: text().notNull(),
    reason: text(),
    rules: jsonb().$type<KeptRules>().notNull(),
    /** The share that was left out when this one was drawn; null where nothing was drawn. */
    comparedShare: integer(),
    openedAt: instant().notNull(),
    endsAt: instant().notNull(),
    /** A cash order that its shopper has confirmed or paid. */
    confirmedAt: instant(),
    holds: jsonb().$type<FulfilmentHold[]>().notNull(),
    /** When the job has to look at it next; null at the end. */
    dueAt: instant(),
    /** How often the store has failed to answer since it last did. */
    tries: integer().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.outletId, table.orderId] }),
    index().on(table.outletId, table.openedAt),
    index().on(table.outletId, table.customerId),
    index().on(table.outletId, table.state),
    index()
      .on(table.dueAt)
      .where(sql`${table.dueAt} is not null`),
    ofOwnOutlet('order_windows_own_outlet', table),
  ],
)

/** A line of an order, by Shopify's ids. */
export interface EditLine {
  id: string
  variant: string | null
  quantity: number
}

/** An edit of an order: the lines before, what is set, and what is added. */
export interface AskedEdit {
  before: EditLine[]
  sets: { line: string; quantity: number }[]
  adds: { variant: string; quantity: number }[]
}

/** Money that goes back, and the payments that it came by. */
export interface AskedRefund {
  amount: string
  transactions: { parent: string; gateway: string; amount: string }[]
}

/** One change that a shopper asked for, stored before Shopify is asked. */
export const orderChanges = pgTable(
  'order_changes',
  {
    id: uuid().primaryKey(),
    ...ofOutlet,
    orderId: bigint({ mode: 'number' }).notNull(),
    /** The order and the key that the form made: the same change sent twice is one row. */
    key: text().notNull(),
    kind: text().notNull(),
    state: text().notNull(),
    /** Of the order, when it was asked. */
    version: text().notNull(),
    /** Of the edit session at Shopify. */
    calculatedOrderId: text(),
    /** Of the cancellation at Shopify. */
    jobId: text(),
    edit: jsonb().$type<AskedEdit>(),
    /** A new address; emptied once Shopify has it. */
    addressEnc: text().notNull(),
    /** For the portal: titles and counts, never an address. */
    summary: jsonb().$type<{ title: string; before: number; after: number }[]>().notNull(),
    /** Of the total, as Shopify writes it, with its sign. */
    difference: text(),
    currency: text().notNull(),
    /** What the order cost before it. */
    totalBefore: text().notNull(),
    /** Sent with the refund: Shopify does nothing twice under it. */
    refundKey: uuid().notNull(),
    /** Written before Shopify is asked for it, so that a repeated request is the same. */
    refund: jsonb().$type<AskedRefund>(),
    /** The change that this one undoes. */
    undoes: uuid(),
    problem: text().notNull(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    unique('order_changes_key').on(table.outletId, table.key),
    index().on(table.outletId, table.createdAt),
    index().on(table.outletId, table.orderId),
    foreignKey({
      name: 'order_changes_window',
      columns: [table.outletId, table.orderId],
      foreignColumns: [orderWindows.outletId, orderWindows.orderId],
    }).onDelete('cascade'),
    ofOwnOutlet('order_changes_own_outlet', table),
  ],
)
