import * as z from 'zod/mini'
import { channelRefusals } from '#rules/messages/choose-channel.ts'
import { messageChannels, messageEvents } from '#rules/messages/events.ts'

/** `waiting` and `sending` may go on; `silent` is a channel whose provider said nothing for two minutes. */
export const messageLineStates = [
  'waiting',
  'sending',
  'sent',
  'silent',
  'delivered',
  'read',
  'failed',
  'not_sent',
] as const
export type MessageLineState = (typeof messageLineStates)[number]

/** Why it was not sent or did not arrive, as far as it is our own code; every other code is a provider's. */
export const messageReasons = [
  ...channelRefusals,
  'wallet',
  'wallet_frozen',
  'subscription_needed',
  'trial_limit',
  'module_off',
  'country_off',
  'rate_unknown',
  'too_late',
  'busy',
  'away',
  'no_answer',
  'silent',
  'no_provider',
  'no_text',
  'failed',
] as const
export type MessageReason = (typeof messageReasons)[number]

/** What became of the price. */
export const messageMoney = ['none', 'held', 'charged', 'released'] as const

/** A message on one channel, beside the order or the change that it is about. */
export const messageLine = z.object({
  /** Of the message: lines of two channels share it. */
  id: z.string(),
  event: z.enum(messageEvents),
  /** Null where no channel could be tried. */
  channel: z.nullable(z.enum(messageChannels)),
  state: z.enum(messageLineStates),
  /** Why it was not sent or did not arrive, as a code; empty where it did. */
  reason: z.string(),
  /** In millionths of the wallet's currency. */
  price: z.int(),
  money: z.enum(messageMoney),
  /** The charge, by which the statement finds its line. */
  transfer: z.nullable(z.string()),
  at: z.string(),
})
export type MessageLine = z.infer<typeof messageLine>
