import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant, micros } from './columns.ts'

/**
 * The double-entry ledger behind the wallets. Amounts are whole millionths of the currency's unit. What must always
 * hold is checked by the database: see the functions, triggers and policies in the migration, and decision 44.
 * Company ids are no references: the ledger outlives an erased company.
 */

const count = () => bigint({ mode: 'number' })

export type AccountKind =
  | 'wallet'
  | 'owed'
  | 'clearing_shopify'
  | 'clearing_card'
  | 'revenue_messages'
  | 'revenue_subscription'
  | 'tax_payable'
  | 'promotions'
  | 'suspense'
  | 'writeoff'

export const ledgerAccounts = pgTable(
  'ledger_accounts',
  {
    id: uuid().primaryKey(),
    currency: text().notNull(),
    companyId: uuid(),
    kind: text().$type<AccountKind>().notNull(),
  },
  (table) => [
    unique('ledger_accounts_once').on(table.kind, table.currency, table.companyId).nullsNotDistinct(),
    check(
      'ledger_accounts_kind',
      sql`${table.kind} in ('wallet', 'owed', 'clearing_shopify', 'clearing_card', 'revenue_messages', 'revenue_subscription', 'tax_payable', 'promotions', 'suspense', 'writeoff')`,
    ),
    check(
      'ledger_accounts_owner',
      sql`(${table.kind} in ('wallet', 'owed')) = (${table.companyId} is not null)`,
    ),
    check('ledger_accounts_currency', sql`${table.currency} ~ '^[A-Z]{3}$'`),
  ],
)

export const wallets = pgTable(
  'wallets',
  {
    id: uuid().primaryKey(),
    companyId: uuid().notNull(),
    currency: text().notNull(),
    accountId: uuid()
      .notNull()
      .references(() => ledgerAccounts.id),
    balance: micros().notNull().default(0),
    /** Of the balance: credit that we gave. It is spent first and never paid out. */
    credit: micros().notNull().default(0),
    held: micros().notNull().default(0),
    /** A floor that only sign-in codes may go below. */
    reserve: micros().notNull().default(0),
    /** What a dispute took after it was spent; the next top-up pays it first. */
    owed: micros().notNull().default(0),
    seq: count().notNull().default(0),
    /** The next line to warn at, of balance minus held. */
    alertBelow: micros(),
    frozenAt: instant(),
    frozenWhy: text(),
    createdAt: instant().notNull(),
  },
  (table) => [
    unique('wallets_of_company').on(table.companyId, table.currency),
    uniqueIndex('wallets_account').on(table.accountId),
    check(
      'wallets_not_below_zero',
      sql`${table.balance} >= 0 and ${table.reserve} >= 0 and ${table.owed} >= 0`,
    ),
    check('wallets_credit', sql`${table.credit} between 0 and ${table.balance}`),
    check('wallets_held', sql`${table.held} between 0 and ${table.balance}`),
  ],
)

export type Purpose = 'authentication' | 'utility' | 'marketing'

export const holds = pgTable(
  'holds',
  {
    id: uuid().primaryKey(),
    companyId: uuid().notNull(),
    walletId: uuid().notNull(),
    outletId: uuid().notNull(),
    /** All holds of one call. */
    batch: uuid().notNull(),
    position: integer().notNull(),
    moduleServer: text().notNull(),
    key: text().notNull(),
    fingerprint: text().notNull(),
    rateId: integer().notNull(),
    category: text().notNull(),
    purpose: text().$type<Purpose>().notNull(),
    unitPrice: micros().notNull(),
    units: integer().notNull(),
    amount: micros().notNull(),
    captured: micros().notNull().default(0),
    released: micros().notNull().default(0),
    /** Captured after it had expired. */
    late: micros().notNull().default(0),
    /** When its module server gave it back: what is given back is not charged later. An expired hold has none. */
    voidedAt: instant(),
    state: text().$type<'open' | 'closed'>().notNull().default('open'),
    expiresAt: instant().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    unique('holds_key').on(table.moduleServer, table.key, table.position),
    index('holds_due')
      .on(table.expiresAt)
      .where(sql`${table.state} = 'open'`),
    index('holds_open')
      .on(table.walletId)
      .where(sql`${table.state} = 'open'`),
    check('holds_purpose', sql`${table.purpose} in ('authentication', 'utility', 'marketing')`),
    check('holds_amount', sql`${table.amount} > 0 and ${table.units} > 0`),
    check(
      'holds_settled_once',
      sql`${table.captured} >= 0 and ${table.released} >= 0 and ${table.captured} + ${table.released} <= ${table.amount} and ${table.late} between 0 and ${table.released}`,
    ),
    check(
      'holds_state',
      sql`${table.state} = case when ${table.captured} + ${table.released} = ${table.amount} then 'closed' else 'open' end`,
    ),
  ],
)

