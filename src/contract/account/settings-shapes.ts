import * as z from 'zod/mini'
import { readColour } from '#rules/contrast.ts'
import { readLogo } from '#rules/one-ink-logo.ts'
import { themeIds } from '../demo/themes.ts'
import { line, refuse } from '../fields.ts'
import { orderSummary } from './order-shapes.ts'
import { accountBrand } from './store-shapes.ts'

/** What a merchant sets for the customer accounts of one outlet. */

/** Asked for when customer accounts are switched on; `content/portal/customer-accounts.ts` says what each is for. */
export const accountScopes = ['read_products', 'write_customers', 'customer_read_customers'] as const
export type AccountScope = (typeof accountScopes)[number]

/** A name in an address: letters, digits and hyphens, 3 to 40, and none of those that an operator needs. */
export const slugPattern = /^[a-z0-9](?:[a-z0-9-]{1,38})[a-z0-9]$/

export const accountNeeds = ['connect', 'scopes'] as const

export const accountSettings = z.object({
  outlet_id: z.string(),
  is_on: z.boolean(),
  /** Whether somebody has saved these; until then they are proposals. */
  is_set_up: z.boolean(),
  slug: z.string(),
  /** What stands behind the slug: `.localhost:3000`. */
  domain: z.string(),
  /** The whole address, as it is saved. */
  url: z.string(),
  theme: z.enum(themeIds),
  brand: accountBrand,
  scopes: z.array(z.object({ scope: z.enum(accountScopes), is_granted: z.boolean() })),
  /** Whether the store uses Shopify's new customer accounts; null where it could not be asked. */
  has_shopify_sign_in: z.nullable(z.boolean()),
  /** What must be done before it can be switched on; null where nothing is missing. */
  needs: z.nullable(z.enum(accountNeeds)),
})
export type AccountSettings = z.infer<typeof accountSettings>

export const accountSettingsAnswer = z.object({ data: accountSettings })

/** With the outlet's newest orders, for the preview beside the settings. */
export const accountsAnswer = z.object({ data: accountSettings, orders: z.array(orderSummary) })

/** What the merchant types of a brand. */
const brandFields = {
  brand_name: line('name_required', 24),
  colour: z._default(
    z.nullable(z.string().check(z.refine((text) => readColour(text) !== undefined, refuse('unreadable')))),
    null,
  ),
  logo: z._default(
    z.nullable(z.string().check(z.refine((text) => readLogo(text) !== undefined, refuse('logo_invalid')))),
    null,
  ),
}

export const accountSettingsInput = z.object({
  is_on: z.boolean(refuse('choice_required')),
  slug: z
    .string(refuse('required'))
    .check(z.trim(), z.toLowerCase(), z.regex(slugPattern, refuse('slug_invalid'))),
  theme: z.enum(themeIds, refuse('choice_required')),
  ...brandFields,
})
export type AccountSettingsInput = z.infer<typeof accountSettingsInput>

export const scopesAnswer = z.object({ url: z.string() })

/** A link that opens the account as a test shopper, for a quarter of an hour. */
export const testShopperAnswer = z.object({ url: z.string(), kind: z.enum(['customer', 'link']) })
