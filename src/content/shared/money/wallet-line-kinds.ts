import { rateLineName } from '#rules/money/message-names.ts'

/** What each kind of movement of a wallet is called, for merchants and staff. */
export const walletLineKinds: Readonly<Record<string, string>> = {
  top_up: 'Top-up',
  credit: 'Free credit',
  credit_expiry: 'Free credit expired',
  capture: 'Messages',
  spend: 'Message',
  reversal: 'Not delivered, refunded',
  adjustment: 'Changed by our staff',
  refund: 'Refund',
  dispute: 'Disputed payment',
  collect: 'Debt collected',
  subscription: 'Plan',
  suspense: 'Payment under review',
}

interface WalletLine {
  kind: string
  /** These three of messages alone. */
  channel: string | null
  category: string | null
  country: string | null
  memo: string
}

/** Their note says all of it. */
const toldByNote = ['top_up', 'credit', 'credit_expiry', 'dispute', 'collect']

/** What a movement was: `Messages: WhatsApp marketing, India`. */
export function walletLineInWords({ kind, channel, category, country, memo }: WalletLine): string {
  const kindName = walletLineKinds[kind] ?? kind
  if (channel && category && country) return `${kindName}: ${rateLineName({ channel, category, country })}`
  if (!memo) return kindName
  return toldByNote.includes(kind) ? memo : `${kindName}: ${memo}`
}
