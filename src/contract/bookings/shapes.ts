import * as z from 'zod/mini'
import {
  type Meeting,
  meetings,
  type OrderCount,
  orderCounts,
  type Pain,
  pains,
  type Platform,
  platforms,
} from './choices.ts'
import { campaignFields } from '../events/campaign.ts'
import {
  captchaAnswer,
  dialCode,
  emailAddress,
  line,
  longest,
  notAddress,
  optionalLine,
  personName,
  refuse,
  ticked,
} from '../fields.ts'
import { joinPhone, optionalPhoneNumber, phoneNumber } from '#contract/phone-number.ts'
import { capitaliseName } from '#rules/names.ts'
import { longestSetUp, readSetUp } from '../demo/set-up.ts'
import { isZone } from '#rules/zone-time.ts'

/** A page of the account demo as the visitor had set it up, so that it can be opened again. */
const setUp = z.pipe(
  optionalLine(longestSetUp).check(
    z.refine((value) => value === '' || readSetUp(value) !== undefined, refuse('unreadable')),
  ),
  z.transform((value) => readSetUp(value)?.path ?? ''),
)

/** A question that may be skipped; then the answer is empty. */
const answer = <T extends string>(offered: readonly T[]) =>
  z._default(z.union([z.literal(''), z.enum(offered)], refuse('answer_required')), '')

const answers = {
  platform: answer(platforms),
  orders: answer(orderCounts),
  pain: answer(pains),
  /** In the visitor's own words, if they like. */
  note: optionalLine(300),
}

/** Who begins needs to pass the captcha only. Who it was is kept with their consent. */
export const leadInput = z.object({
  ...answers,
  email: z.optional(emailAddress),
  consent: ticked,
  set_up: setUp,
  token: captchaAnswer,
  ...campaignFields,
})

/** `lead` is what later calls show: one captcha, one lead, one booking. */
export const leadReceipt = z.object({ message: z.string(), lead: z.string() })

export const bookingZone = line('zone_invalid', 64).check(z.refine(isZone, refuse('zone_invalid')))

/** A year of four digits: dates exist that no database keeps. */
function isStorable(value: string): boolean {
  const year = new Date(value).getUTCFullYear()
  return year >= 1000 && year <= 9999
}

export const bookingInstant = z.pipe(
  z
    .string(refuse('time_required'))
    .check(z.maxLength(40, refuse('time_required')), z.refine(isStorable, refuse('time_required'))),
  z.transform((value) => new Date(value)),
)

const leadSecret = line('lead_required', 100)

/** `video`: only times of hosts with a meeting address. */
export const slotQuery = z.object({ lead: optionalLine(100), video: ticked })

export const slot = z.object({
  starts_at: z.string(),
  /** The zone of the person who would take it as things stand. */
  host_zone: z.string(),
})
export type Slot = z.infer<typeof slot>

export const slotList = z.object({ slots: z.array(slot), minutes: z.number() })

export const holdInput = z.object({ lead: leadSecret, starts_at: bookingInstant })

export const holdReceipt = z.object({
  message: z.string(),
  starts_at: z.string(),
  ends_at: z.string(),
  reserved_until: z.string(),
  /** How long that is from now, for clocks that are wrong. */
  seconds: z.number(),
  host: z.object({
    name: z.string(),
    title: z.string(),
    zone: z.string(),
    /** Whether this host has a meeting address for video calls. */
    video: z.boolean(),
  }),
})
export type Reservation = z.infer<typeof holdReceipt>

export const releaseInput = z.object({ lead: leadSecret })
export const releaseReceipt = z.object({ message: z.string() })

/** Checked also while other fields are wrong. */
const hasFields = ({ value }: { value: unknown }) => typeof value === 'object' && value !== null

const person = {
  first_name: personName('first_name_required'),
  last_name: z.pipe(optionalLine(longest.name).check(notAddress), z.transform(capitaliseName)),
  email: emailAddress,
  website_url: optionalLine(longest.website),
}

/** The form of the last step: the dial code is a field of its own, and a telephone call needs a number. */
export const bookingForm = z.pipe(
  z
    .object({
      ...answers,
      ...person,
      meeting: z.enum(meetings, refuse('choice_required')),
      countryCode: dialCode,
      phone: optionalLine(longest.phone),
    })
    .check(
      z.refine(({ meeting, phone }) => meeting !== 'phone' || phone !== '', {
        path: ['phone'],
        when: hasFields,
        ...refuse('phone_required'),
      }),
      z.refine(
        ({ meeting, countryCode, phone }) =>
          meeting !== 'phone' || !phone || phoneNumber.safeParse(joinPhone(countryCode, phone)).success,
        { path: ['phone'], when: hasFields, ...refuse('phone_invalid') },
      ),
    ),
  z.transform(({ countryCode, phone, ...rest }) => ({
    ...rest,
    phone_number: rest.meeting === 'phone' ? phoneNumber.parse(joinPhone(countryCode, phone)) : '',
  })),
)

/** The time comes from the reservation, or is named here and taken if it is still free. */
export const bookingInput = z
  .object({
    ...answers,
    ...person,
    meeting: z._default(z.enum(meetings, refuse('choice_required')), 'phone'),
    phone_number: optionalPhoneNumber,
    time_zone: bookingZone,
    /** Whether the visitor's clock counts to twelve, for the times in emails. */
    hour12: ticked,
    set_up: setUp,
    lead: leadSecret,
    starts_at: z.optional(bookingInstant),
    ...campaignFields,
  })
  .check(
    z.refine(({ meeting, phone_number }) => meeting !== 'phone' || phone_number !== '', {
      path: ['phone_number'],
      when: hasFields,
      ...refuse('phone_required'),
    }),
  )
export type BookingInput = z.infer<typeof bookingInput>

export const bookingReceipt = z.object({
  message: z.string(),
  reference: z.string(),
  starts_at: z.string(),
  ends_at: z.string(),
  /** The page of this booking, on this site. Its address is enough to move and cancel the booking. */
  manage_path: z.string(),
})

/** One booking, for the page behind its link. */
export interface BookingView {
  reference: string
  state: 'booked' | 'cancelled' | 'past'
  startsAt: string
  endsAt: string
  timeZone: string
  firstName: string
  email: string
  meeting: Meeting
  /** Empty for a video call. */
  phoneNumber: string
  /** The meeting address is there for a video call only. */
  host: { name: string; title: string; zone: string; roomUrl: string | null }
  /** Empty where the question was skipped. */
  answers: { platform: Platform | ''; orders: OrderCount | ''; pain: Pain | ''; note: string }
  setUp: string
  /** Whether there is time enough left to move or cancel it. */
  canChange: boolean
  moves: number
}

export const cancelForm = z.object({ reason: optionalLine(300) })
export const moveForm = z.object({ starts_at: bookingInstant, time_zone: bookingZone })
