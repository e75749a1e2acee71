import * as z from 'zod/mini'
import { line, longest, optionalLine, refuse } from './fields.ts'

/** Optional plus, first digit 1–9, 8 to 15 digits in all, once spaces, parentheses and hyphens are gone. */
const number = /^\+?[1-9]\d{7,14}$/
const withoutSpaces = z.transform((value: string) => value.replaceAll(/[\s()-]/g, ''))

export const phoneNumber = z.pipe(
  z.pipe(line('phone_required', longest.phone), withoutSpaces),
  z.string().check(z.regex(number, refuse('phone_invalid'))),
)

/** The same where a number may be missing; then it is empty. */
export const optionalPhoneNumber = z.pipe(
  z.pipe(optionalLine(longest.phone), withoutSpaces),
  z.string().check(z.refine((value) => value === '' || number.test(value), refuse('phone_invalid'))),
)

/** Code and number of a form. A number that brings its own code needs no other. */
export const joinPhone = (code: string, typed: string) => {
  const own = typed.trim().replace(/^00/, '+')
  return own.startsWith('+') ? own : `${code}${typed}`
}
