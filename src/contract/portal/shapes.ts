import * as z from 'zod/mini'
import { outletView, sessionView } from '../accounts/shapes.ts'
import { line, longest, notAddress, refuse } from '../fields.ts'
import { moduleNeeds } from '../modules/needs.ts'

/** The stored session, without the tokens: those belong to the browser and do not change with the outlet. */
export const portalView = z.omit(sessionView, { token: true })

/** One of the merchant's own, as the bar and the pages know it. */
export interface OutletName {
  id: string
  /** Its name, else its address. */
  name: string
  webUrl: string | null
  platform: 'shopify' | 'manual' | null
}

/** Any text: whether it names an outlet of the merchant's own is asked of the database, and refused as one. */
const outletId = z.string(refuse('required')).check(z.maxLength(100, refuse('too_long')))

export const outletChoice = z.object({ outlet_id: outletId })

export const outletAnswer = z.object({ data: portalView })

/** One module as the outlet at hand sees it. */
const appView = z.object({
  slug: z.string(),
  /** It does nothing yet and cannot be switched on. */
  is_planned: z.boolean(),
  is_installed: z.boolean(),
  installed_at: z.nullable(z.string()),
  /** What an activated module waits for, first things first; nothing where it runs. */
  missing: z.array(z.enum(moduleNeeds)),
})

/** How the shop at an outlet's address stands to us: only Shopify's own shops are asked for a yes. */
export const shopConnections = ['not-needed', 'open', 'connected', 'lost'] as const
export type ShopConnection = (typeof shopConnections)[number]

export const appList = z.object({
  data: z.array(appView),
  /** Whether stores are connected through the Shopify App Store, where no page takes their address. */
  is_listed: z.boolean(),
  /** The outlet that this is about. */
  outlet: z.extend(z.omit(outletView, { api_key: true }), { connection: z.enum(shopConnections) }),
})

export type AppList = z.infer<typeof appList>

export const webUrlInput = z.object({
  web_url: line('website_required', longest.website),
  platforms: z.enum(['shopify', 'manual'], refuse('choice_required')),
})

export const webUrlAnswer = z.object({
  message: z.string(),
  data: z.object({ web_url: z.string(), platform: z.string() }),
})

const appName = line('required', 60)

export const installInput = z.object({
  plugin_name: z.enum(['shopify', 'other'], refuse('choice_required')),
  app: appName,
})

/** `success` when the module runs; with `data`, the shop's own grant page comes first. */
export const installAnswer = z.object({ message: z.string(), data: z.optional(z.string()) })

export const appChoice = z.object({ app: appName })

/** Where to go, with the hand-off in the address. */
export const handOff = z.object({ url: z.string() })

export const redeemInput = z.object({
  xut: z.string().check(z.maxLength(2_000)),
  /** For whom it was made: the origin of the module's server. */
  audience: z.string().check(z.maxLength(200)),
})

export const redeemAnswer = z.object({
  sub: z.string(),
  app: z.string(),
  outlet: z.omit(outletView, { api_key: true }),
  company: z.string(),
  role: z.string(),
  user_first_name: z.string(),
  /** The member of staff behind it, while one looks in. */
  act: z.nullable(z.string()),
})

export const newOutletInput = z.object({
  outlet_name: line('outlet_name_required', longest.name).check(notAddress),
  web_url: line('website_required', longest.website),
})

export const renameOutletInput = z.object({
  outlet_id: outletId,
  outlet_name: line('outlet_name_required', longest.name).check(notAddress),
})

export const outletKey = z.object({ message: z.string(), api_key: z.string() })

export const outletList = z.object({
  data: z.array(
    z.extend(z.omit(outletView, { api_key: true }), {
      platform: z.nullable(z.string()),
      is_archived: z.boolean(),
      /** How many modules are activated in it. */
      activated: z.number(),
      members: z.array(z.object({ name: z.string(), role: z.string() })),
    }),
  ),
})