export type TransferKind =
  | 'top_up'
  | 'credit'
  | 'credit_expiry'
  | 'capture'
  | 'spend'
  | 'reversal'
  | 'adjustment'
  | 'refund'
  | 'dispute'
  | 'collect'
  | 'subscription'
  | 'suspense'

/** Every movement, under a key that makes it happen once. Only grows. */
export const transfers = pgTable(
  'transfers',
  {
    id: uuid().primaryKey(),
    companyId: uuid().notNull(),
    outletId: uuid(),
    kind: text().$type<TransferKind>().notNull(),
    currency: text().notNull(),
    holdId: uuid(),
    rateId: integer(),
    units: integer(),
    /** Who made the key: `module-server:{id}`, `payment`, `adjustment` and so on. */
    scope: text().notNull(),
    key: text().notNull(),
    fingerprint: text().notNull(),
    memo: text().notNull().default(''),
    madeBy: uuid(),
    at: instant().notNull(),
  },
  (table) => [
    unique('transfers_key').on(table.scope, table.key),
    check(
      'transfers_kind',
      sql`${table.kind} in ('top_up', 'credit', 'credit_expiry', 'capture', 'spend', 'reversal', 'adjustment', 'refund', 'dispute', 'collect', 'subscription', 'suspense')`,
    ),
  ],
)

/** The two or more sides of a transfer; those of wallets carry a number and the balance after. Only grows. */
export const entries = pgTable(
  'entries',
  {
    transferId: uuid()
      .notNull()
      .references(() => transfers.id),
    accountId: uuid().notNull(),
    companyId: uuid().notNull(),
    kind: text().$type<TransferKind>().notNull(),
    amount: micros().notNull(),
    creditAmount: micros().notNull().default(0),
    seq: count(),
    balanceAfter: micros(),
    at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.transferId, table.accountId] }),
    // The statement walks this.
    uniqueIndex('entries_line')
      .on(table.accountId, table.seq)
      .where(sql`${table.seq} is not null`),
    // The few lines that are not messages, for a statement that asks for one kind.
    index('entries_rare')
      .on(table.accountId, table.kind, table.seq)
      .where(sql`${table.seq} is not null and ${table.kind} not in ('capture', 'spend')`),
    check('entries_amount', sql`${table.amount} <> 0`),
    check('entries_line_is_whole', sql`(${table.seq} is null) = (${table.balanceAfter} is null)`),
    check('entries_not_below_zero', sql`${table.balanceAfter} >= 0`),
  ],
)

/** What was spent by hour, rolled up by a job: days left, charts, invoices and the monthly email read it. */
export const walletSpending = pgTable(
  'wallet_spending',
  {
    walletId: uuid().notNull(),
    companyId: uuid().notNull(),
    hour: instant().notNull(),
    outletId: uuid().notNull(),
    moduleServer: text().notNull(),
    rateLine: integer().notNull(),
    units: integer().notNull(),
    amount: micros().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.walletId, table.hour, table.outletId, table.moduleServer, table.rateLine] }),
  ],
)

/** A line that was passed, for the job that writes to the merchant. */
export const walletAlerts = pgTable(
  'wallet_alerts',
  {
    id: uuid().primaryKey(),
    walletId: uuid().notNull(),
    companyId: uuid().notNull(),
    line: micros().notNull(),
    free: micros().notNull(),
    at: instant().notNull(),
    notifiedAt: instant(),
  },
  (table) => [
    index('wallet_alerts_untold')
      .on(table.at)
      .where(sql`${table.notifiedAt} is null`),
  ],
)
