import type { ActionOf, Refusal } from './actions.ts'
import { addOrder, nextOrderId, shortage } from './basket.ts'
import { day, productOf } from './catalogue.ts'
import { tierOf } from './points.ts'
import type { DemoState, Subscription } from './state.ts'
import { refuse, recordEvent, type Draft } from './draft.ts'
import { deliveryFor, isProduct, priceOf } from './state-queries.ts'

const week = 7 * day
export const subscriptionWeeks = [2, 4, 6, 8, 12] as const

const find = (state: DemoState, id: string) => state.subscriptions.find((one) => one.id === id)

const named = (state: DemoState, { product }: Subscription) => ({ name: productOf(state, product).name })

export const isPaused = (subscription: Subscription, now: number): boolean =>
  subscription.pausedUntil !== undefined && subscription.pausedUntil > now

/** When the next box is ordered: not before the end of a pause. */
export const dueAt = ({ nextAt, pausedUntil = 0 }: Subscription): number => Math.max(nextAt, pausedUntil)

export function skipBox(draft: Draft, { id }: ActionOf<'subscription.skip'>): Refusal | undefined {
  const subscription = find(draft.state, id)
  if (!subscription) return refuse('unknown')
  if (isPaused(subscription, draft.now)) return refuse('pause_running')
  subscription.nextAt += subscription.weeks * week
  subscription.skipped += 1
  recordEvent(draft, 'subscription_skipped', {
    details: { ...named(draft.state, subscription), nextAt: subscription.nextAt },
  })
  return undefined
}

export function swapBox(draft: Draft, action: ActionOf<'subscription.swap'>): Refusal | undefined {
  const subscription = find(draft.state, action.id)
  if (!subscription || !isProduct(draft.state, action.product, action.variant)) return refuse('unknown')
  if (subscription.product === action.product && subscription.variant === action.variant) {
    return refuse('variant_same')
  }
  const before = productOf(draft.state, subscription.product).name
  subscription.product = action.product
  subscription.variant = action.variant
  recordEvent(draft, 'subscription_swapped', { details: { ...named(draft.state, subscription), before } })
  return undefined
}

export function pauseBox(draft: Draft, { id, weeks }: ActionOf<'subscription.pause'>): Refusal | undefined {
  const subscription = find(draft.state, id)
  if (!subscription || !(weeks > 0)) return refuse('unknown')
  if (isPaused(subscription, draft.now)) return refuse('pause_running')
  if (weeks * week > draft.state.shop.rules.pauseMost)
    return refuse('pause_long', { days: draft.state.shop.rules.pauseMost / day })
  subscription.pausedUntil = draft.now + weeks * week
  recordEvent(draft, 'subscription_paused', {
    details: { ...named(draft.state, subscription), until: subscription.pausedUntil },
  })
  return undefined
}

export function resumeBox(draft: Draft, { id }: ActionOf<'subscription.resume'>): Refusal | undefined {
  const subscription = find(draft.state, id)
  if (!subscription) return refuse('unknown')
  if (!isPaused(subscription, draft.now)) return refuse('not_paused')
  delete subscription.pausedUntil
  // Boxes that were due during the pause are skipped.
  while (subscription.nextAt <= draft.now) subscription.nextAt += subscription.weeks * week
  recordEvent(draft, 'subscription_resumed', {
    details: { ...named(draft.state, subscription), nextAt: subscription.nextAt },
  })
  return undefined
}

export function changeInterval(draft: Draft, action: ActionOf<'subscription.interval'>): Refusal | undefined {
  const subscription = find(draft.state, action.id)
  if (!subscription || !subscriptionWeeks.some((weeks) => weeks === action.weeks)) return refuse('unknown')
  const last = subscription.nextAt - subscription.weeks * week
  subscription.weeks = action.weeks
  subscription.nextAt = Math.max(last + action.weeks * week, draft.now + day)
  recordEvent(draft, 'subscription_moved', {
    details: { ...named(draft.state, subscription), weeks: action.weeks, nextAt: subscription.nextAt },
  })
  return undefined
}

/** Places the order of a box that is due, paid by card. */
export function sendBox(draft: Draft, subscription: Subscription): void {
  const { state, now } = draft
  delete subscription.pausedUntil
  subscription.nextAt = now + subscription.weeks * week
  const { product, variant, count } = subscription
  const to = state.addresses.find(({ id }) => id === state.mainAddress) ?? state.addresses[0]
  if (!to || shortage(state, { product, variant, count })) {
    recordEvent(draft, 'subscription_short', {
      details: { ...named(draft.state, subscription), nextAt: subscription.nextAt },
    })
    return
  }
  const price = priceOf(state, product, variant)
  addOrder(draft, {
    id: nextOrderId(state),
    placedAt: now,
    lines: [{ product, variant, count, price }],
    delivery: deliveryFor(state, price * count, tierOf(state).id === 'gold'),
    to: { ...to },
    payment: 'card',
    paidAt: now,
    subscription: subscription.id,
    coupons: [],
  })
}
