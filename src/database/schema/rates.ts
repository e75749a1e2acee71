import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { instant, micros } from './columns.ts'

/** What messages cost, what will change, and what was quoted. */

/** What can be charged for; the price of each changes over time. `ZZ` is the rest of the world. */
export const rateLines = pgTable(
  'rate_lines',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    channel: text().notNull(),
    category: text().notNull(),
    country: text().notNull(),
    currency: text().notNull(),
    chargedOn: text().$type<'hand_over' | 'delivery'>().notNull(),
  },
  (table) => [
    unique('rate_lines_once').on(table.channel, table.category, table.country, table.currency),
    check('rate_lines_charged_on', sql`${table.chargedOn} in ('hand_over', 'delivery')`),
    check('rate_lines_country', sql`${table.country} ~ '^[A-Z]{2}$'`),
  ],
)

/** Published by one person, approved by another. Two prices of a line never hold at once (see the migration). */
export const rates = pgTable(
  'rates',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    line: integer()
      .notNull()
      .references(() => rateLines.id),
    unitPrice: micros().notNull(),
    startsAt: instant().notNull(),
    endsAt: instant(),
    publishedBy: uuid().notNull(),
    approvedBy: uuid().notNull(),
  },
  (table) => [
    index().on(table.line, table.startsAt),
    check('rates_price', sql`${table.unitPrice} >= 0`),
    check('rates_two_people', sql`${table.approvedBy} <> ${table.publishedBy}`),
    check('rates_order', sql`${table.endsAt} is null or ${table.endsAt} > ${table.startsAt}`),
  ],
)

/** A new price that waits for a second person. */
export const rateProposals = pgTable(
  'rate_proposals',
  {
    id: uuid().primaryKey(),
    channel: text().notNull(),
    category: text().notNull(),
    country: text().notNull(),
    currency: text().notNull(),
    chargedOn: text().$type<'hand_over' | 'delivery'>().notNull(),
    unitPrice: micros().notNull(),
    startsAt: instant().notNull(),
    /** Why a rise comes sooner than in fourteen days. */
    shortNotice: text().notNull().default(''),
    publishedBy: uuid().notNull(),
    publishedAt: instant().notNull(),
    decidedBy: uuid(),
    decidedAt: instant(),
    state: text().$type<'proposed' | 'approved' | 'refused'>().notNull(),
  },
  (table) => [
    index('rate_proposals_waiting')
      .on(table.publishedAt)
      .where(sql`${table.state} = 'proposed'`),
    check('rate_proposals_price', sql`${table.unitPrice} >= 0`),
    check(
      'rate_proposals_two_people',
      sql`${table.state} <> 'approved' or (${table.decidedBy} is not null and ${table.decidedBy} <> ${table.publishedBy})`,
    ),
  ],
)

/** Prices that a merchant or a module server was shown, and that hold for a day. */
export const quotes = pgTable(
  'quotes',
  {
    id: uuid().primaryKey(),
    companyId: uuid().notNull(),
    outletId: uuid().notNull(),
    currency: text().notNull(),
    lines: jsonb().$type<QuoteLine[]>().notNull(),
    amount: micros().notNull(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [index().on(table.expiresAt)],
)

export interface QuoteLine {
  rateId: number
  channel: string
  category: string
  country: string
  units: number
  unitPrice: number
}
