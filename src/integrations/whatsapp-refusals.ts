import type { SendAnswer } from '#domain/ports/messages.ts'

/**
 * Meta's codes, as https://developers.facebook.com/documentation/business-messaging/whatsapp/support/error-codes lists
 * them. What is in none of these sets is about this message alone, such as 131026: not on WhatsApp.
 */

/** Too many calls, too many messages, or too many to the same person. */
const busy = new Set([4, 80_007, 130_429, 131_056])

/**
 * Our access or the number itself: token (0, 190), permissions (3, 10, 131005), number gone (33), policy (368, 131031),
 * display name (131037), payment (131042), registration (131045, 133010).
 */
export const codesOfSender = new Set([
  0, 3, 10, 33, 190, 368, 131_005, 131_031, 131_037, 131_042, 131_045, 133_010,
])
const isPermission = (code: number) => code >= 200 && code <= 299

/** The text does not exist, or is paused or disabled. */
const ofText = new Set([132_001, 132_015, 132_016])

export const knownCodes = [...busy, ...codesOfSender, ...ofText]

export interface MetaRefusal {
  status: number
  /** Undefined where the answer has none. */
  code: number | undefined
  retryAfterMs: number
}

export const isBusy = ({ status, code }: MetaRefusal): boolean =>
  status === 429 || (code !== undefined && busy.has(code))

export const refusalText = ({ status, code }: MetaRefusal): string => String(code ?? status)

/** What a refused message means for the next one. */
export function answerTo(refusal: MetaRefusal): SendAnswer {
  if (isBusy(refusal)) return { retryAfterMs: refusal.retryAfterMs }
  const { status, code = status } = refusal
  const isSenders = status === 401 || status === 403 || codesOfSender.has(code) || isPermission(code)
  const text = refusalText(refusal)
  if (isSenders) return { refusal: text, broken: 'sender' }
  return ofText.has(code) ? { refusal: text, broken: 'text' } : { refusal: text }
}
