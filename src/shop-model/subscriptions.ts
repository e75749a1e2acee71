import type { ActionOf, Refusal } from './actions.ts'
import { enter, nextOrderId, shortage } from './basket.ts'
import { day, productOf, shopRules } from './catalogue.ts'
import { tierOf } from './points.ts'
import type { DemoState, Subscription } from './state.ts'
import { deliveryFor, isProduct, priceOf, refuse, tell, type World } from './world.ts'

const week = 7 * day
export const subscriptionWeeks = [2, 4, 6, 8, 12] as const

const find = (state: DemoState, id: string) => state.subscriptions.find((one) => one.id === id)

const named = ({ product }: Subscription) => ({ name: productOf(product).name })

export const isPaused = (subscription: Subscription, now: number): boolean =>
  subscription.pausedUntil !== undefined && subscription.pausedUntil > now

/** When the next box is made up. A pause moves it to its end. */
export const dueAt = ({ nextAt, pausedUntil = 0 }: Subscription): number => Math.max(nextAt, pausedUntil)

export function skipBox(world: World, { id }: ActionOf<'subscription.skip'>): Refusal | undefined {
  const subscription = find(world.state, id)
  if (!subscription) return refuse('unknown')
  if (isPaused(subscription, world.now)) return refuse('pause_running')
  subscription.nextAt += subscription.weeks * week
  subscription.skipped += 1
  tell(world, 'subscription_skipped', { facts: { ...named(subscription), nextAt: subscription.nextAt } })
  return undefined
}

export function swapBox(world: World, action: ActionOf<'subscription.swap'>): Refusal | undefined {
  const subscription = find(world.state, action.id)
  if (!subscription || !isProduct(action.product, action.variant)) return refuse('unknown')
  if (subscription.product === action.product && subscription.variant === action.variant) {
    return refuse('variant_same')
  }
  const before = productOf(subscription.product).name
  subscription.product = action.product
  subscription.variant = action.variant
  tell(world, 'subscription_swapped', { facts: { ...named(subscription), before } })
  return undefined
}

export function pauseBox(world: World, { id, weeks }: ActionOf<'subscription.pause'>): Refusal | undefined {
  const subscription = find(world.state, id)
  if (!subscription || !(weeks > 0)) return refuse('unknown')
  if (isPaused(subscription, world.now)) return refuse('pause_running')
  if (weeks * week > shopRules.pauseMost) return refuse('pause_long', { days: shopRules.pauseMost / day })
  subscription.pausedUntil = world.now + weeks * week
  tell(world, 'subscription_paused', { facts: { ...named(subscription), until: subscription.pausedUntil } })
  return undefined
}

export function resumeBox(world: World, { id }: ActionOf<'subscription.resume'>): Refusal | undefined {
  const subscription = find(world.state, id)
  if (!subscription) return refuse('unknown')
  if (!isPaused(subscription, world.now)) return refuse('not_paused')
  delete subscription.pausedUntil
  // What fell into the pause is not sent after it all at once.
  while (subscription.nextAt <= world.now) subscription.nextAt += subscription.weeks * week
  tell(world, 'subscription_resumed', { facts: { ...named(subscription), nextAt: subscription.nextAt } })
  return undefined
}

export function changeRhythm(world: World, action: ActionOf<'subscription.every'>): Refusal | undefined {
  const subscription = find(world.state, action.id)
  if (!subscription || !subscriptionWeeks.some((weeks) => weeks === action.weeks)) return refuse('unknown')
  const last = subscription.nextAt - subscription.weeks * week
  subscription.weeks = action.weeks
  subscription.nextAt = Math.max(last + action.weeks * week, world.now + day)
  tell(world, 'subscription_moved', {
    facts: { ...named(subscription), weeks: action.weeks, nextAt: subscription.nextAt },
  })
  return undefined
}

/** The day has come: an order, paid by the card on file, with a window of its own. */
export function sendBox(world: World, subscription: Subscription): void {
  const { state, now } = world
  delete subscription.pausedUntil
  subscription.nextAt = now + subscription.weeks * week
  const { product, variant, count } = subscription
  const to = state.addresses.find(({ id }) => id === state.mainAddress) ?? state.addresses[0]
  if (!to || shortage(state, { product, variant, count })) {
    tell(world, 'subscription_short', { facts: { ...named(subscription), nextAt: subscription.nextAt } })
    return
  }
  const price = priceOf(state, product, variant)
  enter(world, {
    id: nextOrderId(state),
    placedAt: now,
    lines: [{ product, variant, count, price }],
    delivery: deliveryFor(price * count, tierOf(state).id === 'gold'),
    to: { ...to },
    payment: 'card',
    paidAt: now,
    subscription: subscription.id,
    coupons: [],
  })
}
