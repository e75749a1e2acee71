import * as z from 'zod/mini'

const instant = z.string()
const maybe = z.nullable(z.string())

/**
 * Everything we keep about one person, for that person. Hashes, keys and the bodies of emails (which hold links
 * that work) are not data about anybody and stay out.
 */
export const accountExport = z.object({
  made_at: instant,
  account: z.object({
    id: z.string(),
    email: z.string(),
    email_verified_at: maybe,
    first_name: z.string(),
    last_name: z.string(),
    phone_code: maybe,
    phone_no: maybe,
    terms_version: z.string(),
    terms_at: instant,
    came_from: z.record(z.string(), z.string()),
    staff_access: z.boolean(),
    password_changed_at: maybe,
    created_at: instant,
    updated_at: instant,
    erase_at: maybe,
  }),
  google: z.array(z.object({ email: z.string(), created_at: instant, last_used_at: instant })),
  passkeys: z.array(z.object({ name: z.string(), created_at: instant, last_used_at: maybe })),
  authenticator: z.nullable(z.object({ since: instant, codes_left: z.number() })),
  devices: z.array(z.object({ label: z.string(), created_at: instant, last_seen_at: instant })),
  sessions: z.array(
    z.object({
      device: z.string(),
      method: z.string(),
      ip: maybe,
      created_at: instant,
      last_seen_at: instant,
      ended_at: maybe,
      ended_because: maybe,
    }),
  ),
  companies: z.array(
    z.object({
      name: z.string(),
      role: z.string(),
      since: instant,
      outlets: z.array(
        z.object({
          outlet_name: z.string(),
          web_url: maybe,
          platform: maybe,
          created_at: instant,
          modules: z.array(z.object({ slug: z.string(), installed_at: instant })),
          shops: z.array(z.object({ shop: z.string(), scopes: z.string(), granted_at: instant })),
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
      created_at: instant,
    }),
  ),
  bookings: z.array(
    z.object({
      reference: z.string(),
      starts_at: instant,
      phone_number: z.string(),
      website_url: z.string(),
      answers: z.record(z.string(), z.string()),
      cancelled_at: maybe,
      created_at: instant,
    }),
  ),
  calculations: z.array(z.object({ address: z.string(), created_at: instant })),
  answers: z.array(z.object({ subject: z.string(), text: z.string(), created_at: instant })),
  emails: z.array(z.object({ kind: z.string(), created_at: instant, sent_at: maybe })),
  activity: z.array(
    z.object({
      at: instant,
      action: z.string(),
      detail: z.record(z.string(), z.unknown()),
      ip: maybe,
      by_staff: z.boolean(),
    }),
  ),
})

export type AccountExport = z.infer<typeof accountExport>
