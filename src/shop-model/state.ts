import type { ProductId, RewardId } from './catalogue.ts'

/** Everything the demo knows: plain data, so that it can be kept in the tab and read back. Times are the shop's. */

export const speeds = [1, 10, 60] as const
export type Speed = (typeof speeds)[number]

export const channels = ['email', 'whatsapp', 'sms'] as const
export type Channel = (typeof channels)[number]

/** The shop's time runs beside the visitor's, as fast as the visitor likes. */
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
  /** Of one, when it was bought. */
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

/** An order is told by what has happened to it; its state follows from that (`stageOf`). */
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
  /** Asked of the shop after the window, and what the shop said. */
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
  /** For an exchange or a replacement: what comes instead. */
  variant?: string
  /** Only for a return: the money, or credit with a bonus on it. */
  settle?: 'refund' | 'credit'
  /** What the shopper gets (positive) or owes (negative) at the end, in cents. */
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
  /** Not booked while the order can still be cancelled. */
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
  /** Which channels may carry what is not about an order of theirs. */
  offers: Record<Channel, boolean>
}

export interface Session {
  isSignedIn: boolean
  code?: { digits: string; sentAt: number; triesLeft: number; channel: Channel }
  /** Where codes go. */
  channel: Channel
  social: { google: boolean; apple: boolean }
  /** Whether a sign-in on a new device is told. */
  alerts: boolean
}

export interface DemoState {
  version: 2
  clock: DemoClock
  /** For numbers of whatever is made during the demo. */
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
  /** Added to a refund that is taken as credit, in hundredths. */
  bonus: number
  events: DemoEvent[]
}

/** What the shop sees, and what may go out to the shopper because of it. */
export interface DemoEvent {
  id: string
  at: number
  kind: EventKind
  order?: string
  details: Record<string, string | number>
  /** By which channels a message goes out; none for what the shop only sees. */
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
