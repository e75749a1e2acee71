import type { ActionOf, Refusal } from './actions.ts'
import { rewards, shopRules, type TierId, tiers } from './catalogue.ts'
import type { DemoState, PointsEntry } from './state.ts'
import { nextId, refuse, tell, type World } from './world.ts'

/** What can be spent: booked entries only. */
export const balanceOf = (state: DemoState): number =>
  state.points.reduce((sum, entry) => (entry.isPending ? sum : sum + entry.points), 0)

export const pendingOf = (state: DemoState): number =>
  state.points.reduce((sum, entry) => (entry.isPending ? sum + entry.points : sum), 0)

/** A tier is a matter of what was earned: spending points never takes anybody down a step. */
export const earnedOf = (state: DemoState): number =>
  state.points.reduce(
    (sum, entry) => (entry.isPending || entry.kind === 'reward' ? sum : sum + entry.points),
    0,
  )

export function tierOf(state: DemoState): { id: TierId; next?: TierId; toNext: number } {
  const earned = earnedOf(state)
  const index = tiers.findLastIndex((tier) => earned >= tier.from)
  const next = tiers[index + 1]
  return {
    id: tiers[Math.max(0, index)]?.id ?? 'bronze',
    ...(next ? { next: next.id, toNext: next.from - earned } : { toNext: 0 }),
  }
}

/** A point for each whole dollar. */
export const pointsFor = (cents: number): number => Math.floor(cents / 100) * shopRules.points.perDollar

export function enterPoints(world: World, entry: Omit<PointsEntry, 'id' | 'at'>): void {
  // What was spent meanwhile is not asked back: nobody's balance goes below nothing.
  const points = Math.max(entry.points, -balanceOf(world.state))
  if (points === 0) return
  const before = tierOf(world.state).id
  world.state.points.push({ id: nextId(world, 'p'), at: world.now, ...entry, points })
  tellOfTier(world, before)
}

/** The window has closed: what was pending is theirs. */
export function bookPoints(world: World, order: string): void {
  const before = tierOf(world.state).id
  for (const entry of world.state.points) {
    if (entry.ref === order && entry.isPending) delete entry.isPending
  }
  tellOfTier(world, before)
}

/** Takes back what an order earned: strikes it out while pending, reverses it once booked. */
export function takeBackPoints(world: World, order: string): void {
  const { state } = world
  const booked = state.points.reduce(
    (sum, entry) =>
      entry.ref === order && !entry.isPending && entry.kind !== 'reward' ? sum + entry.points : sum,
    0,
  )
  state.points = state.points.filter((entry) => !(entry.ref === order && entry.isPending))
  enterPoints(world, { kind: 'reversal', ref: order, points: -booked })
}

const rank = (id: TierId) => tiers.findIndex((tier) => tier.id === id)

function tellOfTier(world: World, before: TierId): void {
  const after = tierOf(world.state).id
  if (rank(after) > rank(before)) tell(world, 'tier_reached', { facts: { tier: after } })
}

export function redeemReward(world: World, { reward: id }: ActionOf<'reward.redeem'>): Refusal | undefined {
  const reward = rewards.find((one) => one.id === id)
  if (!reward) return refuse('unknown')
  const short = reward.takes - balanceOf(world.state)
  if (short > 0) return refuse('points_short', { short })
  enterPoints(world, { kind: 'reward', ref: id, points: -reward.takes })
  world.state.coupons.unshift({ id: nextId(world, 'c'), reward: id, at: world.now })
  tell(world, 'reward_redeemed', { facts: { reward: id, points: reward.takes } })
  return undefined
}

const mostGiven = 1000

/** Support adds points, with a reason in writing: the entry says who. */
export function givePoints(world: World, { points }: ActionOf<'shop.give-points'>): Refusal | undefined {
  if (!Number.isInteger(points) || points < 1 || points > mostGiven) return refuse('unknown')
  enterPoints(world, { kind: 'goodwill', ref: 'shop', points })
  tell(world, 'points_given', { facts: { points } })
  return undefined
}
