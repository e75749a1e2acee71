import * as z from 'zod/mini'
import { messageStates } from '../messages/shapes.ts'
import { messageChannels, messageEvents } from '#rules/messages/events.ts'

/** The stores of a merchant as staff see them: how each one stands, and nothing about shoppers. */

/** `open`: never connected, or its copy was deleted two days after it left. */
export const staffStoreStates = ['importing', 'live', 'behind', 'refused', 'left', 'open'] as const
export type StaffStoreState = (typeof staffStoreStates)[number]

export const storeFaults = ['unreachable', 'throttled', 'refused', 'file'] as const
export type StoreFault = (typeof storeFaults)[number]

/** Whether the merchant can be asked to reconnect, or why not. `asked`: within the last day. */
export const reconnectAnswers = ['yes', 'asked', 'connected', 'retrying', 'no_owner'] as const
export type ReconnectAnswer = (typeof reconnectAnswers)[number]

export const staffStore = z.object({
  outlet_id: z.string(),
  outlet_name: z.string(),
  shop: z.string(),
  state: z.enum(staffStoreStates),
  /** When this state began; for `live`, until when everything is read. */
  since: z.nullable(z.string()),
  /** Of an import: rows that are read, and all of them. */
  done: z.number(),
  total: z.number(),
  /** The last one since the store was connected. */
  last_fault: z.nullable(z.object({ fault: z.enum(storeFaults), at: z.string(), is_over: z.boolean() })),
  /** Webhooks are kept for seven days. */
  last_webhook_at: z.nullable(z.string()),
  /** Of the last seven days: new orders, and webhooks that told of one. */
  new_orders: z.number(),
  order_webhooks: z.number(),
  /** What the store does not allow us, although what is switched on needs it. */
  missing_scopes: z.array(z.string()),
  last_order: z.nullable(z.object({ name: z.string(), at: z.string() })),
  /** Without a channel where none was tried. */
  last_message: z.nullable(
    z.object({
      event: z.enum(messageEvents),
      channel: z.nullable(z.enum(messageChannels)),
      state: z.enum(messageStates),
      at: z.string(),
    }),
  ),
  /** When staff last asked the merchant to reconnect, until they have. */
  asked: z.nullable(z.object({ at: z.string(), by: z.string() })),
  may_ask: z.enum(reconnectAnswers),
})
export type StaffStore = z.infer<typeof staffStore>

/** By the merchant's id. */
export const staffStoresQuery = z.object({ id: z.uuid() })
export const staffStoresAnswer = z.object({ data: z.array(staffStore) })

export const askReconnectInput = z.object({ outlet_id: z.uuid() })
export const staffStoreAnswer = z.object({ data: staffStore })
