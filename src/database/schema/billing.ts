import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'
import { instant, micros } from './columns.ts'

/** Payments, plans and documents. Company ids are no references: see `ledger.ts`. */

export type PaymentMethod = 'shopify' | 'card'
export type PaymentState = 'started' | 'pending' | 'settled' | 'failed' | 'expired' | 'disputed' | 'refunded'

export const payments = pgTable(
  'payments',
  {
    id: uuid().primaryKey(),
    companyId: uuid().notNull(),
    walletId: uuid().notNull(),
    outletId: uuid(),
    method: text().$type<PaymentMethod>().notNull(),
    purpose: text().$type<'top_up' | 'auto_top_up'>().notNull(),
    /** The shop that pays, for those at Shopify. */
    shop: text(),
    /** The provider's id of the charge or checkout. */
    providerRef: text(),
    /** What a refund names: the payment behind a checkout. */
    chargeRef: text(),
    currency: text().notNull(),
    net: micros().notNull(),
    tax: micros().notNull(),
    state: text().$type<PaymentState>().notNull(),
    /** Where the payer is sent, while the payment waits for them. */
    payUrl: text(),
    /** The provider's reason for a refusal. */
    refusal: text(),
    startedBy: uuid(),
    startedAt: instant().notNull(),
    settledAt: instant(),
    /** For asking again about those that are open. */
    polledAt: instant(),
  },
  (table) => [
    unique('payments_ref').on(table.method, table.providerRef),
    index().on(table.walletId, table.startedAt),
    index().on(table.chargeRef),
    index('payments_open')
      .on(table.startedAt)
      .where(sql`${table.state} in ('started', 'pending')`),
    uniqueIndex('one_auto_top_up')
      .on(table.walletId)
      .where(sql`${table.purpose} = 'auto_top_up' and ${table.state} in ('started', 'pending')`),
    check('payments_way', sql`${table.method} in ('shopify', 'card')`),
    check('payments_purpose', sql`${table.purpose} in ('top_up', 'auto_top_up')`),
    check('payments_sums', sql`${table.net} > 0 and ${table.tax} >= 0`),
    check(
      'payments_state',
      sql`${table.state} in ('started', 'pending', 'settled', 'failed', 'expired', 'disputed', 'refunded')`,
    ),
    check(
      'payments_settled',
      sql`(${table.settledAt} is not null) = (${table.state} in ('settled', 'disputed', 'refunded'))`,
    ),
  ],
)

/** What a payment provider told us, each once. Only the id in it is believed. */
export const cardWebhooks = pgTable('card_webhooks', {
  id: text().primaryKey(),
  topic: text().notNull(),
  ref: text().notNull(),
  receivedAt: instant().notNull(),
  handledAt: instant(),
})

export type PlanState =
  | 'pending'
  | 'trial'
  | 'active'
  | 'past_due'
  | 'frozen'
  | 'cancelling'
  | 'ended'
  | 'declined'

export const subscriptions = pgTable(
  'subscriptions',
  {
    id: uuid().primaryKey(),
    companyId: uuid().notNull(),
    outletId: uuid().notNull(),
    method: text().$type<PaymentMethod>().notNull(),
    shop: text(),
    /** The provider's id; of a checkout until the plan exists. */
    providerRef: text(),
    checkoutRef: text(),
    state: text().$type<PlanState>().notNull(),
    price: micros().notNull(),
    currency: text().notNull(),
    /** At Shopify: the line under which automatic top-ups are charged, and its cap. */
    usageLine: text(),
    usageCap: micros(),
    payUrl: text(),
    /** While a new charge is opened beside the running one: two presses open one page. */
    openingAt: instant(),
    trialEndsAt: instant(),
    periodEndsAt: instant(),
    /** Since when it is past due or frozen. */
    troubleSince: instant(),
    /** When the provider was asked: an older answer never overwrites a newer one. */
    providerAt: instant().notNull(),
    startedBy: uuid(),
    startedAt: instant().notNull(),
  },
  (table) => [
    unique('subscriptions_ref').on(table.method, table.providerRef),
    index().on(table.companyId),
    index().on(table.checkoutRef),
    uniqueIndex('one_subscription')
      .on(table.outletId)
      .where(sql`${table.state} not in ('ended', 'declined')`),
    check('subscriptions_way', sql`${table.method} in ('shopify', 'card')`),
    check(
      'subscriptions_state',
      sql`${table.state} in ('pending', 'trial', 'active', 'past_due', 'frozen', 'cancelling', 'ended', 'declined')`,
    ),
  ],
)

/** What a provider charged for a plan, one row for each period. It is in the ledger, with a receipt. */
export const planCharges = pgTable(
  'plan_charges',
  {
    id: uuid().primaryKey(),
    companyId: uuid().notNull(),
    subscriptionId: uuid().notNull(),
    outletId: uuid().notNull(),
    method: text().$type<PaymentMethod>().notNull(),
    /** The invoice at Stripe; the subscription at Shopify, which has one charge for each cycle of 30 days. */
    providerRef: text().notNull(),
    /** What a refund or a dispute of it names. */
    chargeRef: text(),
    currency: text().notNull(),
    net: micros().notNull(),
    tax: micros().notNull(),
    periodFrom: instant().notNull(),
    periodTo: instant().notNull(),
    chargedAt: instant().notNull(),
  },
  (table) => [
    unique('plan_charges_once').on(table.subscriptionId, table.periodFrom),
    index().on(table.companyId, table.chargedAt),
    index().on(table.chargeRef),
    check('plan_charges_way', sql`${table.method} in ('shopify', 'card')`),
    check('plan_charges_sums', sql`${table.net} > 0 and ${table.tax} >= 0`),
    check('plan_charges_period', sql`${table.periodTo} > ${table.periodFrom}`),
  ],
)

