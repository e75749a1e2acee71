import * as z from 'zod/mini'
import { money } from './money.ts'

/** The order window: the minutes after an order in which its shopper may change it. */

/** `domain/order-windows/window-states.ts` says which leads to which. */
export const windowStates = [
  'waiting',
  'open',
  'owing',
  'cancelling',
  'unconfirmed',
  'released',
  'lost',
  'cancelled',
  'not_offered',
] as const
export type WindowState = (typeof windowStates)[number]

/** Why an order has no window, or lost it. */
export const windowReasons = [
  /** It is fulfilled, or being fulfilled. */
  'packed',
  /** Somebody took our fulfilment hold away. */
  'hold_removed',
  /** It has a tag that the merchant excludes. */
  'excluded',
  /** It is in the group without a window, by which the merchant sees what windows save. */
  'held_out',
  /** We heard of it too late. */
  'too_late',
  /** Cancelled at the store, or refunded. */
  'cancelled',
  /** Nothing of it is sent, or the store cannot hold it. */
  'not_held',
  /** A cash order that nobody confirmed, because no message could ask: it is sent all the same. */
  'not_asked',
] as const
export type WindowReason = (typeof windowReasons)[number]

/** One wish of a shopper. `reversal` undoes a change that nobody paid. */
export const changeKinds = ['items', 'address', 'cancel', 'confirm', 'payment', 'reversal'] as const
export type ChangeKind = (typeof changeKinds)[number]

export const changeStates = [
  'asked',
  /** Shopify has told the new totals; nothing is changed. */
  'calculated',
  /** Shopify was asked to do it and has not answered. */
  'committing',
  /** Done; the difference is not paid or refunded yet. */
  'committed',
  'settled',
  'refused',
  'reversed',
] as const
export type ChangeState = (typeof changeStates)[number]

/** What a shopper may do with an order. */
export const windowActs = ['items', 'address', 'cancel', 'confirm', 'pay'] as const
export type WindowAct = (typeof windowActs)[number]

export const orderWindow = z.object({
  state: z.enum(windowStates),
  /** Null where it never opened. */
  ends_at: z.nullable(z.string()),
  /** Until when a difference has to be paid, or a cash order confirmed; null where nothing is awaited. */
  answer_by: z.nullable(z.string()),
  reason: z.nullable(z.enum(windowReasons)),
  /** What this session may do now. A link may not change the address: it signs in with a code first. */
  may: z.array(z.enum(windowActs)),
  /** The address could be changed, but not by a link. */
  address_needs_code: z.boolean(),
  /** Changes when the order's lines, sums or address do. A form sends back the one that it was filled with. */
  version: z.string(),
  /** What is to be paid at Shopify: the difference of a change, or a cash order's balance. */
  due: z.nullable(money),
  /** A cash order that its shopper has confirmed or paid. */
  is_confirmed: z.boolean(),
  /** The latest one. */
  change: z.nullable(
    z.object({
      id: z.string(),
      kind: z.enum(changeKinds),
      state: z.enum(changeStates),
      /** Of the total, with its sign: `-120.00`. */
      difference: z.nullable(money),
      /** What was given back. */
      refunded: z.nullable(money),
      at: z.string(),
    }),
  ),
})
export type OrderWindow = z.infer<typeof orderWindow>
