import type { ProductId, RewardId, Shop } from './catalogue.ts'

/** The state of the demo: plain data that can be saved in the tab. Times are the shop's. */

export const speeds = [1, 10, 60] as const
export type Speed = (typeof speeds)[number]

export const channels = ['email', 'whatsapp', 'sms'] as const
export type Channel = (typeof channels)[number]

/** The shop's clock. The visitor chooses its speed. */
export interface DemoClock {
  /** The shop's time when the visitor's clock showed `wall`. */
  at: number
  wall: number
  speed: Speed
}

export interface Line {
  product: ProductId
  variant: string
  count: number
  /** Price of one when it was bought. */
  price: number
}

export interface Address {
  id: string
  label: string
  name: string
  street: string
  city: string
  postcode: string
  country: string
}

export const payments = ['cash', 'card', 'upi'] as const
export type Payment = (typeof payments)[number]

/** `stageOf` derives the stage of an order from its times. */
export interface Order {
  id: string
  placedAt: number
  lines: Line[]
  delivery: number
  to: Address
  payment: Payment
  paidAt?: number
  confirmedAt?: number
  lockedAt?: number
  packedAt?: number
  sentAt?: number
  nearAt?: number
  deliveredAt?: number
  cancelledAt?: number
  cancelledBy?: 'shopper' | 'shop' | 'timeout'
  /** The customer asked the shop to cancel a locked order. */
  cancelRequest?: { at: number; answer?: 'granted' | 'declined' }
  /** The subscription that placed it. */
  subscription?: string
  coupons: RewardId[]
  /** How much of it was paid with credit from earlier returns. */
  credit?: number
}

export type ReturnKind = 'return' | 'exchange' | 'replacement'
export const returnReasons = ['mind', 'size', 'colour', 'broken', 'wrong'] as const
export type ReturnReason = (typeof returnReasons)[number]

export interface Return {
  id: string
  order: string
  line: number
  count: number
  kind: ReturnKind
  reason: ReturnReason
  requestedAt: number
  /** The new variant of an exchange or replacement. */
  variant?: string
  /** Only for a return. */
  settle?: 'refund' | 'credit'
  /** What the customer gets, in cents. Negative if they pay. */
  amount: number
  collectedAt?: number
  settledAt?: number
  withdrawnAt?: number
}

export const remindWhens = ['stock', 'price', 'week'] as const
export type RemindWhen = (typeof remindWhens)[number]

export interface Wish {
  product: ProductId
  variant: string
  addedAt: number
  remind?: { when: RemindWhen; since: number; sentAt?: number }
}

export interface PointsEntry {
  id: string
  at: number
  kind: 'imported' | 'order' | 'reversal' | 'review' | 'reward' | 'exchange' | 'goodwill'
  /** The order, product or reward it belongs to. */
  ref: string
  points: number
  /** The order can still be cancelled. */
  isPending?: boolean
}

export interface Coupon {
  id: string
  reward: RewardId
  at: number
  usedIn?: string
}

export interface Subscription {
  id: string
  product: ProductId
  variant: string
  count: number
  weeks: number
  nextAt: number
  /** Until when nothing is sent. */
  pausedUntil?: number
  skipped: number
}

export interface Review {
  id: string
  product: ProductId
  order: string
  stars: number
  text: string
  hasPhoto: boolean
  at: number
}

export interface Device {
  id: string
  name: string
  place: string
  lastSeen: number
  isThis?: boolean
}

export interface Shopper {
  firstName: string
  lastName: string
  email: string
  phone: string
  birthday: string
  memberNumber: string
  /** Channels on which the customer agreed to reminders and offers. */
  offers: Record<Channel, boolean>
}

export interface Session {
  isSignedIn: boolean
  code?: { digits: string; sentAt: number; triesLeft: number; channel: Channel }
  /** Where codes go. */
  channel: Channel
  social: { google: boolean; apple: boolean }
  /** Email me about new sign-ins. */
  alerts: boolean
}

export interface DemoState {
  version: 3
  /** Nothing in here changes while the demo runs. */
  shop: Shop
  clock: DemoClock
  /** Counter for new ids. */
  serial: number
  session: Session
  shopper: Shopper
  devices: Device[]
  addresses: Address[]
  mainAddress: string
  orders: Order[]
  returns: Return[]
  basket: Line[]
  wishes: Wish[]
  points: PointsEntry[]
  coupons: Coupon[]
  credit: number
  subscriptions: Subscription[]
  reviews: Review[]
  viewed: ProductId[]
  /** By `product:variant`. */
  stock: Record<string, number>
  /** Prices that the shop changed during the demo. */
  prices: Record<string, number>
  /** Added to a refund that is taken as credit, in per cent. */
  bonus: number
  events: DemoEvent[]
}

/** Something that happened, with the messages it caused. */
export interface DemoEvent {
  id: string
  at: number
  kind: EventKind
  order?: string
  details: Record<string, string | number>
  /** Channels of the messages; none if only the shop sees the event. */
  channels: Channel[]
}

export const eventKinds = [
  'code_sent',
  'signed_in',
  'signed_out',
  'order_placed',
  'order_edited',
  'order_cancelled',
  'order_confirmed',
  'order_prepaid',
  'order_locked',
  'confirm_requested',
  'order_expired',
  'order_packed',
  'order_sent',
  'order_near',
  'order_delivered',
  'cancel_requested',
  'cancel_granted',
  'cancel_declined',
  'return_approved',
  'return_withdrawn',
  'return_collected',
  'return_settled',
  'wish_added',
  'wish_removed',
  'wish_reminder_set',
  'wish_reminder',
  'points_given',
  'tier_reached',
  'reward_redeemed',
  'subscription_skipped',
  'subscription_swapped',
  'subscription_paused',
  'subscription_resumed',
  'subscription_moved',
  'subscription_ordered',
  'subscription_short',
  'review_written',
  'address_changed',
  'profile_changed',
  'consent_changed',
  'security_changed',
  'device_ended',
  'stock_arrived',
  'price_lowered',
] as const
export type EventKind = (typeof eventKinds)[number]
