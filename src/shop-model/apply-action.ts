import type { ActionOf, ActionType, DemoAction, Refusal } from './actions.ts'
import { addToBasket, placeOrder, reorder, setInBasket } from './basket.ts'
import { removeAddress, saveAddress, setMainAddress } from './addresses.ts'
import { changeConsent, changeProfile } from './profile.ts'
import { writeReview } from './reviews.ts'
import { viewProduct } from './viewed-products.ts'
import { day } from './catalogue.ts'
import { closesAt, stageOf } from './order-stage.ts'
import {
  answerCancelRequest,
  cancelOrder,
  confirmOrder,
  editOrder,
  requestCancel,
  prepayOrder,
} from './orders.ts'
import { advanceToWallClock, advanceTo } from './advance-time.ts'
import { givePoints, redeemReward } from './points.ts'
import { requestReturn, withdrawReturn } from './returns.ts'
import {
  requestCode,
  chooseChannel,
  connectSocial,
  countFailedCode,
  endDevice,
  enterCode,
  setAlerts,
  signOut,
} from './session.ts'
import { type DemoEvent, type DemoState, speeds } from './state.ts'
import { changeInterval, pauseBox, resumeBox, skipBox, swapBox } from './subscriptions.ts'
import { addWish, buyWish, lowerPrice, removeWish, restock, setReminder } from './wishes.ts'
import { refuse, type Draft } from './draft.ts'

export interface ActionResult {
  state: DemoState
  /** Why nothing was done. Time has advanced nevertheless. */
  refusal?: Refusal
  /** New events, oldest first: from the action, and from what became due before it. */
  events: DemoEvent[]
}

/** Applies an action at a time of the visitor's clock. Does not change the state that it is given. */
export function applyAction(state: DemoState, action: DemoAction, wall: number): ActionResult {
  const passed = advanceTime(state, wall)
  const draft = draftOf(passed)
  const refusal = run(draft, action)
  if (!refusal) return { state: draft.state, events: newIn(draft.state, state) }
  const kept = draftOf(passed)
  countFailedCode(kept, refusal)
  return { state: kept.state, refusal, events: newIn(kept.state, state) }
}

/** Applies everything that is due by this time of the visitor's clock. */
export function advanceTime(state: DemoState, wall: number): DemoState {
  const draft = draftOf(state)
  advanceToWallClock(draft, wall)
  return draft.state
}

/** Whether an action would be refused, and why. Screens use it instead of their own rules. */
export function refusalOf(state: DemoState, action: DemoAction, wall: number): Refusal | undefined {
  const draft = draftOf(state)
  advanceToWallClock(draft, wall)
  return run({ ...draft, now: draft.state.clock.at }, action)
}

const draftOf = (state: DemoState): Draft => {
  const { shop, ...changing } = state
  return { state: { ...structuredClone(changing), shop }, now: state.clock.at }
}

const newIn = (after: DemoState, before: DemoState): DemoEvent[] => {
  const known = new Set(before.events.map(({ id }) => id))
  return after.events.filter(({ id }) => !known.has(id)).toReversed()
}

type Rules = { [T in ActionType]: (draft: Draft, action: ActionOf<T>) => Refusal | undefined }

const rules: Rules = {
  'clock.speed': setSpeed,
  'clock.jump': jump,
  'session.request-code': requestCode,
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
  'order.request-cancel': requestCancel,
  'order.reorder': reorder,
  'return.request': requestReturn,
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
  'subscription.interval': changeInterval,
  'review.write': writeReview,
  'product.view': viewProduct,
  'address.save': saveAddress,
  'address.remove': removeAddress,
  'address.main': setMainAddress,
  'profile.change': changeProfile,
  'consent.change': changeConsent,
  'shop.restock': restock,
  'shop.lower-price': lowerPrice,
  'shop.answer-cancel-request': answerCancelRequest,
  'shop.give-points': givePoints,
  'shop.bonus': setBonus,
}

function run<T extends ActionType>(draft: Draft, action: ActionOf<T>): Refusal | undefined {
  const rule: Rules[T] = rules[action.type]
  return rule(draft, action)
}

function setSpeed({ state }: Draft, { speed }: ActionOf<'clock.speed'>): Refusal | undefined {
  if (!speeds.includes(speed)) return refuse('unknown')
  state.clock.speed = speed
  return undefined
}

/** To the end of the next edit window, or a day ahead. */
function jump(draft: Draft, { to }: ActionOf<'clock.jump'>): Refusal | undefined {
  const { state, now } = draft
  const ends = state.orders
    .filter((order) => stageOf(order) === 'open')
    .map((order) => closesAt(state, order))
  if (to === 'window-end' && ends.length === 0) return refuse('window_closed', {})
  advanceTo(draft, to === 'tomorrow' ? now + day : Math.min(...ends))
  state.clock.at = draft.now
  return undefined
}

const mostBonus = 25

function setBonus({ state }: Draft, { percent }: ActionOf<'shop.bonus'>): Refusal | undefined {
  if (!(percent >= 0 && percent <= mostBonus)) {
    return refuse('percent_out_of_range', { lowest: 0, highest: mostBonus })
  }
  state.bonus = Math.round(percent)
  return undefined
}
