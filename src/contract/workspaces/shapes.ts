import * as z from 'zod/mini'
import { line } from '../fields.ts'
import { moduleNeeds, requirements } from '../modules/needs.ts'

const appName = line('required', 60)

export const moduleFigureNames = [
  'customers',
  'customers_back',
  'orders_inside',
  'orders_outside',
  'sent',
  'sent_30',
] as const

export type ModuleFigureName = (typeof moduleFigureNames)[number]

/** A module in one outlet, as its workspace shows it. */
export const workspaceView = z.object({
  slug: z.string(),
  outlet: z.object({
    id: z.string(),
    outlet_name: z.string(),
    web_url: z.nullable(z.string()),
    platform: z.nullable(z.string()),
  }),
  /** It does nothing yet and cannot be switched on. */
  is_planned: z.boolean(),
  is_installed: z.boolean(),
  installed_at: z.nullable(z.string()),
  /** Who switched it on, if they are still with us. */
  installed_by: z.nullable(z.string()),
  /** What it needs to work, in the order in which it is done; each with what is missing, or null where it is there. */
  requirements: z.array(z.object({ name: z.enum(requirements), missing: z.nullable(z.enum(moduleNeeds)) })),
  /** The shop's own yes, where the outlet is on Shopify. */
  is_connected: z.boolean(),
  /** What calls about WhatsApp name this outlet by; null in other modules, and where it does not run. */
  project_key: z.nullable(z.string()),
  /** What is counted from the store's own orders, or from what was charged for messages; none where nothing of this module can be counted yet. */
  figures: z.array(z.object({ name: z.enum(moduleFigureNames), value: z.number() })),
})

export type WorkspaceView = z.infer<typeof workspaceView>

export const workspaceQuery = z.object({ app: appName })

export const workspaceAnswer = z.object({ data: workspaceView })

export const arrivalInput = z.object({ app: appName, xut: z.string().check(z.maxLength(2_000)) })

/** Where the hand-off leads: the outlet that it was made in. */
export const arrivalAnswer = z.object({ outlet_id: z.string(), app: z.string() })
