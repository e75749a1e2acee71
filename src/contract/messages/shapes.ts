import * as z from 'zod/mini'
import { line, refuse } from '../fields.ts'
import { phoneNumber } from '../phone-number.ts'
import { cursorField, oneWord } from '../query-fields.ts'
import { messageLine } from './message-line.ts'
import { messageChannels, messageEvents } from '#rules/messages/events.ts'

/** What a merchant sets for messages of one outlet, and sees of them. Sums are in millionths of the wallet's currency. */

const channel = z.enum(messageChannels)
const event = z.enum(messageEvents)

/** `code`: the code that was sent to the number is wanted. `asked`: the provider looks at it. */
export const senderStates = ['code', 'asked', 'approved', 'refused', 'paused'] as const
export type SenderState = (typeof senderStates)[number]

export const senderChannels = ['whatsapp', 'sms'] as const
export type SenderChannel = (typeof senderChannels)[number]

export const messageSender = z.object({
  channel: z.enum(senderChannels),
  state: z.enum(senderStates),
  /** `+91 98200 12345`, or the six letters of an SMS sender. */
  name: z.string(),
  /** What WhatsApp shows above the chat. */
  display_name: z.string(),
  entity_id: z.string(),
  /** Where shoppers agree to be written to. */
  consent: z.string(),
  /** Why it was refused or paused, as the provider says it. */
  reason: z.string(),
  updated_at: z.string(),
})
export type MessageSender = z.infer<typeof messageSender>

export const messageSenders = z.object({
  outlet_id: z.string(),
  /** Channels that a provider is configured for. */
  offered: z.array(z.enum(senderChannels)),
  senders: z.array(messageSender),
})
export type MessageSenders = z.infer<typeof messageSenders>
export const messageSendersAnswer = z.object({ data: messageSenders })

const consent = line('consent_required', 200)

export const whatsappNumberInput = z.object({
  /** With the country's code. */
  number: phoneNumber,
  display_name: line('name_required', 60),
  consent,
})

export const whatsappCodeInput = z.object({
  code: z.pipe(
    z.pipe(
      line('code_required', 20),
      z.transform((value: string) => value.replaceAll(/\D/g, '')),
    ),
    z.string().check(z.regex(/^\d{6}$/, refuse('code_refused'))),
  ),
})

/** India's register (DLT) gives a merchant an entity of 19 digits, and takes six letters as a sender. */
export const smsSenderInput = z.object({
  sender: z.pipe(
    z.pipe(
      line('required', 20),
      z.transform((value: string) => value.toUpperCase()),
    ),
    z.string().check(z.regex(/^[A-Z]{6}$/, refuse('sender_invalid'))),
  ),
  entity_id: z.pipe(
    z.pipe(
      line('required', 30),
      z.transform((value: string) => value.replaceAll(/\s/g, '')),
    ),
    z.string().check(z.regex(/^\d{19}$/, refuse('entity_invalid'))),
  ),
  consent,
})

export const senderChannelInput = z.object({ channel: z.enum(senderChannels, refuse('choice_required')) })

/** `none`: not submitted yet. Emails need no approval. */
export const templateStates = ['none', 'submitted', 'approved', 'rejected', 'paused'] as const
export type TemplateState = (typeof templateStates)[number]

export const messageTemplate = z.object({
  event,
  channel,
  language: z.string(),
  /** As it reads for an example order. */
  text: z.string(),
  button: z.nullable(z.string()),
  state: z.nullable(z.enum(templateStates)),
  reason: z.string(),
  /** The category that the provider charges under, where it is another than the one that we asked for. */
  moved_to: z.nullable(z.string()),
  /** Of one message; null where the rate card has no price. */
  price: z.nullable(z.int()),
  is_on: z.boolean(),
  /** Whether the channel is used for this event now. */
  is_used: z.boolean(),
  /** The channel that is tried instead, or after it; null where there is none. */
  next: z.nullable(channel),
})
export type MessageTemplate = z.infer<typeof messageTemplate>

export const messageTemplates = z.object({
  currency: z.string(),
  /** The country whose prices are shown. */
  country: z.string(),
  templates: z.array(messageTemplate),
})
export type MessageTemplates = z.infer<typeof messageTemplates>
export const messageTemplatesAnswer = z.object({ data: messageTemplates })

