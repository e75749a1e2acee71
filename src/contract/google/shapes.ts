import * as z from 'zod/mini'
import { loginInput } from '../accounts/shapes.ts'
import { line, longest, optionalLine } from '../fields.ts'

/** What Google sends a visitor back with. Its own codes are a few hundred characters at most. */
const answer = {
  code: line('code_required', 2_000),
  state: line('state_required', 200),
  /** Who says so; Google adds it to the address, and then it must be right. */
  iss: optionalLine(300),
}

export const googleAuthQuery = z.object({
  /** The address that Google shows first. */
  login_hint: optionalLine(longest.email),
  /** `connect` adds Google to the account that is signed in. */
  purpose: z._default(z.enum(['sign-in', 'connect']), 'sign-in'),
})

export const googleAuthAnswer = z.object({ url: z.string() })

/** With the details of an install that the browser has kept; they say where somebody came from, no more. */
export const googleSignInInput = z.object({
  ...answer,
  website: optionalLine(longest.website),
  app: optionalLine(60),
  currency: optionalLine(10),
  shopify_xircls_app_id: optionalLine(100),
  platform: optionalLine(20),
  email: optionalLine(longest.email),
  utm_source: optionalLine(200),
  utm_medium: optionalLine(200),
  aft_no: optionalLine(60),
})

export type GoogleSignInInput = z.infer<typeof googleSignInInput>

export const googleConnectInput = z.object(answer)

/** The proof of the account itself, for one whose address Google does not vouch for well enough. */
export const googlePasswordInput = z.pick(loginInput, { password: true, code: true })

export const googleFactorInput = z.object({ code: line('code_required', 20) })

/** The mailed proof that an account is one's own. */
export const googleLinkInput = z.object({ token: z.string().check(z.maxLength(200)) })

/** What the account page shows. */
export const googleView = z.object({
  /** Whether Google can be used here at all. */
  available: z.boolean(),
  connected: z.boolean(),
  /** The address of the Google account, which may be another than the account's own. */
  email: z.nullable(z.string()),
  /** Without password and passkey, Google cannot be taken away. */
  only_way_in: z.boolean(),
})

export type GoogleView = z.infer<typeof googleView>

/** How `/google` and the mailed link know each other's addresses. */
export const googlePaths = { back: '/google', link: '/merchant/google-link' } as const

/** Stands in front of the state, so that the page that receives it knows what it was for. The server keeps its own record. */
export const connectPrefix = 'connect.'
