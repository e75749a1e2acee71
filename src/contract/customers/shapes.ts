import * as z from 'zod/mini'
// By its own name linters take it for a promise's.
import { catch as orElse } from 'zod/mini'

/** Customers of one outlet. Who somebody is, is read from the store at that moment and kept nowhere. */

/** Shopify's numbers of up to fifty customers, separated by commas. */
export const customerNamesQuery = z.object({
  ids: z.pipe(
    orElse(z._default(z.string().check(z.regex(/^[1-9]\d{0,15}(,[1-9]\d{0,15}){0,49}$/)), ''), ''),
    z.transform((text) => (text === '' ? [] : text.split(',').map(Number))),
  ),
})

/** Empty where the store has none, or does not show us any. */
export const person = z.object({ id: z.string(), name: z.string(), email: z.string(), phone: z.string() })
export type Person = z.infer<typeof person>

export const customerNamesAnswer = z.object({
  data: z.object({
    people: z.array(person),
    /** False where the store did not answer. */
    is_live: z.boolean(),
  }),
})