/** One row a series, locked while a number is taken: no gaps, no doubles. */
export const documentSeries = pgTable('document_series', {
  series: text().primaryKey(),
  next: integer().notNull().default(1),
})

export type DocumentKind =
  | 'receipt'
  | 'receipt_voucher'
  | 'invoice'
  | 'tax_invoice'
  | 'statement_of_charges'
  | 'credit_note'
  | 'refund_voucher'
  | 'adjustment_note'

/** A document is what it said when it was issued, with a number and a hash. Only grows. */
export const documents = pgTable(
  'documents',
  {
    id: uuid().primaryKey(),
    companyId: uuid().notNull(),
    kind: text().$type<DocumentKind>().notNull(),
    series: text()
      .notNull()
      .references(() => documentSeries.series),
    number: integer().notNull(),
    /** What it is about, once: `payment:{id}`, `month:2026-10`. */
    subject: text().notNull(),
    periodFrom: date(),
    periodTo: date(),
    snapshot: jsonb().$type<Record<string, unknown>>().notNull(),
    sha256: text().notNull(),
    corrects: uuid().references((): AnyPgColumn => documents.id),
    issuedAt: instant().notNull(),
  },
  (table) => [
    unique('documents_number').on(table.series, table.number),
    unique('documents_subject').on(table.companyId, table.kind, table.subject),
    index().on(table.companyId, table.issuedAt),
    check(
      'documents_kind',
      sql`${table.kind} in ('receipt', 'receipt_voucher', 'invoice', 'tax_invoice', 'statement_of_charges', 'credit_note', 'refund_voucher', 'adjustment_note')`,
    ),
  ],
)

/** What staff want done to a wallet. Above the limit it waits for a second person. */
export const adjustments = pgTable(
  'adjustments',
  {
    id: uuid().primaryKey(),
    companyId: uuid().notNull(),
    walletId: uuid().notNull(),
    act: text().$type<'adjust' | 'freeze' | 'unfreeze' | 'refund'>().notNull(),
    /** Nothing for a freeze. */
    amount: micros().notNull(),
    reason: text().notNull(),
    /** The merchant reads it. */
    note: text().notNull(),
    needsSecond: boolean().notNull(),
    proposedBy: uuid().notNull(),
    proposedAt: instant().notNull(),
    decidedBy: uuid(),
    decidedAt: instant(),
    state: text().$type<'proposed' | 'posted' | 'refused'>().notNull(),
  },
  (table) => [
    index().on(table.walletId, table.proposedAt),
    index('adjustments_waiting')
      .on(table.proposedAt)
      .where(sql`${table.state} = 'proposed'`),
    check('adjustments_act', sql`${table.act} in ('adjust', 'freeze', 'unfreeze', 'refund')`),
    check('adjustments_amount', sql`(${table.amount} = 0) = (${table.act} in ('freeze', 'unfreeze'))`),
    check('adjustments_note', sql`length(${table.note}) >= 10`),
    check('adjustments_state', sql`${table.state} in ('proposed', 'posted', 'refused')`),
    check(
      'adjustments_second_person',
      sql`${table.state} <> 'posted' or not ${table.needsSecond} or (${table.decidedBy} is not null and ${table.decidedBy} <> ${table.proposedBy})`,
    ),
  ],
)

/** What the merchant chose about a wallet, and what jobs remember about it. */
export const walletSettings = pgTable(
  'wallet_settings',
  {
    walletId: uuid().primaryKey(),
    companyId: uuid().notNull(),
    /** Chosen by the merchant; else it follows the spending on codes. */
    reserveChosen: micros(),
    alertSum: micros(),
    /** Where sign-in codes may go; everywhere until the merchant says otherwise. */
    codeCountries: text().array(),
    autoOn: boolean().notNull().default(false),
    autoThreshold: micros(),
    autoTarget: micros(),
    autoCap: micros(),
    autoFailures: integer().notNull().default(0),
    autoNextAt: instant(),
    autoOffWhy: text().$type<'cap' | 'declined' | 'dispute' | 'refund'>(),
    /** What a sign-in code needed when one was refused; empty again once the wallet is a fifth above it. */
    codeRefused: micros(),
    /** The same for another message, which leaves the reserve alone. */
    messageRefused: micros(),
    cardCustomer: text(),
    cardMethod: text(),
    cardBrand: text(),
    cardLast4: text(),
    /** Up to which line spending has been rolled up. */
    rolledSeq: bigint({ mode: 'number' }).notNull().default(0),
    updatedAt: instant().notNull(),
  },
  (table) => [
    check(
      'wallet_settings_auto',
      sql`not ${table.autoOn} or (${table.autoThreshold} > 0 and ${table.autoTarget} > ${table.autoThreshold} and ${table.autoCap} > 0)`,
    ),
  ],
)

/** What the nightly recount found. */
export const reconciliations = pgTable('reconciliations', {
  id: uuid().primaryKey(),
  at: instant().notNull(),
  whole: boolean().notNull(),
  differences: integer().notNull(),
  report: jsonb().$type<Record<string, unknown>>().notNull(),
  digest: text().notNull(),
})
