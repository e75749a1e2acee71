import { minute, type Booking } from './calendar.ts'

const hour = 60 * minute

/** Emails to the visitor before the demo. */
export const reminders = [
  { kind: 'hour', column: 'remindedHourAt', before: hour },
  { kind: 'day', column: 'remindedDayAt', before: 24 * hour },
] as const

export type Reminder = (typeof reminders)[number]
export type ReminderKind = Reminder['kind']

/** A booking made or moved within an hour before a reminder has just had an email, and gets none. */
export const isFarEnough = ({ startsAt, updatedAt }: Booking, { before }: Reminder) =>
  startsAt.getTime() - updatedAt.getTime() >= before + hour

/** Those that will be sent as things stand, so that an email promises no other. */
export const remindersAhead = (booking: Booking): ReminderKind[] =>
  reminders
    .filter((reminder) => booking[reminder.column] === null && isFarEnough(booking, reminder))
    .map(({ kind }) => kind)
