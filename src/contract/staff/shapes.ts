import * as z from 'zod/mini'
// By its own name linters take it for a promise's.
import { catch as orElse } from 'zod/mini'
import { planStates } from '#rules/money/plan-gate.ts'
import { merchantStates } from './choices.ts'
import { sessionView } from '../accounts/shapes.ts'
import { line, longest, optionalLine, readable, readableLines, refuse } from '../fields.ts'
import { calendarDay, cursorField, typedText } from '../query-fields.ts'

const both = refuse('email_and_password_required')

/** The staff sign-in has one message for both fields. */
export const staffLoginInput = z.object({
  email: z.pipe(
    z
      .string(both)
      .check(
        z.trim(),
        z.toLowerCase(),
        z.minLength(1, both),
        z.maxLength(longest.email, refuse('too_long')),
        readable,
      ),
    z.string(),
  ),
  password: z.string(both).check(z.minLength(1, both), z.maxLength(256, refuse('too_long'))),
  code: optionalLine(20),
})

export const staffSession = z.object({
  status: z.literal('success'),
  is_superadmin: z.boolean(),
  /** Works only together with the cookie that came with it. */
  token: z.object({ access: z.string() }),
  /** Nothing opens before a second factor is set up. */
  needs_factor: z.boolean(),
})

export const staffProof = z.object({
  password: z.string(refuse('password_required')).check(z.minLength(1, refuse('password_required'))),
  code: optionalLine(20),
})

export const staffToken = z.object({ token: z.object({ access: z.string() }) })

/** Anything that is not understood counts as not said: an address typed by hand still opens the list. */
export const merchantQuery = z.object({
  search: typedText,
  /** `email`, or `-email` for the other way round. */
  sort: orElse(
    z._default(z.string().check(z.regex(/^-?(first_name|last_name|email|joined)$/)), '-joined'),
    '-joined',
  ),
  state: orElse(z._default(z.enum(merchantStates), 'all'), 'all'),
  after: cursorField,
  before: cursorField,
})

export type MerchantQuery = z.infer<typeof merchantQuery>

export const merchantRow = z.object({
  id: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  user_email: z.string(),
  joined_at: z.string(),
  may_visit: z.boolean(),
  /** The company they work for, or the first of several; empty for none. */
  company: z.string(),
  /** The address of their first outlet; empty for none. */
  store: z.string(),
  /** The state of their company's plan: of several, that of the one that runs. */
  plan: z.enum([...planStates, 'none']),
  /** How many modules are switched on in their outlets. */
  modules: z.number(),
  last_seen_at: z.nullable(z.string()),
})

export type MerchantRow = z.infer<typeof merchantRow>

export const merchantList = z.object({
  data: z.object({
    company_profile: z.array(merchantRow),
    /** Counted up to a thousand. */
    total: z.number(),
    is_more: z.boolean(),
    next: z.nullable(z.string()),
    previous: z.nullable(z.string()),
  }),
})

export type MerchantList = z.infer<typeof merchantList>['data']

export const visitInput = z.object({
  email: line('email_required', longest.email),
  /** The merchant reads it. */
  reason: line('reason_required', 300),
})

export const visitSettings = z.object({
  merchant: z.string(),
  company: z.string(),
  staff: z.string(),
  reason: z.string(),
  ends_at: z.string(),
})

/** What a sign-in answers, and on whose behalf it is. */
export const visitView = z.extend(sessionView, { user_settings: visitSettings })

export const noteInput = z.object({
  id: z.uuid(),
  text: z
    .string(refuse('note_required'))
    .check(
      z.trim(),
      z.minLength(1, refuse('note_required')),
      z.maxLength(2000, refuse('too_long')),
      readableLines,
    ),
})

export const auditQuery = z.object({
  search: typedText,
  action: orElse(z._default(z.string().check(z.regex(/^[a-z-]{0,60}$/)), ''), ''),
  before: orElse(z.optional(z.coerce.number().check(z.int(), z.positive())), undefined),
  /** A day of the reader's calendar; empty for all. */
  day: orElse(z._default(z.union([z.enum(['today', 'yesterday']), calendarDay]), ''), ''),
})

export type AuditQuery = z.infer<typeof auditQuery>
