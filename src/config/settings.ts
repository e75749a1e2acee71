import { isIP, isIPv6 } from 'node:net'
import { z } from 'zod'

const text = z.string().trim().min(1)
const address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''))
const list = text.transform((value) =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
)
const host = text.refine(
  (value) => isIP(value) > 0 || /^[a-z\d](?:[a-z\d.-]*[a-z\d])?$/i.test(value),
  'wants an address or the name of a host',
)
const origin = address.refine((value) => new URL(value).origin === value, 'wants an address without a path')
/** `hello@infiniti.example` or `Infiniti <hello@infiniti.example>` */
const sender = text.regex(
  /^(?:[^<>@]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
  'wants an email address, or Name <address>',
)
const shopAddress = text.refine(
  (value) =>
    value.includes('{shop}') && URL.canParse(value.replace('{shop}', 'shop')) && /^https?:/.test(value),
  'wants an address with {shop} in it',
)
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional())

/** What argon2id takes for each password at least. Tests take less, for their time. */
export const safePasswordMemoryKib = 19_456

/** Every setting, with its format and default. */
export const settings = z.object({
  APP_MODE: z.enum(['demo', 'production']).default('demo'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: host.default('127.0.0.1'),
  PUBLIC_BASE_URL: optional(origin),
  ACCOUNT_DOMAIN: optional(
    text.regex(/^[a-z\d](?:[a-z\d.-]*[a-z\d])?$/, 'wants the name of a domain in lower case, without a port'),
  ),
  DATA_DIR: text.default('./data'),
  DATABASE_URL: optional(z.url({ protocol: /^postgres(ql)?$/ })),
  SECRET_KEYS: optional(list.refine((keys) => keys.length > 0, 'wants at least one key')),
  SMTP_URL: optional(z.url({ protocol: /^smtps?$/ })),
  MAIL_FROM: optional(sender),
  MAIL_STAFF: optional(z.email()),
  SECURITY_CONTACT: optional(z.union([z.email(), z.url({ protocol: /^https$/ })])),
  GOOGLE_ISSUER: optional(address),
  GOOGLE_CLIENT_ID: optional(text),
  GOOGLE_CLIENT_SECRET: optional(text),
  RECAPTCHA_SITE_KEY: optional(text),
  RECAPTCHA_SECRET: optional(text),
  RECAPTCHA_VERIFY_URL: address.default('https://www.google.com/recaptcha/api/siteverify'),
  CAPTCHA_MAX_TRIES: z.coerce.number().int().min(10).default(3000),
  PASSWORD_MEMORY_KIB: z.coerce.number().int().min(8).default(safePasswordMemoryKib),
  SHOPIFY_API_KEY: optional(text),
  SHOPIFY_API_SECRET: optional(text),
  SHOPIFY_API_SECRET_BEFORE: optional(text),
  SHOPIFY_LISTED: z
    .enum(['true', 'false'])
    .default('false')
    .transform((value) => value === 'true'),
  SHOPIFY_ALL_ORDERS: z
    .enum(['true', 'false'])
    .default('false')
    .transform((value) => value === 'true'),
  SHOPIFY_SHOP_URL: shopAddress.default('https://{shop}'),
  SHOPIFY_LISTING_URL: address.default('https://apps.shopify.com/'),
  STRIPE_API_URL: address.default('https://api.stripe.com'),
  STRIPE_SECRET_KEY: optional(text),
  STRIPE_WEBHOOK_SECRETS: optional(list),
  WHATSAPP_API_URL: address.default('https://graph.facebook.com'),
  WHATSAPP_ACCESS_TOKEN: optional(text),
  WHATSAPP_APP_SECRET: optional(text),
  WHATSAPP_VERIFY_TOKEN: optional(text),
  WHATSAPP_BUSINESS_ID: optional(text),
  MSG91_API_URL: address.default('https://control.msg91.com'),
  MSG91_AUTH_KEY: optional(text),
  MSG91_WEBHOOK_TOKEN: optional(text),
  NAME_SERVERS: list
    .refine((servers) => servers.every(isNameServer), 'wants addresses, each with a port if need be')
    .default([]),
  BOOKING_HOSTS: optional(text),
  DASHBOARD_BASE_URL: optional(address),
  MODULE_BASE_URLS: optional(z.string().transform(parseAddresses)),
  THEME_DEMO_URLS: optional(z.string().transform(parseAddresses)),
  COMMISSION_TERMS: optional(text.max(300)),
  SHOWCASE_MERCHANT: optional(z.email().transform((email) => email.toLowerCase())),
  COMPANY_NAME: optional(text.max(200)),
  COMPANY_ADDRESS: optional(text.max(300)),
  COMPANY_LAW: optional(text.max(100)),
  COMPANY_COURTS: optional(text.max(100)),
  DATA_COUNTRY: optional(text.max(100)),
  HOSTING_COMPANY: optional(text.max(200)),
  EMAIL_COMPANY: optional(text.max(200)),
  RUPEE_RATE: optional(
    text.regex(/^\d{1,3}(\.\d{1,4})? \d{4}-\d\d-\d\d$/, 'wants a rate and its day: 88.50 2026-11-01'),
  ),
  ANALYTICS_ID: optional(z.string().regex(/^[\w-]{1,40}$/, 'wants at most 40 letters, digits and hyphens')),
  TRUSTED_PROXIES: list
    .refine((proxies) => proxies.every(isNetwork), 'wants addresses, or networks like 10.0.0.0/8')
    .refine((proxies) => !proxies.some(isEverybody), 'would trust everybody: name the proxies alone')
    .default([]),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(address),
  OTEL_EXPORTER_OTLP_HEADERS: z.string().default('').transform(parseHeaders),
  OTEL_SERVICE_NAME: text.default('infiniti'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  SESSION_CALLS_PER_MINUTE: z.coerce.number().int().min(60).default(300),
  HOST_CALLS_PER_MINUTE: z.coerce.number().int().min(60).default(60_000),
  DRAIN_SECONDS: z.coerce.number().min(0).max(60).default(0),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
})

export type Settings = z.infer<typeof settings>
export type SettingName = keyof Settings

/** An address, or one with the length of its network's prefix. */
function isNetwork(value: string): boolean {
  const [, at = '', prefix] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(value) ?? []
  const family = isIP(at)
  return family > 0 && Number(prefix ?? 0) <= (family === 6 ? 128 : 32)
}

/** The widest networks that are private: 10.0.0.0/8 and fc00::/7. Anything wider has strangers in it. */
function isEverybody(value: string): boolean {
  const [at = '', prefix] = value.split('/')
  return prefix !== undefined && Number(prefix) < (isIPv6(at) ? 7 : 8)
}

/** `1.1.1.1`, `1.1.1.1:53` or `[2606:4700::1111]:53`, as Node reads them. */
function isNameServer(value: string): boolean {
  if (isIP(value) > 0) return true
  const [, six, four, port] = /^(?:\[([^\]]+)\]|([\d.]+))(?::(\d{1,5}))?$/.exec(value) ?? []
  return isIP(six ?? four ?? '') > 0 && Number(port ?? 0) <= 65_535
}

/** `email=https://mail.example,oh_my_customer=https://customers.example` */
function parseAddresses(value: string, ctx: z.RefinementCtx): Record<string, string> {
  const addresses: Record<string, string> = {}
  for (const pair of value.split(',').filter(Boolean)) {
    const [, name, url] = /^([^=]+)=(.+)$/.exec(pair) ?? []
    const parsed = address.safeParse(url)
    if (!name || !parsed.success) {
      ctx.addIssue('wants pairs of name=address, separated by commas')
      return z.NEVER
    }
    addresses[name.trim()] = parsed.data
  }
  return addresses
}

/** `name=value,name=value`, each value as in an address: OpenTelemetry's own notation. */
function parseHeaders(value: string, ctx: z.RefinementCtx): Record<string, string> {
  const headers: Record<string, string> = {}
  for (const pair of value.split(',').filter((part) => part.trim())) {
    const [, name = '', given = ''] = /^\s*([\w-]+)\s*=\s*(.*?)\s*$/.exec(pair) ?? []
    try {
      headers[name] = decodeURIComponent(given)
    } catch {
      delete headers[name]
    }
    if (!headers[name]) {
      ctx.addIssue('wants pairs of name=value, separated by commas')
      return z.NEVER
    }
  }
  return headers
}
