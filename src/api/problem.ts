import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { errorMessages, waitSentence } from '#content/shared/messages.ts'
import { pages } from '#content/shared/pages.ts'
import { showcaseBanner } from '#content/shared/showcase.ts'
import { fieldMessages } from '#content/shared/field-messages.ts'
import { type ErrorCode, isFieldCode } from '#contract/error-codes.ts'
import type { Problem } from '#contract/problem.ts'

const statusOf: Record<ErrorCode, ContentfulStatusCode> = {
  invalid_input: 400,
  malformed_body: 400,
  object_required: 400,
  field_repeated: 400,
  unsupported_media_type: 415,
  body_too_large: 413,
  not_found: 404,
  method_not_allowed: 405,
  cross_site: 403,
  origin_missing: 403,
  signature_missing: 401,
  bad_signature: 401,
  captcha_failed: 400,
  captcha_unavailable: 503,
  too_many_requests: 429,
  link_expired: 410,
  account_link_ended: 410,
  account_code_wrong: 400,
  customer_needed: 403,
  codes_off: 503,
  store_away: 503,
  store_gone: 503,
  shopify_sign_in_refused: 403,
  shopify_sign_in_off: 409,
  store_refused_change: 422,
  slug_taken: 409,
  scopes_missing: 409,
  sender_refused: 409,
  sender_missing: 409,
  no_orders_yet: 409,
  window_closed: 409,
  order_changed: 409,
  order_packed: 409,
  out_of_stock: 409,
  order_empty: 409,
  not_in_order: 409,
  nothing_changed: 409,
  other_province: 409,
  still_asking: 503,
  not_payable: 409,
  signed_out: 401,
  proof_needed: 403,
  proof_failed: 403,
  forbidden: 403,
  wrong_credentials: 401,
  factor_needed: 401,
  wrong_factor: 401,
  factor_present: 409,
  factor_setup_needed: 403,
  staff_credentials: 401,
  visit_refused: 403,
  not_on_visit: 403,
  showcase_read_only: 403,
  own_account: 409,
  too_many_views: 409,
  account_paused: 403,
  email_taken: 409,
  password_weak: 400,
  phone_invalid: 400,
  terms_needed: 400,
  password_common: 400,
  code_wrong: 400,
  google_failed: 400,
  google_unavailable: 503,
  google_link_needed: 409,
  google_other_browser: 403,
  google_taken: 409,
  only_way_in: 409,
  passkey_failed: 400,
  too_many_passkeys: 409,
  shop_grant_failed: 400,
  // What the specification gives to an address that is none.
  invalid_shopify_url: 405,
  shop_taken: 409,
  shop_unreachable: 503,
  shop_claim_missing: 410,
  shopify_listed: 405,
  shopify_off: 501,
  email_unverified: 403,
  outlet_refused: 403,
  outlet_needed: 400,
  already_member: 409,
  already_invited: 409,
  invitation_for_another: 403,
  last_owner: 409,
  name_taken: 409,
  outlet_has_plan: 409,
  last_outlet: 409,
  address_in_use: 409,
  unknown_module: 404,
  invalid_url: 405,
  hand_off_refused: 401,
  domain_listed: 409,
  hand_off_spent: 410,
  hand_off_for_another: 403,
  module_off: 409,
  module_planned: 409,
  domain_unproved: 409,
  name_servers_silent: 503,
  picture_refused: 400,
  lead_unknown: 403,
  slot_taken: 409,
  hold_expired: 409,
  already_booked: 409,
  booking_cancelled: 409,
  too_late: 409,
  booking_changed: 409,
  booking_over: 409,
  booking_ahead: 409,
  host_busy: 409,
  host_taken: 409,
  lead_changed: 409,
  lead_locked: 409,
  reconnect_asked: 409,
  reconnect_useless: 409,
  key_required: 400,
  key_reused: 422,
  wallet_short: 402,
  adjustment_too_large: 409,
  wallet_frozen: 403,
  subscription_needed: 402,
  subscription_running: 409,
  rate_unknown: 422,
  rate_overlaps: 409,
  rate_day_past: 409,
  notice_too_short: 409,
  quote_expired: 409,
  hold_unknown: 404,
  hold_closed: 409,
  module_key_known: 409,
  capture_too_large: 409,
  category_changed: 409,
  spend_unknown: 404,
  country_off: 403,
  trial_limit: 403,
  amount_refused: 400,
  top_up_limit: 429,
  auto_top_up_waits: 409,
  test_store: 409,
  payment_opening: 409,
  way_closed: 409,
  store_unconnected: 409,
  payments_away: 503,
  messages_away: 503,
  nothing_left: 409,
  seller_unknown: 409,
  same_person: 403,
  limit_of_the_day: 409,
  decided_already: 409,
  unavailable: 503,
  internal: 500,
}

/** A refusal inside the API layer; verbs throw `DomainError`. */
export class RefusedRequest extends Error {
  readonly code: ErrorCode
  /** Field name to field code. */
  readonly fields: Record<string, string> | undefined

  constructor(code: ErrorCode, fields?: Record<string, string>) {
    super(code)
    this.code = code
    this.fields = fields
  }
}

interface Refusal {
  code: ErrorCode
  fields?: Record<string, string>
  retryAfterSeconds?: number
  nearest?: string[]
  figures?: { needed: number; available: number }
}

/** The one shape of every refusal, with its status and its sentence. */
export function problemResponse(
  { code, fields, retryAfterSeconds, nearest, figures }: Refusal,
  requestId: string,
): Response {
  const wait = retryAfterSeconds ?? (statusOf[code] === 503 ? 5 : undefined)
  const body: Problem = {
    code,
    ...errorMessages[code],
    ...(code === 'too_many_requests' && wait !== undefined && { message: waitSentence(wait) }),
    ...(code === 'showcase_read_only' && {
      action: { label: showcaseBanner.create, href: pages.login.path },
    }),
    nearest,
    ...figures,
    retry_after: wait,
    request_id: requestId,
  }
  if (fields) {
    body.fields = Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [
        name,
        isFieldCode(value) ? fieldMessages[value] : value,
      ]),
    )
  }
  const headers = new Headers({
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
  })
  if (wait !== undefined) headers.set('Retry-After', String(wait))
  return new Response(JSON.stringify(body), { status: statusOf[code], headers })
}
