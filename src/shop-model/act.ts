import type { ActionOf, ActionType, DemoAction, Refusal } from './actions.ts'
import { addToBasket, placeOrder, reorder, setInBasket } from './basket.ts'
import {
  changeConsent,
  changeProfile,
  chooseMain,
  removeAddress,
  saveAddress,
  viewProduct,
  writeReview,
} from './belongings.ts'
import { day } from './catalogue.ts'
import { closesAt, stageOf } from './order-stage.ts'
import { answerPlea, cancelOrder, confirmOrder, editOrder, pleadForOrder, prepayOrder } from './orders.ts'
import { runToWall, runUntil } from './passing.ts'
import { givePoints, redeemReward } from './points.ts'
import { askReturn, withdrawReturn } from './returns.ts'
import {
  askCode,
  chooseChannel,
  connectSocial,
  countTry,
  endDevice,
  enterCode,
  setAlerts,
  signOut,
} from './session.ts'
import { type DemoEvent, type DemoState, speeds } from './state.ts'
import { changeRhythm, pauseBox, resumeBox, skipBox, swapBox } from './subscriptions.ts'
import { addWish, buyWish, lowerPrice, removeWish, restock, setReminder } from './wishes.ts'
import { refuse, type World } from './world.ts'

export interface Outcome {
  state: DemoState
  /** Why nothing was done. Time has passed all the same. */
  refusal?: Refusal
  /** What happened, oldest first: by the act, and by itself since the last one. */
  events: DemoEvent[]
}

/** The whole demo: what is, what somebody does, and the visitor's clock. The state that comes in is left as it was. */
export function act(state: DemoState, action: DemoAction, wall: number): Outcome {
  const passed = passTime(state, wall)
  const world = worldOf(passed)
  const refusal = run(world, action)
  if (!refusal) return { state: world.state, events: newIn(world.state, state) }
  const kept = worldOf(passed)
  countTry(kept, refusal)
  return { state: kept.state, refusal, events: newIn(kept.state, state) }
}

/** What has happened by itself up to this moment of the visitor's clock. */
export function passTime(state: DemoState, wall: number): DemoState {
  const world = worldOf(state)
  runToWall(world, wall)
  return world.state
}

/** A dry run: whether an act would be refused, and why. Screens explain with it instead of knowing rules. */
export function refusalOf(state: DemoState, action: DemoAction, wall: number): Refusal | undefined {
  const world = worldOf(state)
  runToWall(world, wall)
  return run({ ...world, now: world.state.clock.at }, action)
}

const worldOf = (state: DemoState): World => {
  const copy = structuredClone(state)
  return { state: copy, now: copy.clock.at }
}

const newIn = (after: DemoState, before: DemoState): DemoEvent[] => {
  const known = new Set(before.events.map(({ id }) => id))
  return after.events.filter(({ id }) => !known.has(id)).toReversed()
}

type Rules = { [T in ActionType]: (world: World, action: ActionOf<T>) => Refusal | undefined }

const rules: Rules = {
  'clock.speed': setSpeed,
  'clock.jump': jump,
  'session.ask-code': askCode,
  'session.enter-code': enterCode,
  'session.sign-out': signOut,
  'session.channel': chooseChannel,
  'session.social': connectSocial,
  'session.alerts': setAlerts,
  'device.end': endDevice,
  'basket.add': addToBasket,
  'basket.set': setInBasket,
  'order.place': placeOrder,
  'order.edit': editOrder,
  'order.cancel': cancelOrder,
  'order.confirm': confirmOrder,
  'order.prepay': prepayOrder,
  'order.plead': pleadForOrder,
  'order.reorder': reorder,
  'return.ask': askReturn,
  'return.withdraw': withdrawReturn,
  'wish.add': addWish,
  'wish.remove': removeWish,
  'wish.remind': setReminder,
  'wish.buy': buyWish,
  'reward.redeem': redeemReward,
  'subscription.skip': skipBox,
  'subscription.swap': swapBox,
  'subscription.pause': pauseBox,
  'subscription.resume': resumeBox,
  'subscription.every': changeRhythm,
  'review.write': writeReview,
  'product.view': viewProduct,
  'address.save': saveAddress,
  'address.remove': removeAddress,
  'address.main': chooseMain,
  'profile.change': changeProfile,
  'consent.change': changeConsent,
  'shop.restock': restock,
  'shop.lower-price': lowerPrice,
  'shop.answer-plea': answerPlea,
  'shop.give-points': givePoints,
  'shop.bonus': setBonus,
}

function run<T extends ActionType>(world: World, action: ActionOf<T>): Refusal | undefined {
  const rule: Rules[T] = rules[action.type]
  return rule(world, action)
}

function setSpeed({ state }: World, { speed }: ActionOf<'clock.speed'>): Refusal | undefined {
  if (!speeds.includes(speed)) return refuse('unknown')
  state.clock.speed = speed
  return undefined
}

/** Over the edge of the window that closes next, or a day on. */
function jump(world: World, { to }: ActionOf<'clock.jump'>): Refusal | undefined {
  const { state, now } = world
  const ends = state.orders.filter((order) => stageOf(order) === 'open').map(closesAt)
  if (to === 'window-end' && ends.length === 0) return refuse('window_closed', {})
  runUntil(world, to === 'tomorrow' ? now + day : Math.min(...ends))
  state.clock.at = world.now
  return undefined
}

const mostBonus = 25

function setBonus({ state }: World, { percent }: ActionOf<'shop.bonus'>): Refusal | undefined {
  if (!(percent >= 0 && percent <= mostBonus)) {
    return refuse('percent_out_of_range', { lowest: 0, highest: mostBonus })
  }
  state.bonus = Math.round(percent)
  return undefined
}
