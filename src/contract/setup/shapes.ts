import * as z from 'zod/mini'
import { errorCodes } from '../error-codes.ts'
import { longest, optionalLine } from '../fields.ts'
import { modules } from '../modules/modules.ts'

/** What an install link asks for. Wishes: which shop is whose, the grant decides. */
export const setupRequest = z.object({
  app: optionalLine(60),
  shop: optionalLine(longest.website),
  platform: optionalLine(20),
})

export type SetupRequest = z.infer<typeof setupRequest>

export const setupSteps = ['account', 'company', 'outlet', 'shop', 'app'] as const
export type SetupStepName = (typeof setupSteps)[number]

const setupStep = z.object({
  name: z.enum(setupSteps),
  /** `waiting` follows from an earlier step; `skipped` is not asked for. */
  state: z.enum(['done', 'open', 'waiting', 'skipped']),
  /** What the line says: an address, a name; empty while there is none. */
  value: z.string(),
  /** When it was done. */
  at: z.nullable(z.string()),
})

export type SetupStep = z.infer<typeof setupStep>

/** How far an account is set up, as the database has it. */
export const setupView = z.object({
  app: z.enum(modules.map(({ slug }) => slug)),
  shop: z.nullable(z.string()),
  /** The outlet that all this is about, once there is one. */
  outlet_id: z.nullable(z.string()),
  platform: z.enum(['shopify', 'other']),
  steps: z.array(setupStep),
  /** What moves it on: our own work, the shop's yes, or nothing more. */
  next: z.enum(['continue', 'grant', 'claim', 'done']),
  /** Whether a store lets us in by way of the Shopify App Store. */
  is_listed: z.boolean(),
})

export type SetupView = z.infer<typeof setupView>

/** Where the merchant goes on after the shop has answered. */
export const grantOrigins = ['processing', 'apps', 'accounts', 'window'] as const
export type GrantOrigin = (typeof grantOrigins)[number]

export const grantInput = z.object({
  shop: optionalLine(longest.website),
  app: optionalLine(60),
  from: z._default(z.enum(grantOrigins), 'processing'),
})

/** What this browser brought from Shopify, to be connected to the company of the person who presses. */
export const claimInput = z.object({ app: optionalLine(60) })

export const claimAnswer = z.object({ shop: z.string(), outlet_id: z.string() })

export const connectInput = z.object({ app: optionalLine(60) })

/** The shop's own page, where its owner says yes or no. */
export const grantAddress = z.object({ url: z.string() })

/** Why a grant came to nothing, as the page that the merchant returns to is told. */
export const grantRefusal = z.enum(errorCodes)
