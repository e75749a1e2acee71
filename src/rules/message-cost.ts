/**
 * What a message costs the shop, from a dated card. Money is counted in hundredths of a cent, which are whole
 * numbers: a thousand messages add up to what one costs a thousand times.
 */

export const messageChannels = ['email', 'whatsapp', 'sms', 'push'] as const
export type MessageChannel = (typeof messageChannels)[number]

/** WhatsApp charges by what a message is for. */
export const messagePurposes = ['authentication', 'utility', 'marketing'] as const
export type MessagePurpose = (typeof messagePurposes)[number]

/** Prices of one region: of a mail, of each part of an SMS, of a WhatsApp message by purpose, of a web push. */
export interface RegionRates {
  email: number
  sms: number
  whatsapp: Readonly<Record<MessagePurpose, number>>
  push: number
}

export interface RateCard<Region extends string = string> {
  /** From when on these prices hold, as YYYY-MM-DD. */
  validFrom: string
  source: string
  regions: Readonly<Record<Region, RegionRates>>
}

export interface SentMessage {
  channel: MessageChannel
  purpose: MessagePurpose
  text: string
}

/** In hundredths of a cent. */
export function costOfMessage({ channel, purpose, text }: SentMessage, rates: RegionRates): number {
  switch (channel) {
    case 'whatsapp':
      return rates.whatsapp[purpose]
    case 'sms':
      return rates.sms * smsParts(text).parts
    case 'email':
    case 'push':
      return rates[channel]
  }
}

const gsmLetters = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?' +
    '¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
)
/** In the plain alphabet, but each takes the room of two. */
const gsmPairs = new Set('\f^{}\\[~]|€')

/** How many parts a text is cut into: the plain alphabet has 160 letters a part, everything else 70. */
export function smsParts(text: string): { parts: number; used: number; room: number; isPlain: boolean } {
  // By code points: that is how networks count.
  const letters = Array.from(text)
  const isPlain = letters.every((letter) => gsmLetters.has(letter) || gsmPairs.has(letter))
  const [single, joined] = isPlain ? [160, 153] : [70, 67]
  const sizes = letters.map((letter) => (isPlain ? (gsmPairs.has(letter) ? 2 : 1) : letter.length))
  const used = sizes.reduce((sum, size) => sum + size, 0)
  if (used <= single) return { parts: 1, used, room: single, isPlain }
  // A letter of two units is never cut in half, so parts are filled one by one.
  let parts = 1
  let filled = 0
  for (const size of sizes) {
    if (filled + size > joined) {
      parts += 1
      filled = 0
    }
    filled += size
  }
  return { parts, used, room: parts * joined, isPlain }
}

/** Four decimals, because a single message costs less than a cent. */
export const inDollars = (hundredthsOfCent: number) => `$${(hundredthsOfCent / 10_000).toFixed(4)}`
