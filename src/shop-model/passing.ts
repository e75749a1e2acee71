import { shopRules } from './catalogue.ts'
import { clockAt } from './clock.ts'
import { closesAt, readyAt, stageOf } from './order-stage.ts'
import { lapse, lockOrder } from './orders.ts'
import { collectReturn, settleReturn } from './returns.ts'
import type { EventKind, Order, Return } from './state.ts'
import { dueAt, sendBox } from './subscriptions.ts'
import { remind, weekIsOver } from './wishes.ts'
import { tell, type World } from './world.ts'

/** Something that will happen by itself. */
interface Due {
  at: number
  happen: () => void
}

/**
 * Lets the shop's time run until `until`: what falls due on the way happens one by one, each at its own moment,
 * so that a jump over a day leaves the same book as a day of waiting.
 */
export function runUntil(world: World, until: number): void {
  for (let guard = 0; guard < 500; guard += 1) {
    const next = agenda(world)
      .filter(({ at }) => at <= until)
      .toSorted((one, other) => one.at - other.at)[0]
    if (!next) break
    world.now = Math.max(world.now, next.at)
    next.happen()
  }
  world.now = Math.max(world.now, until)
}

export function runToWall(world: World, wall: number): void {
  world.state.clock = clockAt(world.state.clock, wall)
  runUntil(world, world.state.clock.at)
}

function agenda(world: World): Due[] {
  const { orders, returns, subscriptions, wishes } = world.state
  return [
    ...orders.flatMap((order) => forOrder(world, order)),
    ...returns.flatMap((entry) => forReturn(world, entry)),
    ...subscriptions.map((one) => ({ at: dueAt(one), happen: () => sendBox(world, one) })),
    ...wishes.flatMap((wish) => {
      const at = weekIsOver(wish)
      return at === undefined ? [] : [{ at, happen: () => remind(world, wish) }]
    }),
  ]
}

type ParcelStep = keyof typeof shopRules.parcel
const marks = { packed: 'packedAt', sent: 'sentAt', near: 'nearAt', delivered: 'deliveredAt' } as const
const following = { locked: 'packed', packed: 'sent', sent: 'near', near: 'delivered' } as const
const kinds: Record<ParcelStep, EventKind> = {
  packed: 'order_packed',
  sent: 'order_sent',
  near: 'order_near',
  delivered: 'order_delivered',
}

function forOrder(world: World, order: Order): Due[] {
  const stage = stageOf(order)
  switch (stage) {
    case 'open':
      return [{ at: closesAt(order), happen: () => lockOrder(world, order) }]
    case 'unconfirmed':
      return [{ at: (order.lockedAt ?? 0) + shopRules.confirmWithin, happen: () => lapse(world, order) }]
    case 'locked':
    case 'packed':
    case 'sent':
    case 'near': {
      const step = following[stage]
      return [{ at: readyAt(order) + shopRules.parcel[step], happen: () => advance(world, order, step) }]
    }
    default:
      return []
  }
}

function advance(world: World, order: Order, step: ParcelStep): void {
  order[marks[step]] = world.now
  // Cash changes hands at the door.
  if (step === 'delivered') order.paidAt ??= world.now
  tell(world, kinds[step], { order: order.id })
}

function forReturn(world: World, entry: Return): Due[] {
  if (entry.settledAt !== undefined || entry.withdrawnAt !== undefined) return []
  const { collected, settled } = shopRules.returnSteps
  return entry.collectedAt === undefined
    ? [{ at: entry.askedAt + collected, happen: () => collectReturn(world, entry) }]
    : [{ at: entry.askedAt + settled, happen: () => settleReturn(world, entry) }]
}
