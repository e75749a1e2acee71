import * as z from 'zod/mini'
import { line, longest, refuse } from './fields.ts'

/** Optional plus, first digit 1–9, 8 to 15 digits in all, once spaces, parentheses and hyphens are gone. */
export const phoneNumber = z.pipe(
  z.pipe(
    line('phone_required', longest.phone),
    z.transform((value) => value.replaceAll(/[\s()-]/g, '')),
  ),
  z.string().check(z.regex(/^\+?[1-9]\d{7,14}$/, refuse('phone_invalid'))),
)
