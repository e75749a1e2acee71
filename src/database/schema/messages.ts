import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { MessageChannel, MessageEvent } from '#rules/messages/events.ts'
import { instant } from './columns.ts'
import { ofOutlet, ofOwnOutlet } from './companies.ts'

/**
 * Messages to shoppers. Who they are is Shopify's: a number or address lies sealed until the message is over, and
 * beside it a keyed hash, by which a stop is found again.
 */

/** The merchant's number at WhatsApp, or sender of SMS. */
export const messageSenders = pgTable(
  'message_senders',
  {
    ...ofOutlet,
    channel: text().$type<MessageChannel>().notNull(),
    state: text().notNull(),
    /** The number, or the letters that an SMS comes from. */
    name: text().notNull(),
    /** What WhatsApp shows above the chat; empty for SMS. */
    displayName: text().notNull(),
    /** Of the merchant in India's register of SMS senders (DLT); empty for WhatsApp. */
    entityId: text().notNull(),
    /** The provider's id of it. */
    providerId: text().notNull(),
    /** Where shoppers agree to be written to, in the merchant's words. */
    consent: text().notNull(),
    /** Why it was refused. */
    reason: text().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.outletId, table.channel] }),
    unique('message_senders_provider_id').on(table.channel, table.providerId),
    index().on(table.companyId),
    ofOwnOutlet('message_senders_own_outlet', table),
  ],
)

/** A text of ours, as a provider has approved it for a sender. */
export const messageTemplates = pgTable(
  'message_templates',
  {
    ...ofOutlet,
    event: text().$type<MessageEvent>().notNull(),
    channel: text().$type<MessageChannel>().notNull(),
    language: text().notNull(),
    providerId: text().notNull(),
    state: text().notNull(),
    /** The category that the provider charges it under; another one than ours pauses it. */
    category: text().notNull(),
    reason: text().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.outletId, table.event, table.channel, table.language] }),
    index().on(table.companyId),
    ofOwnOutlet('message_templates_own_outlet', table),
  ],
)

/** What the merchant has set for an outlet. */
export const messageSettings = pgTable(
  'message_settings',
  {
    ...ofOutlet,
    outletId: uuid().primaryKey(),
    /** Channels that are off, by event; what is not named is on. */
    off: jsonb().$type<Partial<Record<MessageEvent, MessageChannel[]>>>().notNull(),
    /** Minutes of the outlet's day; the same twice means none. */
    quietFrom: integer().notNull(),
    quietTo: integer().notNull(),
    /** The most for one message, in millionths. */
    priceCap: bigint({ mode: 'number' }),
    updatedAt: instant().notNull(),
  },
  (table) => [
    index().on(table.companyId),
    ofOwnOutlet('message_settings_own_outlet', table),
    check(
      'message_settings_quiet',
      sql`${table.quietFrom} between 0 and 1439 and ${table.quietTo} between 0 and 1439`,
    ),
  ],
)

/** One message to one person about one event. */
export const messages = pgTable(
  'messages',
  {
    id: uuid().primaryKey(),
    ...ofOutlet,
    event: text().$type<MessageEvent>().notNull(),
    /** The event that caused it: the same one twice is one row. */
    key: text().notNull(),
    orderId: bigint({ mode: 'number' }),
    orderName: text().notNull(),
    customerId: bigint({ mode: 'number' }),
    changeId: uuid(),
    /** A test to somebody of the company. */
    isTest: boolean().notNull(),
    /** Number, address and what the text says; emptied when it is over. */
    contentEnc: text().notNull(),
    phoneHash: text().notNull(),
    emailHash: text().notNull(),
    /** Of the number. */
    country: text().notNull(),
    state: text().notNull(),
    /** Why it was not sent. */
    reason: text().notNull(),
    /** How many channels were tried: whoever goes on with it counts one up, once. */
    tried: integer().notNull().default(0),
    /** When the job has to look at it next; null at the end. */
    dueAt: instant(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    unique('messages_key').on(table.outletId, table.key),
    index().on(table.outletId, table.createdAt),
    index().on(table.outletId, table.orderId),
    index().on(table.outletId, table.customerId),
    index()
      .on(table.changeId)
      .where(sql`${table.changeId} is not null`),
    index()
      .on(table.dueAt)
      .where(sql`${table.dueAt} is not null`),
    ofOwnOutlet('messages_own_outlet', table),
  ],
)

/** A message on one channel, written before the provider is asked: on each channel it is sent once at most. */
export const messageAttempts = pgTable(
  'message_attempts',
  {
    /** Ours; the provider repeats it in every report. */
    id: uuid().primaryKey(),
    ...ofOutlet,
    messageId: uuid()
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    channel: text().$type<MessageChannel>().notNull(),
    state: text().notNull(),
    /** When the provider was asked, which happens once; null before. */
    askedAt: instant(),
    /** Parts of an SMS; one of everything else. */
    units: integer().notNull(),
    /** Of the money, until it was delivered. */
    holdId: uuid(),
    /** Of the charge in the ledger. */
    transferId: uuid(),
    /** In millionths. */
    price: bigint({ mode: 'number' }).notNull(),
    /** As the provider names it. */
    error: text().notNull(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    unique('message_attempts_channel').on(table.messageId, table.channel),
    index().on(table.companyId),
    index().on(table.createdAt),
    ofOwnOutlet('message_attempts_own_outlet', table),
  ],
)

/** What a provider reported of an attempt. Each status counts once, in whatever order. */
export const messageReports = pgTable(
  'message_reports',
  {
    attemptId: uuid().notNull(),
    status: text().notNull(),
    isBillable: boolean(),
    error: text().notNull(),
    at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.attemptId, table.status] }),
    foreignKey({
      name: 'message_reports_attempt',
      columns: [table.attemptId],
      foreignColumns: [messageAttempts.id],
    }).onDelete('cascade'),
  ],
)

/** Somebody wants no more messages of a store on a channel. */
export const messageStops = pgTable(
  'message_stops',
  {
    ...ofOutlet,
    channel: text().$type<MessageChannel>().notNull(),
    id: uuid().notNull().defaultRandom(),
    /** A keyed hash of the number or address. */
    recipientHash: text().notNull(),
    /** The last digits or the masked address, for the merchant's list. */
    recipientHint: text().notNull(),
    by: text().notNull(),
    stoppedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.outletId, table.channel, table.recipientHash] }),
    index().on(table.companyId),
    ofOwnOutlet('message_stops_own_outlet', table),
  ],
)
