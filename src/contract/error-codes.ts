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
  'unavailable',
  'internal',
] as const

export type ErrorCode = (typeof errorCodes)[number]

/** What can be wrong with one field. */
export const fieldCodes = [
  'first_name_required',
  'last_name_required',
  'email_required',
  'email_invalid',
  'phone_required',
  'phone_invalid',
  'website_required',
  'message_required',
  'too_long',
  'unreadable',
] as const

export type FieldCode = (typeof fieldCodes)[number]

export const isFieldCode = (value: string): value is FieldCode => fieldCodes.some((code) => code === value)
