import * as z from 'zod/mini'
import { errorCodes } from './error-codes.ts'

/** The one shape of every refusal; `title` and `message` are for people. */
export const problem = z.object({
  code: z.enum(errorCodes),
  title: z.string(),
  message: z.string(),
  /** What the person can do instead. */
  action: z.optional(z.object({ label: z.string(), href: z.string() })),
  fields: z.optional(z.record(z.string(), z.string())),
  /** For a taken time: the nearest free ones. */
  nearest: z.optional(z.array(z.string())),
  /** Seconds to wait before the next try, as in the `Retry-After` header. */
  retry_after: z.optional(z.number()),
  /** Where a wallet is short: what was asked for, and what is there, in millionths. */
  needed: z.optional(z.number()),
  available: z.optional(z.number()),
  request_id: z.string(),
})

export type Problem = z.infer<typeof problem>
