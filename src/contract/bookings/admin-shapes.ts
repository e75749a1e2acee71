import * as z from 'zod/mini'
import { bookingOutcomes, bookingViews } from './choices.ts'
import { bookingInstant, bookingZone, slot } from './shapes.ts'
import { emailAddress, line, longest, optionalLine, readableLines, refuse, ticked } from '../fields.ts'
import { oneWord, cursorField, queryDay, typedText } from '../query-fields.ts'
import { shiftsField } from './working-hours.ts'

export const bookingQuery = z.object({
  view: oneWord(bookingViews),
  /** Any day of the week that is shown. */
  week: queryDay,
  search: typedText,
  after: cursorField,
})
export type BookingQuery = z.infer<typeof bookingQuery>

const id = z.uuid()
/** Of the booking as the page showed it. */
const sequence = z.int()
/** Read by the guest. */
const message = optionalLine(300)

/** Without a host any free one gets it, the same host first. */
export const adminMove = z.object({
  id,
  sequence,
  starts_at: bookingInstant,
  host: z.optional(z.int()),
  message,
})

export const adminRehost = z.object({ id, sequence, host: z.int(refuse('choice_required')), message })

export const adminCancel = z.object({ id, sequence, message })

export const adminOutcome = z.object({
  id,
  outcome: z.enum(bookingOutcomes, refuse('choice_required')),
  note: z._default(z.string().check(z.trim(), z.maxLength(1000, refuse('too_long')), readableLines), ''),
})

/** Every start of the next weeks, and who is free for it. */
export const adminSlots = z.object({ slots: z.array(z.extend(slot, { hosts: z.array(z.number()) })) })
export type AdminSlot = z.infer<typeof adminSlots>['slots'][number]

const roomUrl = optionalLine(longest.website).check(
  z.refine((value) => value === '' || /^https:\/\/[^\s/]+\.[^\s/]+/.test(value), refuse('website_invalid')),
)

/** A number for one who is on the list; the address is what the roster knows them by, and stays. */
export const hostInput = z.object({
  number: z.optional(z.int()),
  email: emailAddress,
  name: line('name_required', longest.name),
  title: optionalLine(longest.name),
  time_zone: bookingZone,
  room_url: roomUrl,
  active: ticked,
  hours_1: shiftsField,
  hours_2: shiftsField,
  hours_3: shiftsField,
  hours_4: shiftsField,
  hours_5: shiftsField,
  hours_6: shiftsField,
  hours_7: shiftsField,
})
export type HostInput = z.infer<typeof hostInput>

/** Without a host nobody works on that day. */
export const holidayInput = z.object({
  host: z.optional(z.int()),
  day: z
    .string(refuse('day_required'))
    .check(
      z.refine((day) => /^20\d{2}-\d{2}-\d{2}$/.test(day) && Date.parse(day) > 0, refuse('day_required')),
    ),
  name: line('name_required', longest.name),
})

export const holidayChoice = z.object({ id })

/** How many demos lie on the day, or in the hours, that are off from now on: they stay until somebody moves them. */
export const rosterReceipt = z.object({
  message: z.string(),
  stranded: z.number(),
  number: z.optional(z.number()),
})
