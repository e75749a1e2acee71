import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyAction } from './apply-action.ts'
import type { DemoAction } from './actions.ts'
import { tamarind } from './catalogue.ts'
import { deserialize, serialize } from './serialize.ts'
import { balanceOf } from './points.ts'
import { seed } from './seed.ts'
import { channels, payments, remindWhens, returnReasons, speeds } from './state.ts'

const wall = Date.UTC(2026, 10, 16, 4, 0)

const goods = fc.constantFrom(
  ...tamarind.products.flatMap(({ id, variants }) =>
    variants.map((one) => ({ product: id, variant: one.id })),
  ),
)
const order = fc.constantFrom('10482', '10483', '10484', '10467', '10385', '10391', '10304', '1')
const address = fc.constantFrom('a1', 'a2', 'nowhere')
const picked = fc
  .record({ goods, count: fc.integer({ min: -1, max: 7 }) })
  .map(({ goods: one, count }) => ({ ...one, count }))
const subscription = fc.constantFrom('s1', 's2', 's3')

const anyAction: fc.Arbitrary<DemoAction> = fc.oneof(
  fc.record({ type: fc.constant('clock.speed' as const), speed: fc.constantFrom(...speeds) }),
  fc.record({ type: fc.constant('clock.jump' as const), to: fc.constantFrom('window-end', 'tomorrow') }),
  fc.record({ type: fc.constant('basket.add' as const), lines: fc.array(picked, { maxLength: 3 }) }),
  fc.record({ type: fc.constant('basket.set' as const), line: picked }),
  fc.record({
    type: fc.constant('order.place' as const),
    address,
    payment: fc.constantFrom(...payments),
    coupons: fc.subarray(['e101', 'c101', 'c102', 'c104']),
  }),
  fc.record({
    type: fc.constant('order.edit' as const),
    order,
    lines: fc.array(picked, { maxLength: 3 }),
    address,
  }),
  fc.record({
    type: fc.constantFrom('order.cancel', 'order.confirm', 'order.request-cancel', 'order.reorder'),
    order,
  }),
  fc.record({
    type: fc.constant('order.prepay' as const),
    order,
    payment: fc.constantFrom('card', 'upi'),
  }),
  fc.record({
    type: fc.constant('return.request' as const),
    order,
    line: fc.integer({ min: -1, max: 2 }),
    count: fc.integer({ min: -1, max: 3 }),
    kind: fc.constantFrom('return', 'exchange', 'replacement'),
    reason: fc.constantFrom(...returnReasons),
    variant: fc.constantFrom('65', '45', 'clay', 'green'),
    settle: fc.constantFrom('refund', 'credit'),
    hasPhoto: fc.boolean(),
  }),
  fc.record({ type: fc.constant('return.withdraw' as const), id: fc.constantFrom('R101', 'R103', 'R105') }),
  goods.map((one) => ({ type: 'wish.add' as const, ...one })),
  goods.map((one) => ({ type: 'wish.buy' as const, ...one })),
  fc
    .record({ goods, when: fc.constantFrom(...remindWhens) })
    .map(({ goods: one, when }) => ({ type: 'wish.remind' as const, ...one, when })),
  fc.record({
    type: fc.constant('reward.redeem' as const),
    reward: fc.constantFrom('delivery', 'mug', 'lamp'),
  }),
  fc.record({ type: fc.constantFrom('subscription.skip', 'subscription.resume'), id: subscription }),
  fc.record({
    type: fc.constantFrom('subscription.pause', 'subscription.interval'),
    id: subscription,
    weeks: fc.integer({ min: -1, max: 14 }),
  }),
  fc.record({
    type: fc.constant('consent.change' as const),
    channel: fc.constantFrom(...channels),
    isOn: fc.boolean(),
  }),
  fc.record({ type: fc.constant('shop.answer-cancel-request' as const), order, grant: fc.boolean() }),
  fc.record({ type: fc.constant('shop.give-points' as const), points: fc.integer({ min: -5, max: 1200 }) }),
  goods.map((one) => ({ type: 'shop.restock' as const, ...one, count: 2 })),
  goods.map((one) => ({ type: 'shop.lower-price' as const, ...one, percent: 20 })),
)

test('whatever is pressed in whatever order, the books stay right', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ action: anyAction, wait: fc.integer({ min: 0, max: 1_200_000 }) }), {
        maxLength: 40,
      }),
      (presses) => {
        let state = seed(wall)
        let at = wall
        for (const { action, wait } of presses) {
          at += wait
          const before = state
          const outcome = applyAction(state, action, at)
          state = outcome.state
          const isIdle = outcome.refusal !== undefined && outcome.events.length === 0
          expect(isIdle ? state.orders : before.orders).toEqual(before.orders)
          expect(state.clock.at).toBeGreaterThanOrEqual(before.clock.at)
          expect(Math.min(...Object.values(state.stock))).toBeGreaterThanOrEqual(0)
          expect(balanceOf(state)).toBeGreaterThanOrEqual(0)
          expect(state.credit).toBeGreaterThanOrEqual(0)
          const late = state.orders.filter(
            ({ cancelledBy, cancelledAt = 0, placedAt }) =>
              cancelledBy === 'shopper' && cancelledAt - placedAt >= tamarind.rules.window,
          )
          expect(late).toEqual([])
        }
        expect(deserialize(serialize(state))).toEqual(state)
      },
    ),
    { numRuns: 80 },
  )
})
