import * as z from 'zod/mini'
// By its own name linters take it for a promise's.
import { catch as orElse } from 'zod/mini'

/** Fields of addresses that list something. What is not understood counts as not said: a typed address still opens. */

/** What is looked for: any text at all. Control characters are spaces; PostgreSQL and Shopify take no zero byte. */
export const typedText = orElse(
  z._default(
    z.pipe(
      z.string(),
      z.transform((text) => text.replaceAll(/[\p{Cc}\p{Cs}]/gu, ' ').trim()),
    ),
    '',
  ),
  '',
)

/** Where a page begins: a mark from an earlier answer. */
export const cursorField = orElse(z._default(z.string().check(z.maxLength(1000)), ''), '')

/** Shopify's own number of an order, a customer or a product, as digits; anything else is none. */
export const storeNumber = orElse(z._default(z.string().check(z.regex(/^[1-9]\d{0,15}$/)), ''), '')

/** One of the words, or the first of them. */
export const oneWord = <const Words extends readonly [string, ...string[]]>(words: Words) =>
  orElse(z._default(z.enum(words), words[0]), words[0])

export const calendarDay = z
  .string()
  .check(z.refine((day) => /^20\d{2}-\d{2}-\d{2}$/.test(day) && Date.parse(day) > 0))

/** A day of the calendar; anything else is none. */
export const queryDay = orElse(z._default(calendarDay, ''), '')
