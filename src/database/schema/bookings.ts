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
  uuid,
} from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { instant } from './columns.ts'

/** The people who give demos to visitors. */
export const demoHosts = pgTable('demo_hosts', {
  /** A number, so that the rule against overlaps (see the migration) needs no extension of the database. */
  number: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** Identified by email: saving the same email again changes the row. */
  email: text().notNull().unique(),
  name: text().notNull(),
  title: text().notNull(),
  timeZone: text().notNull(),
  /** Where video calls take place; without one, the host can only call by telephone. */
  roomUrl: text(),
  active: boolean().notNull().default(true),
  /** When staff first edited this row in the admin; the roster file no longer changes it. */
  editedAt: instant(),
})

/** When a host works, in the host's time zone. */
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

/** Days off for everybody or for one host, in the host's time zone. */
export const demoHolidays = pgTable(
  'demo_holidays',
  {
    id: uuid().primaryKey(),
    /** Null means everybody. */
    host: integer().references(() => demoHosts.number, { onDelete: 'cascade' }),
    day: date({ mode: 'string' }).notNull(),
    name: text().notNull(),
    /** Added in the admin; those of the roster file are written again at each start. */
    byStaff: boolean('from_desk').notNull().default(false),
    /** A day of the roster file that was removed in the admin; kept, so that the next start does not add it again. */
    struckAt: instant(),
  },
  (table) => [index().on(table.day)],
)

/**
 * Somebody who began to book. Who passed the captcha may hold one time; who they are is kept with their consent only.
 * Who has no JavaScript gets the secret by email instead, and the form is kept for the day that it works.
 */
export const demoLeads = pgTable(
  'demo_leads',
  {
    id: uuid().primaryKey(),
    secretHash: text().notNull().unique(),
    email: text(),
    answers: jsonb().$type<DemoAnswers>(),
    setUp: text().notNull().default(''),
    /** The form of a browser without JavaScript, booked once its email is confirmed. */
    request: jsonb().$type<Record<string, unknown>>(),
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
    /** The visitor's, for the times in emails. */
    timeZone: text().notNull(),
    /** Whether the visitor's clock counts to twelve, also for emails. */
    hour12: boolean('hour_12').notNull().default(false),
    firstName: text().notNull(),
    lastName: text().notNull(),
    email: text().notNull(),
    meeting: text({ enum: ['video', 'phone'] })
      .notNull()
      .default('phone'),
    /** Empty for a video call. */
    phoneNumber: text().notNull(),
    websiteUrl: text().notNull(),
    answers: jsonb().$type<DemoAnswers>().notNull(),
    /** The page of the live demo that the visitor had set up. */
    setUp: text().notNull(),
    /** The sequence number of the calendar entry; increases with every change. */
    sequence: integer().notNull().default(0),
    /** Moving the booking clears these, because reminders are for the new time. */
    remindedDayAt: instant(),
    remindedHourAt: instant(),
    cancelledAt: instant(),
    cancelReason: text(),
    /** How the demo went, as staff recorded it. */
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
    /** For a hold: its lead (one hold each) and when it expires. */
    leadId: uuid()
      .unique()
      .references(() => demoLeads.id, { onDelete: 'cascade' }),
    reservedUntil: instant(),
    bookingId: uuid()
      .unique()
      .references(() => demoBookings.id, { onDelete: 'cascade' }),
  },
  (table) => [
    index().on(table.startsAt),
    check(
      'demo_slots_held_or_booked',
      sql`(${table.reservedUntil} is null) = (${table.bookingId} is not null)`,
    ),
    check('demo_slots_order', sql`${table.startsAt} < ${table.endsAt}`),
  ],
)
