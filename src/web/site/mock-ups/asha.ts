import { advanceTime, applyAction } from '#shop-model/apply-action.ts'
import { day, hour } from '#shop-model/catalogue.ts'
import { seed } from '#shop-model/seed.ts'
import type { DemoState } from '#shop-model/state.ts'

/** Tuesday 4 March 2025, 09:16:10 in Pune. */
const now = Date.UTC(2025, 2, 4, 3, 46, 10)
const start = seed(now)

/** The account of the live demo as the pictures show it: signed in, four minutes after order 10482. */
export const asha: DemoState = {
  ...start,
  session: { ...start.session, isSignedIn: true },
  wishes: start.wishes.slice(0, 2),
  subscriptions: start.subscriptions.map((one) => ({ ...one, nextAt: now + 14 * day })),
}

/** Two days later, when the driver has order 10482. */
export const ashaOnThursday: DemoState = advanceTime(
  applyAction(asha, { type: 'order.confirm', order: '10482' }, now).state,
  now + start.shop.rules.window + start.shop.rules.parcel.near + hour,
)
