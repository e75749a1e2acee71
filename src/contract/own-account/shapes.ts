import * as z from 'zod/mini'
import { accountEmail, dialCode, line, personName, refuse } from '../fields.ts'
import { googleView } from '../google/shapes.ts'
import { passkeyView } from '../passkeys/shapes.ts'

/** An instant as ISO text. */
const instant = z.string()

/** What one's own account page shows. Never a hash, never a secret. */
export const accountView = z.object({
  email: z.string(),
  email_verified: z.boolean(),
  /** An address that was asked for and has not answered yet. */
  new_email: z.nullable(z.string()),
  first_name: z.string(),
  last_name: z.string(),
  phone_code: z.nullable(z.string()),
  phone_no: z.nullable(z.string()),
  created_at: instant,
  /** Somebody who came through Google may have none. */
  has_password: z.boolean(),
  password_changed_at: z.nullable(instant),
  passkeys: z.array(passkeyView),
  /** The authenticator app, once it is confirmed. */
  factor: z.nullable(z.object({ since: instant, codes_left: z.number() })),
  google: googleView,
  staff_access: z.boolean(),
  /** When the account will be erased, once that was asked for. */
  erase_at: z.nullable(instant),
  /** What would go with it: the companies that have no other owner. */
  erasure_takes: z.array(
    z.object({
      company: z.string(),
      outlets: z.array(z.string()),
      colleagues: z.number(),
      /** What was paid into its wallet and not spent, in words, and for how long it may be asked for. */
      money_left: z.nullable(z.object({ sum: z.string(), months: z.number() })),
    }),
  ),
})

export type AccountView = z.infer<typeof accountView>

export const profileInput = z.object({
  first_name: personName('first_name_required'),
  last_name: personName('last_name_required'),
  phone_code: dialCode,
  /** Left empty, the account has no number. */
  phone_no: z._default(z.string().check(z.trim(), z.regex(/^(\d{7,14})?$/, refuse('phone_invalid'))), ''),
})

export type ProfileInput = z.infer<typeof profileInput>

export const newEmailInput = z.object({ email: accountEmail })

/** The secret of a mailed link. */
export const linkInput = z.object({ token: line('required', 200) })

export const ownSession = z.object({
  id: z.string(),
  device: z.string(),
  method: z.string(),
  /** One of our staff looks in by this one. */
  by_staff: z.boolean(),
  /** The one that asks. */
  current: z.boolean(),
  created_at: instant,
  last_seen_at: instant,
})

export type OwnSession = z.infer<typeof ownSession>

/** Forms say yes in words. */
const yes = z.union([z.literal(true), z.literal('true'), z.literal('on')])
const no = z.union([z.literal(false), z.literal('false')])

/** One of one's own sessions, or all but the one that asks. */
export const endSessionsInput = z.union([
  z.object({ id: z.uuid(refuse('unreadable')) }),
  z.object({ others: yes }),
])

export const activityQuery = z.object({
  /** The number of the last entry seen: what is older follows. */
  before: z.optional(
    z.pipe(z.string().check(z.regex(/^\d{1,15}$/, refuse('unreadable'))), z.transform(Number)),
  ),
})

export const activityPage = z.object({
  entries: z.array(
    z.object({
      id: z.number(),
      at: instant,
      action: z.string(),
      text: z.string(),
      by_staff: z.boolean(),
    }),
  ),
  /** What to ask with for the next page; null at the end. */
  next: z.nullable(z.number()),
})

export const staffAccessInput = z.object({
  allowed: z.pipe(
    z.union([yes, no]),
    z.transform((value) => value === true || value === 'true' || value === 'on'),
  ),
})

export const erasurePlan = z.object({ message: z.string(), erase_at: instant })
