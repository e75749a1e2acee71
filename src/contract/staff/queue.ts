import type { MessageChannel, MessageEvent } from '#rules/messages/events.ts'

export const queueKinds = [
  'lead',
  'demo',
  'outcome',
  'store',
  'email',
  'second-person',
  'wallet',
  'low-wallet',
  'dispute',
  'suspense',
  'plan-refund',
  'sender',
  'template',
  'spending',
] as const

/** What is wrong with a store. `left`: the merchant removed the app at Shopify. */
export const storeTroubles = ['left', 'refused', 'unreachable', 'throttled', 'file'] as const
export type StoreTrouble = (typeof storeTroubles)[number]

export type QueueKind = (typeof queueKinds)[number]

/** What fails about the messages of a merchant on one channel. */
export interface MessageTrouble {
  channel: MessageChannel
  /** A number or sender that is refused or paused, with the reason as the provider says it. */
  sender?: { name: string; state: 'refused' | 'paused'; reason: string }
  /** Of the attempts of a day. */
  failed?: { count: number; of: number }
  /** Whose texts are not used. */
  events?: MessageEvent[]
}

/** One thing that waits for a person of staff. */
export interface QueueItem {
  kind: QueueKind
  id: string
  title: string
  about: string
  /** Of a new price: the line of the rate card that it is for. */
  rate?: { channel: string; category: string; country: string }
  /** Of a store in trouble. */
  trouble?: StoreTrouble
  /** Of a store: when the merchant was asked to reconnect, and by whom. */
  asked?: { at: string; by: string }
  /** Of a store that has left: orders that our fulfilment holds still keep in its warehouse. */
  held?: number
  /** Of a number, a sender or texts. */
  message?: MessageTrouble
  /** Since when it waits; of a coming demo, when it begins. */
  at: string
  /** Where it is done. */
  href: string
}
