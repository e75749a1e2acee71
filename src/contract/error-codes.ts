/** Why the server refused. Sentences for people live in `content/messages.ts`, statuses in `api/problem.ts`. */
export const errorCodes = [
  'invalid_input',
  'malformed_body',
  'unsupported_media_type',
  'body_too_large',
  'not_found',
  'method_not_allowed',
  'cross_site',
  'captcha_failed',
  'captcha_unavailable',
  'too_many_requests',
  'link_expired',
  'signed_out',
  'proof_needed',
  'proof_failed',
  'forbidden',
  'wrong_credentials',
  'factor_needed',
  'wrong_factor',
  'factor_present',
  'account_paused',
  'email_taken',
  'password_weak',
  'terms_needed',
  'password_common',
  'code_wrong',
  'google_failed',
  'google_unavailable',
  'google_link_needed',
  'google_other_browser',
  'google_taken',
  'only_way_in',
  'passkey_failed',
  'shop_grant_failed',
  'unavailable',
  'internal',
] as const

export type ErrorCode = (typeof errorCodes)[number]

/** What can be wrong with one field. */
export const fieldCodes = [
  'first_name_required',
  'last_name_required',
  'name_required',
  'email_required',
  'email_invalid',
  'phone_required',
  'phone_invalid',
  'website_required',
  'message_required',
  'password_required',
  'password_unmatched',
  'password_refused',
  'terms_required',
  'code_required',
  'code_refused',
  'too_long',
  'unreadable',
] as const

export type FieldCode = (typeof fieldCodes)[number]

export const isFieldCode = (value: string): value is FieldCode => fieldCodes.some((code) => code === value)
