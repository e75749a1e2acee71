import * as z from 'zod/mini'

export const staffChoice = z.object({ id: z.uuid() })

export const staffAccount = z.object({
  id: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  user_email: z.string(),
  since: z.string(),
  last_seen_at: z.nullable(z.string()),
  has_factor: z.boolean(),
  disabled_at: z.nullable(z.string()),
  /** Open now: in the admin, and inside merchants' accounts. */
  sessions: z.number(),
  visits: z.number(),
  is_self: z.boolean(),
})

export type StaffAccount = z.infer<typeof staffAccount>

export const staffList = z.object({ staff: z.array(staffAccount) })
