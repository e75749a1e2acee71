import * as z from 'zod/mini'
import { dialCode, emailAddress, line, longest, personName, refuse } from '../fields.ts'
import { joinPhone, phoneNumber } from '#contract/phone-number.ts'

const person = {
  first_name: personName('first_name_required'),
  last_name: personName('last_name_required'),
  email: emailAddress,
  message: z.string(refuse('message_required')).check(
    z.trim(),
    z.minLength(1, refuse('message_required')),
    z.maxLength(longest.message, refuse('too_long')),
    z.refine((value) => !value.includes('\0'), refuse('unreadable')),
  ),
  website_url: line('website_required', longest.website),
}

/** What the contact call takes. */
export const contactInput = z.object({ ...person, phone_number: phoneNumber })

export type ContactInput = z.infer<typeof contactInput>

const joined = (form: { countryCode: string; phone: string }) => joinPhone(form.countryCode, form.phone)

/** What the contact form holds: the dial code stands in a field of its own. */
export const contactForm = z.pipe(
  z.object({ ...person, countryCode: dialCode, phone: line('phone_required', longest.phone) }).check(
    z.refine((form) => phoneNumber.safeParse(joined(form)).success, {
      path: ['phone'],
      ...refuse('phone_invalid'),
      // The two fields are judged together as soon as both are there, whatever else is still missing.
      when: ({ value, issues }) => !issues.some(({ path }) => path?.[0] === 'phone') && hasPhone(value),
    }),
  ),
  z.transform(({ countryCode, phone, ...rest }): ContactInput => {
    return { ...rest, phone_number: phoneNumber.parse(joined({ countryCode, phone })) }
  }),
)

const hasPhone = (value: unknown) => typeof value === 'object' && value !== null && 'phone' in value

/** A message from the portal: who writes is known, and the page comes along. */
export const helpInput = z.object({ message: person.message, page: line('required', longest.website) })
export type HelpInput = z.infer<typeof helpInput>

/** The message is stored; `reference` is repeated in every mail about it. */
export const contactReceipt = z.object({ message: z.string(), reference: z.string() })
