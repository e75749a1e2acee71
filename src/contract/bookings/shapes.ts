import * as z from 'zod/mini'
import { platforms, orderCounts, pains, type Platform, type OrderCount, type Pain } from './choices.ts'
import { campaignFields } from '../events/campaign.ts'
import {
  captchaAnswer,
  dialCode,
  emailAddress,
  line,
  longest,
  optionalLine,
  personName,
  refuse,
  ticked,
} from '../fields.ts'
import { phoneNumber } from '#contract/phone-number.ts'
import { longestSetUp, readSetUp } from '../demo/set-up.ts'
import { isZone } from '#rules/zone-time.ts'

/** A page of the account demo as the visitor had set it up, so that it can be opened again. */
const setUp = z.pipe(
  optionalLine(longestSetUp).check(
    z.refine((value) => value === '' || readSetUp(value) !== undefined, refuse('unreadable')),
  ),
  z.transform((value) => readSetUp(value)?.path ?? ''),
)

const answers = {
  platform: z.enum(platforms, refuse('answer_required')),
  orders: z.enum(orderCounts, refuse('answer_required')),
  pain: z.enum(pains, refuse('answer_required')),
  /** In the visitor's own words, if they like. */
  note: optionalLine(300),
  email: emailAddress,
}

/** The first step: three questions and where to write. */
export const leadForm = z.object({ ...answers, consent: ticked })

export const leadInput = z.extend(leadForm, { set_up: setUp, token: captchaAnswer, ...campaignFields })

/** `lead` is what later calls show: one captcha, one lead, one booking. */
export const leadReceipt = z.object({ message: z.string(), lead: z.string() })

export const bookingZone = line('zone_invalid', 64).check(z.refine(isZone, refuse('zone_invalid')))

export const bookingInstant = z.pipe(
  z.string(refuse('time_required')).check(
    z.maxLength(40, refuse('time_required')),
    z.refine((value) => !Number.isNaN(Date.parse(value)), refuse('time_required')),
  ),
  z.transform((value) => new Date(value)),
)

const leadSecret = line('lead_required', 100)

export const slotQuery = z.object({ lead: optionalLine(100) })

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
  held_until: z.string(),
  /** How long that is from now, for clocks that are wrong. */
  seconds: z.number(),
  host: z.object({ name: z.string(), title: z.string(), zone: z.string() }),
})
export type Hold = z.infer<typeof holdReceipt>

export const releaseInput = z.object({ lead: leadSecret })
export const releaseReceipt = z.object({ message: z.string() })

const person = {
  first_name: personName('first_name_required'),
  last_name: personName('last_name_required'),
  website_url: optionalLine(longest.website),
}

/** What the form of the last step holds: the dial code stands in a field of its own. */
export const bookingForm = z.pipe(
  z.object({ ...person, countryCode: dialCode, phone: line('phone_required', longest.phone) }).check(
    z.refine(({ countryCode, phone }) => phoneNumber.safeParse(`${countryCode}${phone}`).success, {
      path: ['phone'],
      ...refuse('phone_invalid'),
    }),
  ),
  z.transform(({ countryCode, phone, ...rest }) => ({
    ...rest,
    phone_number: phoneNumber.parse(`${countryCode}${phone}`),
  })),
)

/** The time comes from the hold, or is named here and taken if it is still free. */
export const bookingInput = z.object({
  ...answers,
  ...person,
  phone_number: phoneNumber,
  time_zone: bookingZone,
  set_up: setUp,
  lead: leadSecret,
  starts_at: z.optional(bookingInstant),
  ...campaignFields,
})
export type BookingInput = z.infer<typeof bookingInput>

export const bookingReceipt = z.object({
  message: z.string(),
  reference: z.string(),
  starts_at: z.string(),
  ends_at: z.string(),
  /** The page of this booking, on this site. Whoever has it can move and cancel the booking. */
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
  phoneNumber: string
  host: { name: string; title: string; zone: string; roomUrl: string | null }
  answers: { platform: Platform; orders: OrderCount; pain: Pain; note: string }
  setUp: string
  /** Whether there is time enough left to move or cancel it. */
  canChange: boolean
  moves: number
}

export const cancelForm = z.object({ reason: optionalLine(300) })
export const moveForm = z.object({ starts_at: bookingInstant, time_zone: bookingZone })
