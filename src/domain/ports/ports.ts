import type { PasswordLists } from '#contract/accounts/guess-password.ts'
import type { FilterBlock, PasswordList } from '#contract/accounts/password-filter.ts'
import type { CaptchaAction, CaptchaChallenge, CaptchaSetup } from '#contract/captcha/shapes.ts'
import type { Mail } from '#contract/emails/shapes.ts'

/** What the domain needs from the world outside; `integrations/` provides it. */

export interface Clock {
  now(): Date
}

/** An answer that was right, with what is needed to refuse it a second time. */
export interface CaptchaPass {
  nonce: string
  expiresAt: Date
}

export interface Captcha {
  setup: CaptchaSetup
  /** Only where the puzzle comes from us. */
  challenge?(action: CaptchaAction): Promise<CaptchaChallenge>
  /** Undefined when the answer is wrong, too old or for another action; throws when nobody could tell. */
  check(token: string, action: CaptchaAction, ip: string): Promise<CaptchaPass | undefined>
}

/**
 * Slow on purpose, and only a few at a time; throws `unavailable` when too many wait, or when whoever asked has
 * gone by the time it is their turn.
 */
export interface Passwords {
  hash(password: string, isGone?: () => boolean): Promise<string>
  verify(stored: string, password: string, isGone?: () => boolean): Promise<boolean>
  /** Whether `stored` was made with weaker settings than today's. */
  needsRehash(stored: string): boolean
  /** A hash of nothing: checking it takes as long as checking a real one of today. */
  decoy: string
}

/** Passwords that the world knows; asked in lower case. Never denies one on its list, and rarely claims another. */
export interface KnownPasswords extends PasswordLists {
  /** A part of one list, for a browser that asks without telling what for. */
  block(list: PasswordList, number: number): FilterBlock
}

/** What is made up for one sign-in and checked when the visitor comes back. */
export interface GoogleSecrets {
  state: string
  nonce: string
  /** Of PKCE: Google learns its hash first and itself last. */
  verifier: string
}

/** Whom Google vouches for. Issuer and subject are who they are; the rest is what Google says about them. */
export interface GooglePerson {
  issuer: string
  subject: string
  /** In lower case. */
  email: string
  emailVerified: boolean
  /** The domain whose Workspace the account belongs to. */
  hostedDomain?: string
  firstName: string
  lastName: string
}

/** Both throw `google_unavailable` within seconds when Google does not answer, and `google_failed` on a wrong answer. */
export interface Google {
  authorisationUrl(secrets: GoogleSecrets, loginHint: string): Promise<string>
  /** Asks for the addresses and keys that signing in begins with; throws where they cannot be had. */
  check(): Promise<void>
  identify(
    answer: { code: string; state: string; iss: string },
    secrets: GoogleSecrets,
  ): Promise<GooglePerson>
}

/**
 * Sign-in of a store's customers at Shopify: the Customer Account API, by OpenID Connect with PKCE. The calls throw
 * `store_away` when Shopify does not answer, `shopify_sign_in_off` where the store has no such sign-in, and
 * `shopify_sign_in_refused` on any wrong answer.
 */
export interface CustomerSignIn {
  /** Whether this store has new customer accounts. */
  isOffered(shop: string): Promise<boolean>
  authorisationUrl(shop: string, secrets: GoogleSecrets): Promise<string>
  /** The number of the customer who signed in, and the ID token that signing out shows. */
  identify(
    shop: string,
    answer: { code: string; state: string; iss: string },
    secrets: GoogleSecrets,
  ): Promise<{ customerId: number; idToken: string }>
  /** Where the customer's browser signs out at Shopify; from there it comes back with this state. */
  signOutUrl(shop: string, idToken: string, state: string): Promise<string>
}

/** What a shop's token opens, and for how long. Kept sealed, never shown. */
export interface ShopToken {
  access: string
  refresh?: string
  /** ISO date; a token without one lasts until the shop takes it back. */
  expiresAt?: string
}

