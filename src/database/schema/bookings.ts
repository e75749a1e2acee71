import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'

const instant = () => timestamp({ withTimezone: true })

/** Who shows the product to visitors. */
export const demoHosts = pgTable('demo_hosts', {
  /** A number, so that the rule against overlaps (see the migration) needs no extension of the database. */
  number: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** Told apart by address: saving the same one again changes the row. */
  email: text().notNull().unique(),
  name: text().notNull(),
  title: text().notNull(),
  timeZone: text().notNull(),
  /** Where the conversation takes place; without one, the host rings the visitor. */
  roomUrl: text(),
  active: boolean().notNull().default(true),
  /** Since when the desk keeps this row; the roster leaves it alone from then on. */
  editedAt: instant(),
})

/** When a host works, on the host's own clock. */
export const demoHours = pgTable(
  'demo_hours',
  {
    host: integer()
      .notNull()
      .references(() => demoHosts.number, { onDelete: 'cascade' }),
    /** 1 is Monday. */
    weekday: integer().notNull(),
    /** Minutes after midnight; a shift that runs past midnight is two rows. */
    fromMinute: integer().notNull(),
    toMinute: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.host, table.weekday, table.fromMinute] }),
    check('demo_hours_weekday', sql`${table.weekday} between 1 and 7`),
    check(
      'demo_hours_order',
      sql`0 <= ${table.fromMinute} and ${table.fromMinute} < ${table.toMinute} and ${table.toMinute} <= 1440`,
    ),
  ],
)

/** Days on which nobody works, or one host does not, by the calendar of the host. */
export const demoHolidays = pgTable(
  'demo_holidays',
  {
    id: uuid().primaryKey(),
    /** Null means everybody. */
    host: integer().references(() => demoHosts.number, { onDelete: 'cascade' }),
    day: date({ mode: 'string' }).notNull(),
    name: text().notNull(),
    /** Written at the desk; the roster's own come anew with each start. */
    fromDesk: boolean().notNull().default(false),
    /** A day of the roster that the desk took out: it stays here, so that it does not come back. */
    struckAt: instant(),
  },
  (table) => [index().on(table.day)],
)

/**
 * Somebody who began to book and passed the captcha. Who they are is kept with their consent only; without it,
 * the row merely lets one visitor hold one time.
 */
export const demoLeads = pgTable(
  'demo_leads',
  {
    id: uuid().primaryKey(),
    secretHash: text().notNull().unique(),
    email: text(),
    answers: jsonb().$type<DemoAnswers>(),
    setUp: text().notNull().default(''),
    consentAt: instant(),
    bookedAt: instant(),
    createdAt: instant().notNull(),
  },
  (table) => [index().on(table.createdAt), index().on(table.email)],
)

export interface DemoAnswers {
  platform: string
  orders: string
  pain: string
  note: string
}

export const demoBookings = pgTable(
  'demo_bookings',
  {
    id: uuid().primaryKey(),
    reference: text().notNull().unique(),
    leadId: uuid()
      .unique()
      .references(() => demoLeads.id, { onDelete: 'set null' }),
    host: integer()
      .notNull()
      .references(() => demoHosts.number),
    startsAt: instant().notNull(),
    endsAt: instant().notNull(),
    /** The visitor's, for the times in letters. */
    timeZone: text().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    email: text().notNull(),
    phoneNumber: text().notNull(),
    websiteUrl: text().notNull(),
    answers: jsonb().$type<DemoAnswers>().notNull(),
    /** The page of the account demo that the visitor had set up. */
    setUp: text().notNull(),
    /** Of the calendar entry: rises with every change. */
    sequence: integer().notNull().default(0),
    /** Reminders are for the time as it stands, so a move takes these back. */
    remindedDayAt: instant(),
    remindedHourAt: instant(),
    cancelledAt: instant(),
    cancelReason: text(),
    /** How it went, as the desk wrote it down. */
    outcome: text({ enum: ['interested', 'later', 'no-fit', 'no-show'] }),
    outcomeNote: text().notNull().default(''),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [index().on(table.startsAt), index().on(table.email), index().on(table.createdAt)],
)

/**
 * A host's time that is taken: held for a visitor's five minutes, or booked. No two of one host overlap; the
 * database itself refuses (`demo_slots_no_overlap` in the migration).
 */
export const demoSlots = pgTable(
  'demo_slots',
  {
    id: uuid().primaryKey(),
    host: integer()
      .notNull()
      .references(() => demoHosts.number),
    startsAt: instant().notNull(),
    endsAt: instant().notNull(),
    /** For a hold: whose it is, one for each lead, and until when. */
    leadId: uuid()
      .unique()
      .references(() => demoLeads.id, { onDelete: 'cascade' }),
    heldUntil: instant(),
    bookingId: uuid()
      .unique()
      .references(() => demoBookings.id, { onDelete: 'cascade' }),
  },
  (table) => [
    index().on(table.startsAt),
    check('demo_slots_held_or_booked', sql`(${table.heldUntil} is null) = (${table.bookingId} is not null)`),
    check('demo_slots_order', sql`${table.startsAt} < ${table.endsAt}`),
  ],
)
