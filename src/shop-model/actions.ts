import type { ProductId, RewardId } from './catalogue.ts'
import type {
  Address,
  Channel,
  Payment,
  RemindWhen,
  ReturnKind,
  ReturnReason,
  Shopper,
  Speed,
} from './state.ts'

export interface ItemQuantity {
  product: ProductId
  variant: string
  count: number
}

/** Every action. Those that start with `shop.` are the merchant's. */
export type DemoAction =
  | { type: 'clock.speed'; speed: Speed }
  | { type: 'clock.jump'; to: 'window-end' | 'tomorrow' }
  | { type: 'session.request-code'; email: string; channel?: Channel }
  | { type: 'session.enter-code'; code: string }
  | { type: 'session.sign-out' }
  | { type: 'session.channel'; channel: Channel }
  | { type: 'session.social'; provider: 'google' | 'apple'; isConnected: boolean }
  | { type: 'session.alerts'; isOn: boolean }
  | { type: 'device.end'; device: string }
  | { type: 'basket.add'; lines: readonly ItemQuantity[] }
  | { type: 'basket.set'; line: ItemQuantity }
  | { type: 'order.place'; address: string; payment: Payment; coupons: readonly string[] }
  | { type: 'order.edit'; order: string; lines: readonly ItemQuantity[]; address?: string }
  | { type: 'order.cancel'; order: string }
  | { type: 'order.confirm'; order: string }
  | { type: 'order.prepay'; order: string; payment: 'card' | 'upi' }
  | { type: 'order.request-cancel'; order: string }
  | { type: 'order.reorder'; order: string }
  | {
      type: 'return.request'
      order: string
      /** Which line of the order, from 0. */
      line: number
      count: number
      kind: ReturnKind
      reason: ReturnReason
      variant?: string
      settle?: 'refund' | 'credit'
      hasPhoto?: boolean
    }
  | { type: 'return.withdraw'; id: string }
  | { type: 'wish.add'; product: ProductId; variant: string }
  | { type: 'wish.remove'; product: ProductId; variant: string }
  | { type: 'wish.remind'; product: ProductId; variant: string; when?: RemindWhen }
  | { type: 'wish.buy'; product: ProductId; variant: string }
  | { type: 'reward.redeem'; reward: RewardId }
  | { type: 'subscription.skip'; id: string }
  | { type: 'subscription.swap'; id: string; product: ProductId; variant: string }
  | { type: 'subscription.pause'; id: string; weeks: number }
  | { type: 'subscription.resume'; id: string }
  | { type: 'subscription.interval'; id: string; weeks: number }
  | {
      type: 'review.write'
      order: string
      product: ProductId
      stars: number
      text: string
      hasPhoto: boolean
    }
  | { type: 'product.view'; product: ProductId }
  | { type: 'address.save'; address: Omit<Address, 'id'> & { id?: string } }
  | { type: 'address.remove'; id: string }
  | { type: 'address.main'; id: string }
  | {
      type: 'profile.change'
      profile: Pick<Shopper, 'firstName' | 'lastName' | 'email' | 'phone' | 'birthday'>
    }
  | { type: 'consent.change'; channel: Channel; isOn: boolean }
  | { type: 'shop.restock'; product: ProductId; variant: string; count: number }
  | { type: 'shop.lower-price'; product: ProductId; variant: string; percent: number }
  | { type: 'shop.answer-cancel-request'; order: string; grant: boolean }
  | { type: 'shop.give-points'; points: number }
  | { type: 'shop.bonus'; percent: number }

export type ActionType = DemoAction['type']
export type ActionOf<T extends ActionType> = Extract<DemoAction, { type: T }>

/** Why an action was refused. The sentences are in `content/account/refusals.ts`. */
export const refusalCodes = [
  'unknown',
  'email_unknown',
  'code_none',
  'code_wrong',
  'code_expired',
  'code_spent',
  'basket_empty',
  'window_closed',
  'already_cancelled',
  'already_confirmed',
  'already_paid',
  'already_requested',
  'still_open',
  'gone_out',
  'not_cash',
  'stock_short',
  'too_many',
  'nothing_left',
  'not_delivered',
  'return_late',
  'not_returnable',
  'reason_unfit',
  'photo_required',
  'variant_same',
  'all_returned',
  'return_moving',
  'wish_there',
  'points_short',
  'coupon_used',
  'pause_long',
  'pause_running',
  'not_paused',
  'review_there',
  'review_short',
  'address_incomplete',
  'address_last',
  'profile_incomplete',
  'email_unreadable',
  'device_this',
  'percent_out_of_range',
] as const
export type RefusalCode = (typeof refusalCodes)[number]

export interface Refusal {
  code: RefusalCode
  details: Record<string, string | number>
}
