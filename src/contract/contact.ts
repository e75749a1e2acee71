import { z } from 'zod'
import type { FieldCode } from './error-codes.ts'
import { capitaliseName } from './names.ts'

const longest = { name: 80, email: 254, phone: 24, website: 300, message: 5_000 }

const code = (value: FieldCode) => value

/** One line: no control characters, so that nothing can break out of a mail header or a log line. */
const line = (required: FieldCode, max: number) =>
  z
    .string({ error: code(required) })
    .trim()
    .min(1, { error: code(required) })
    .max(max, { error: code('too_long') })
    .regex(/^\P{Cc}*$/u, { error: code('unreadable') })

const email = line('email_required', longest.email).pipe(z.email({ error: code('email_invalid') }))

/** Optional plus, first digit 1–9, 8 to 15 digits in all, once spaces, parentheses and hyphens are gone. */
const phoneNumber = line('phone_required', longest.phone)
  .transform((value) => value.replaceAll(/[\s()-]/g, ''))
  .pipe(z.string().regex(/^\+?[1-9]\d{7,14}$/, { error: code('phone_invalid') }))

const messageText = z
  .string({ error: code('message_required') })
  .trim()
  .min(1, { error: code('message_required') })
  .max(longest.message, { error: code('too_long') })
  .refine((value) => !value.includes('\0'), { error: code('unreadable') })

const person = {
  first_name: line('first_name_required', longest.name).transform(capitaliseName),
  last_name: line('last_name_required', longest.name).transform(capitaliseName),
  email,
  message: messageText,
  website_url: line('website_required', longest.website),
}

/** What the contact call takes. */
export const contactInput = z.object({ ...person, phone_number: phoneNumber }).meta({ id: 'ContactInput' })

export type ContactInput = z.infer<typeof contactInput>

export const defaultDialCode = '+91'

/** What the contact form holds: the dial code stands in a field of its own. */
export const contactForm = z
  .object({
    ...person,
    countryCode: z
      .string()
      .regex(/^\+[1-9]\d{0,3}$/, { error: code('phone_invalid') })
      .default(defaultDialCode),
    phone: line('phone_required', longest.phone),
  })
  .transform(({ countryCode, phone, ...rest }, ctx) => {
    const joined = phoneNumber.safeParse(`${countryCode}${phone}`)
    if (!joined.success) {
      ctx.addIssue({ code: 'custom', path: ['phone'], message: code('phone_invalid') })
      return z.NEVER
    }
    return { ...rest, phone_number: joined.data }
  })

export const contactReceipt = z
  .object({ message: z.string(), reference: z.string() })
  .meta({
    id: 'ContactReceipt',
    description: 'The message is stored; `reference` is repeated in every mail about it.',
  })