export interface ShopGrant {
  token: ShopToken
  /** As the shop gave them, separated by commas. */
  scopes: string
}

export interface ShopDetails {
  id: string
  name: string
  email: string
  owner: string
  currency: string
  /** Two letters; empty where the store does not say. */
  country: string
  /** The zone whose days the store counts in. */
  zone: string
}

/** Points that are left for questions about one store. */
export interface StoreBudget {
  available: number
  most: number
  perSecond: number
}

/** How a question to a store's Admin API ended. */
export type StoreAnswer =
  | { kind: 'data'; data: unknown; budget?: StoreBudget }
  /** The token opens nothing any more. */
  | { kind: 'refused' }
  | { kind: 'throttled'; cost: number; budget: StoreBudget }
  | { kind: 'errors'; messages: string[] }

/** Our app at Shopify. The calls throw `shop_unreachable` when it is worth trying again. */
export interface Shopify {
  /** Where the owner of a shop says yes or no to what we always need, and to more where a feature asks for it. */
  grantUrl(shop: string, state: string, more?: readonly string[]): string
  /** A page of the store itself, such as a cart. */
  pageUrl(shop: string, path: string): string
  /** Whether Shopify signed the query that a browser brought back. */
  signedQuery(query: URLSearchParams): boolean
  /** Whether Shopify signed the body that it sent us, with today's secret or the one before. */
  signedBody(body: Uint8Array, signature: string): boolean
  exchange(shop: string, code: string): Promise<ShopGrant>
  /** Another pair for the one that this renewal token belongs to; nothing where the shop knows it no longer. */
  renew(shop: string, refresh: string): Promise<ShopToken | undefined>
  readShop(shop: string, token: ShopToken): Promise<ShopDetails>
  /** Whether this store's address at Shopify answers, without any token; throws where it does not. */
  check(shop: string): Promise<void>
  /** One GraphQL question to the Admin API. */
  ask(
    shop: string,
    token: ShopToken,
    query: string,
    variables?: Record<string, unknown>,
  ): Promise<StoreAnswer>
  /** The lines of a bulk file, while it arrives. */
  readFile(url: string): AsyncIterable<string>
}

export interface NameServers {
  /** The text records of a name; none is an empty list, silence throws. */
  texts(name: string): Promise<string[]>
}

export interface Email {
  subject: string
  html: string
  text: string
  /** For the reader's calendar. */
  calendar?: { method: CalendarEvent['method']; text: string }
  /** Where an answer goes. Such an email was written by a person, and does not say that a machine sent it. */
  replyTo?: string
  /** Where the reader ends emails of this kind, with one press of the mail program. */
  unsubscribeUrl?: string
}

/** A conversation as calendars know it. */
export interface CalendarEvent {
  method: 'REQUEST' | 'CANCEL'
  id: string
  sequence: number
  startsAt: Date
  endsAt: Date
  createdAt: Date
  changedAt: Date
  reference: string
  visitor: { name: string; email: string }
  host: { name: string; email: string }
  meeting: 'video' | 'phone'
  /** Where a video call takes place. */
  roomUrl: string | null
  /** The number that the host calls; empty for a video call. */
  phoneNumber: string
  manageUrl: string
}

export interface Calendar {
  /** The file that every calendar program reads. */
  write(event: CalendarEvent): string
}

export interface Mailer {
  render(mail: Mail): Promise<Email>
  /**
   * Throws where the mail server is away or asks to try again. `refusal` is what it answers where it will never take
   * this email for this reader.
   */
  send(envelope: { id: string; to: string }, email: Email): Promise<{ refusal?: string }>
  /** Whether the mail server takes our name and would take an email; throws where it does not. */
  check(): Promise<void>
}

/** The site itself, seen from outside. */
export interface OwnPages {
  /** Throws where a page does not answer as it should. */
  check(): Promise<void>
}

export interface Log {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}
