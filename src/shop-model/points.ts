import type { ActionOf, Refusal } from './actions.ts'
import type { TierId } from './catalogue.ts'
import type { DemoState, PointsEntry } from './state.ts'
import { nextId, refuse, recordEvent, type Draft } from './draft.ts'

/** Points that can be spent: without pending ones. */
export const balanceOf = (state: DemoState): number =>
  state.points.reduce((sum, entry) => (entry.isPending ? sum : sum + entry.points), 0)

export const pendingOf = (state: DemoState): number =>
  state.points.reduce((sum, entry) => (entry.isPending ? sum + entry.points : sum), 0)

/** Tiers depend on points earned, so spending points never lowers a tier. */
export const earnedOf = (state: DemoState): number =>
  state.points.reduce(
    (sum, entry) => (entry.isPending || entry.kind === 'reward' ? sum : sum + entry.points),
    0,
  )

export function tierOf(state: DemoState): { id: TierId; next?: TierId; toNext: number } {
  const { tiers } = state.shop
  const earned = earnedOf(state)
  const index = tiers.findLastIndex((tier) => earned >= tier.from)
  const next = tiers[index + 1]
  return {
    id: tiers[Math.max(0, index)]?.id ?? 'bronze',
    ...(next ? { next: next.id, toNext: next.from - earned } : { toNext: 0 }),
  }
}

/** One point per whole dollar. */
export const pointsFor = ({ shop }: DemoState, cents: number): number =>
  Math.floor(cents / 100) * shop.rules.points.perDollar

export function addPoints(draft: Draft, entry: Omit<PointsEntry, 'id' | 'at'>): void {
  // A balance is never negative, even if reversed points are already spent.
  const points = Math.max(entry.points, -balanceOf(draft.state))
  if (points === 0) return
  const before = tierOf(draft.state).id
  draft.state.points.push({ id: nextId(draft, 'p'), at: draft.now, ...entry, points })
  recordNewTier(draft, before)
}

/** Confirms the pending points of an order. */
export function confirmPoints(draft: Draft, order: string): void {
  const before = tierOf(draft.state).id
  for (const entry of draft.state.points) {
    if (entry.ref === order && entry.isPending) delete entry.isPending
  }
  recordNewTier(draft, before)
}

/** Removes the pending points of an order and reverses the confirmed ones. */
export function reversePoints(draft: Draft, order: string): void {
  const { state } = draft
  const booked = state.points.reduce(
    (sum, entry) =>
      entry.ref === order && !entry.isPending && entry.kind !== 'reward' ? sum + entry.points : sum,
    0,
  )
  state.points = state.points.filter((entry) => !(entry.ref === order && entry.isPending))
  addPoints(draft, { kind: 'reversal', ref: order, points: -booked })
}

function recordNewTier(draft: Draft, before: TierId): void {
  const rank = (id: TierId) => draft.state.shop.tiers.findIndex((tier) => tier.id === id)
  const after = tierOf(draft.state).id
  if (rank(after) > rank(before)) recordEvent(draft, 'tier_reached', { details: { tier: after } })
}

export function redeemReward(draft: Draft, { reward: id }: ActionOf<'reward.redeem'>): Refusal | undefined {
  const reward = draft.state.shop.rewards.find((one) => one.id === id)
  if (!reward) return refuse('unknown')
  const short = reward.takes - balanceOf(draft.state)
  if (short > 0) return refuse('points_short', { short })
  addPoints(draft, { kind: 'reward', ref: id, points: -reward.takes })
  draft.state.coupons.unshift({ id: nextId(draft, 'c'), reward: id, at: draft.now })
  recordEvent(draft, 'reward_redeemed', { details: { reward: id, points: reward.takes } })
  return undefined
}

const mostGiven = 1000

export function givePoints(draft: Draft, { points }: ActionOf<'shop.give-points'>): Refusal | undefined {
  if (!Number.isInteger(points) || points < 1 || points > mostGiven) return refuse('unknown')
  addPoints(draft, { kind: 'goodwill', ref: 'shop', points })
  recordEvent(draft, 'points_given', { details: { points } })
  return undefined
}