export const templateSwitchInput = z.object({
  event: z.enum(messageEvents, refuse('choice_required')),
  channel: z.enum(messageChannels, refuse('choice_required')),
  is_on: z.boolean(refuse('choice_required')),
})

export const messageSettings = z.object({
  outlet_id: z.string(),
  currency: z.string(),
  /** Minutes of the store's day; the same twice means none. */
  quiet_from: z.int(),
  quiet_to: z.int(),
  price_cap: z.nullable(z.int()),
  /** Channels that a change of an order is told by now, the best first. */
  channels: z.array(channel),
  /** What such a message costs by the first of them; null where there is none. */
  change_price: z.nullable(z.int()),
  /** The signed-in person's own addresses, for a test; empty where there is none, or it is not confirmed. */
  own: z.object({ email: z.string(), phone: z.string() }),
})
export type MessageSettings = z.infer<typeof messageSettings>
export const messageSettingsAnswer = z.object({ data: messageSettings })

const minuteOfDay = z
  .int(refuse('time_required'))
  .check(z.minimum(0, refuse('time_required')), z.maximum(1439, refuse('time_required')))

/** The dearest message of the card costs cents; a cap above this is a slip. */
export const highestCap = 10_000_000

export const messageSettingsInput = z.object({
  quiet_from: minuteOfDay,
  quiet_to: minuteOfDay,
  price_cap: z.nullable(
    z
      .int(refuse('price_required'))
      .check(z.minimum(1, refuse('number_too_small')), z.maximum(highestCap, refuse('number_too_large'))),
  ),
})
export type MessageSettingsInput = z.infer<typeof messageSettingsInput>

/** `sent`: a provider has it, and said nothing more. */
export const messageStates = [
  'waiting',
  'sending',
  'sent',
  'delivered',
  'read',
  'failed',
  'not_sent',
] as const
export type MessageState = (typeof messageStates)[number]

export const messageRow = z.object({
  id: z.string(),
  at: z.string(),
  event,
  order_name: z.string(),
  is_test: z.boolean(),
  state: z.enum(messageStates),
  /** One for each channel that was tried; where none was, one without a channel. */
  lines: z.array(messageLine),
})
export type MessageRow = z.infer<typeof messageRow>

export const messageListQuery = z.object({
  event: oneWord(['', ...messageEvents]),
  channel: oneWord(['', ...messageChannels]),
  state: oneWord(['', ...messageStates]),
  cursor: cursorField,
})
export type MessageListQuery = z.infer<typeof messageListQuery>

export const messageList = z.object({
  messages: z.array(messageRow),
  next: z.nullable(z.string()),
})
export type MessageList = z.infer<typeof messageList>
export const messageListAnswer = z.object({ data: messageList })

/** `merchant`: the customer asked the store, because nobody can reply to an SMS from a sender name. */
export const stopWays = ['reply', 'unsubscribe', 'merchant'] as const

export const messageStop = z.object({
  id: z.string(),
  channel,
  /** The last digits, or the masked address. */
  who: z.string(),
  by: z.enum(stopWays),
  at: z.string(),
})
export type MessageStop = z.infer<typeof messageStop>

export const messageStopsQuery = z.object({ channel: oneWord(['', ...messageChannels]), cursor: cursorField })
export const messageStops = z.object({ stops: z.array(messageStop), next: z.nullable(z.string()) })
export type MessageStops = z.infer<typeof messageStops>
export const messageStopsAnswer = z.object({ data: messageStops })

/** With the country's code. */
export const stopSmsInput = z.object({ number: phoneNumber })
export const resumeSmsInput = z.object({ id: z.uuid(refuse('unreadable')) })
/** The masked number. */
export const smsStopAnswer = z.object({ who: z.string() })

export const testMessageInput = z.object({
  event: z.enum(messageEvents, refuse('choice_required')),
  to: z.enum(['phone', 'email'], refuse('choice_required')),
})

/** Where the test went: a masked number or address. */
export const testMessageAnswer = z.object({ id: z.string(), to: z.string() })
