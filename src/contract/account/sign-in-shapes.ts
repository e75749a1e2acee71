import * as z from 'zod/mini'
import { line, longest, optionalLine, refuse } from '../fields.ts'
import { shopperView } from './store-shapes.ts'

/** How a shopper signs in, and where they are signed in. */

const instant = z.string()

/** An email address, or a phone number with its country code. */
export const askCodeInput = z.object({
  contact: line('email_required', longest.email).check(
    z.refine(
      (typed) => z.email().safeParse(typed).success || /^\+?[\d ()-]{7,20}$/.test(typed),
      refuse('email_invalid'),
    ),
  ),
})

/** The same for every address, known or not. */
export const askCodeAnswer = z.object({ request: z.string(), minutes: z.number() })

export const checkCodeInput = z.object({
  request: line('required', 200),
  code: line('code_required', 20).check(z.regex(/^\d{6}$/, refuse('code_refused'))),
})

export const linkInput = z.object({ token: line('required', 200) })

/** What stands above the button. */
export const linkView = z.object({ order_name: z.string(), expires_at: instant })

export const startShopifyAnswer = z.object({ url: z.string() })

/** What came back in the address. An `error` is a refusal at Shopify. */
export const finishShopifyInput = z.object({
  code: optionalLine(4_000),
  state: line('required', 400),
  iss: optionalLine(500),
  error: optionalLine(200),
})

export const signedIn = z.object({ shopper: shopperView })

/** `url` is where the browser signs out at Shopify too; null for somebody who did not sign in there. */
export const signedOut = z.object({ message: z.string(), url: z.nullable(z.string()) })

export const shopperSession = z.object({
  id: z.string(),
  /** `Firefox on Android` */
  device: z.string(),
  way: z.enum(['link', 'code', 'shopify']),
  is_current: z.boolean(),
  created_at: instant,
  last_seen_at: instant,
})
export type ShopperSessionView = z.infer<typeof shopperSession>

export const sessionList = z.object({ sessions: z.array(shopperSession) })

/** One of one's own, or all but the one that asks. */
export const endSessionInput = z.union([
  z.object({ id: z.uuid(refuse('unreadable')) }),
  z.object({ others: z.literal(true) }),
])
