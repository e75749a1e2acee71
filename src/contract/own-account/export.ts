import * as z from 'zod/mini'

const moment = z.string()
const maybe = z.nullable(z.string())

/**
 * Everything we keep about one person, for that person. Hashes, keys and the bodies of letters (which hold links
 * that work) are not data about anybody and stay out.
 */
export const accountExport = z.object({
  made_at: moment,
  account: z.object({
    id: z.string(),
    email: z.string(),
    email_verified_at: maybe,
    first_name: z.string(),
    last_name: z.string(),
    phone_code: maybe,
    phone_no: maybe,
    terms_version: z.string(),
    terms_at: moment,
    came_from: z.record(z.string(), z.string()),
    staff_access: z.boolean(),
    password_changed_at: maybe,
    created_at: moment,
    updated_at: moment,
    erase_at: maybe,
  }),
  google: z.array(z.object({ email: z.string(), created_at: moment, last_used_at: moment })),
  passkeys: z.array(z.object({ name: z.string(), created_at: moment, last_used_at: maybe })),
  authenticator: z.nullable(z.object({ since: moment, codes_left: z.number() })),
  devices: z.array(z.object({ label: z.string(), created_at: moment, last_seen_at: moment })),
  sessions: z.array(
    z.object({
      device: z.string(),
      method: z.string(),
      ip: maybe,
      created_at: moment,
      last_seen_at: moment,
      ended_at: maybe,
      ended_because: maybe,
    }),
  ),
  companies: z.array(
    z.object({
      name: z.string(),
      role: z.string(),
      since: moment,
      outlets: z.array(
        z.object({
          outlet_name: z.string(),
          web_url: maybe,
          platform: maybe,
          created_at: moment,
          modules: z.array(z.object({ slug: z.string(), installed_at: moment })),
          shops: z.array(z.object({ shop: z.string(), scopes: z.string(), granted_at: moment })),
        }),
      ),
    }),
  ),
  messages: z.array(
    z.object({
      reference: z.string(),
      phone_number: z.string(),
      website_url: z.string(),
      message: z.string(),
      created_at: moment,
    }),
  ),
  bookings: z.array(
    z.object({
      reference: z.string(),
      starts_at: moment,
      phone_number: z.string(),
      website_url: z.string(),
      answers: z.record(z.string(), z.string()),
      cancelled_at: maybe,
      created_at: moment,
    }),
  ),
  calculations: z.array(z.object({ address: z.string(), created_at: moment })),
  answers: z.array(z.object({ subject: z.string(), text: z.string(), created_at: moment })),
  letters: z.array(z.object({ kind: z.string(), created_at: moment, sent_at: maybe })),
  activity: z.array(
    z.object({
      at: moment,
      action: z.string(),
      detail: z.record(z.string(), z.unknown()),
      ip: maybe,
      by_staff: z.boolean(),
    }),
  ),
})

export type AccountExport = z.infer<typeof accountExport>
