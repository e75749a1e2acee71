import { eventRules, type MessageChannel, type MessageEvent } from './events.ts'

/** Why a message does not go by a channel. */
export const channelRefusals = [
  'tried',
  'off',
  'no_address',
  'no_sender',
  'not_approved',
  'stopped',
  'no_price',
  'too_dear',
] as const
export type ChannelRefusal = (typeof channelRefusals)[number]

/** What is known of one channel for one message. */
export interface ChannelFacts {
  /** It was used for this message already. */
  isTried: boolean
  /** The merchant has switched the event on for it. */
  isOn: boolean
  /** The shopper has a valid number or address for it. */
  hasAddress: boolean
  /** The merchant's number or sender is approved; email needs none. */
  hasSender: boolean
  /** The provider has approved the text, under the category that it is priced by. */
  isApproved: boolean
  isStopped: boolean
  /** In millionths; undefined where nobody has published one. */
  price: number | undefined
}

export type ChannelChoice =
  | { channel: MessageChannel; refusals?: undefined }
  | { channel?: undefined; refusals: Partial<Record<MessageChannel, ChannelRefusal>> }

interface Message {
  event: MessageEvent
  facts: Readonly<Record<MessageChannel, ChannelFacts>>
  /** The most that the merchant pays for one message; null for any price. */
  priceCap: number | null
}

/** The first channel of the event that nothing speaks against; else what speaks against each. */
export function chooseChannel({ event, facts, priceCap }: Message): ChannelChoice {
  const refusals: Partial<Record<MessageChannel, ChannelRefusal>> = {}
  for (const channel of eventRules[event].channels) {
    const refusal = refusalOf(facts[channel], priceCap)
    if (!refusal) return { channel }
    refusals[channel] = refusal
  }
  return { refusals }
}

/** What speaks against a channel, if anything does. */
export function refusalOf(facts: ChannelFacts, priceCap: number | null): ChannelRefusal | undefined {
  if (facts.isTried) return 'tried'
  if (!facts.isOn) return 'off'
  if (!facts.hasAddress) return 'no_address'
  if (!facts.hasSender) return 'no_sender'
  if (!facts.isApproved) return 'not_approved'
  if (facts.isStopped) return 'stopped'
  if (facts.price === undefined) return 'no_price'
  if (priceCap !== null && facts.price > priceCap) return 'too_dear'
  return undefined
}
