import * as z from 'zod/mini'
import type { FieldCode } from './error-codes.ts'
import { capitaliseName } from '../rules/names.ts'
import { webHost } from '../rules/web-address.ts'

/** Fields that several forms have. The small form of zod: these rules run in the browser as well. */

export const longest = { name: 80, email: 254, phone: 24, website: 300, message: 5_000, token: 8_000 }

export const refuse = (error: FieldCode) => ({ error })

/** No control characters, so that nothing can break out of a mail header or a log line, and no halves of letters. */
export const readable = z.regex(/^[^\p{Cc}\p{Cs}]*$/u, refuse('unreadable'))

/** The same where line ends are welcome. */
export const readableLines = z.regex(/^(?:[^\p{Cc}\p{Cs}]|\n)*$/u, refuse('unreadable'))

/** One line that must be there. */
export const line = (required: FieldCode, max: number) =>
  z
    .string(refuse(required))
    .check(z.trim(), z.minLength(1, refuse(required)), z.maxLength(max, refuse('too_long')), readable)

/** What mail programs turn into a link, which a name in a greeting must not be. */
const linkInside = /:\/\/|[\p{L}\p{N}]\.\p{L}{2,}/u

/** Whether mail programs would make a link of a part of the text. */
export const hasLink = (text: string) => linkInside.test(text)

export const notAddress = z.refine<string>((name) => !hasLink(name), refuse('name_is_address'))

export const personName = (required: FieldCode) =>
  z.pipe(line(required, longest.name).check(notAddress), z.transform(capitaliseName))

export const emailAddress = z.pipe(line('email_required', longest.email), z.email(refuse('email_invalid')))

/** An account's address: in lower case, so that one mailbox is one account. */
export const accountEmail = z.pipe(
  emailAddress,
  z.transform((value) => value.toLowerCase()),
)

const defaultDialCode = '+91'

/** A dial code, perhaps with its country, since several share one: `+91` or `+91 IN`. */
export const dialCode = z.pipe(
  z._default(
    z.string(refuse('phone_invalid')).check(z.regex(/^\+[1-9]\d{0,3}( [A-Z]{2})?$/, refuse('phone_invalid'))),
    defaultDialCode,
  ),
  z.transform((value) => value.replace(/ .*/, '')),
)

/** One line that may be empty. */
export const anyLine = (max: number) =>
  z.string(refuse('unreadable')).check(z.trim(), z.maxLength(max, refuse('too_long')), readable)

/** Something that may be missing; then it is empty. */
export const optionalLine = (max: number) => z._default(anyLine(max), '')

/** A shop's address in any form somebody pastes, kept in the one form we compare; may be missing. */
export const optionalWebAddress = z.pipe(
  optionalLine(longest.website).check(
    z.refine((value) => value === '' || webHost(value) !== undefined, refuse('website_invalid')),
  ),
  z.transform((value) => webHost(value) ?? ''),
)

/** True by every form of a ticked box, in JSON and in forms. */
export const ticked = z.pipe(
  z._default(z.union([z.boolean(), z.string()]), false),
  z.transform((value) => value === true || value === 'on' || value === 'true'),
)

export const captchaAnswer = z._default(
  z.string(refuse('unreadable')).check(z.maxLength(longest.token, refuse('too_long'))),
  '',
)
