import type { MessageReason } from '#contract/messages/message-line.ts'

/** Why a message was not sent or did not arrive, after “not sent: ”. */

const ours: Record<MessageReason, string> = {
  wallet: 'wallet',
  off: 'switched off, or its module is',
  no_address: 'no number or address',
  no_sender: 'no number or sender that can send',
  not_approved: 'text not approved',
  stopped: 'the customer stopped it',
  no_price: 'no price published for this country',
  too_dear: 'above your price cap',
  tried: 'no channel left',
  too_late: 'too late',
  trial_limit: 'trials write to your own people only',
  subscription_needed: 'no plan',
  wallet_frozen: 'wallet frozen',
  module_off: 'module not active',
  country_off: 'country not allowed',
  rate_unknown: 'no price published for this country',
  busy: 'provider busy',
  away: 'provider not reachable',
  no_answer: 'no answer',
  silent: 'no report',
  no_provider: 'channel not set up on our side',
  no_text: 'no text for this channel',
  failed: 'refused by the provider',
}

/** Codes of Meta and MSG91; three digits from 500 are a mail server's. */
const providers: readonly [codes: readonly string[], text: string][] = [
  [['131026'], 'not on WhatsApp'],
  [['131050'], 'the customer stopped it'],
  [['131049', '130472'], 'WhatsApp did not deliver it to this customer'],
  [['131037'], 'display name not approved'],
  [['368', '131031'], 'account blocked by the provider'],
  [['33', '131045', '133010'], 'number not registered at WhatsApp'],
  [['0', '3', '10', '190', '401', '403', '418', '131005', '131042'], 'no access to the number or sender'],
  [['132001'], 'text missing at WhatsApp'],
  [['132015'], 'text paused by WhatsApp'],
  [['132016'], 'text disabled by WhatsApp'],
  [['4', '80007', '130429', '131056'], 'too many messages at once'],
  [['FAILED'], 'the network did not deliver it'],
]

const texts: Readonly<Record<string, string>> = {
  ...Object.fromEntries(providers.flatMap(([codes, text]) => codes.map((code) => [code, text]))),
  ...ours,
}

/** A code that is not known is named, so that the merchant can ask us about it. */
export function reasonText(reason: string): string {
  const known = texts[reason]
  if (known) return known
  if (/^2\d\d$/.test(reason)) return 'no access to the number or sender'
  if (/^5\d\d$/.test(reason)) return 'refused by the mail server'
  if (/^\d+$/.test(reason)) return `refused by the provider (code ${reason})`
  return /^[a-z_]+$/.test(reason) ? 'not possible at the moment' : `the provider says “${reason}”`
}
