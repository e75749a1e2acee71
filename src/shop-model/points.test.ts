import { describe, expect, test } from 'vitest'
import { after, start, wall } from '../../tests/support/try-demo.ts'
import { applyAction, refusalOf } from './apply-action.ts'
import type { DemoAction } from './actions.ts'
import { basketTotals } from './basket.ts'
import { balanceOf, tierOf } from './points.ts'

describe('points', () => {
  test('are spent without losing the step, and never below nothing', () => {
    expect(tierOf(start)).toEqual({ id: 'silver', next: 'gold', toNext: 520 })
    const spent = after(
      start,
      { type: 'reward.redeem', reward: 'lamp' },
      { type: 'reward.redeem', reward: 'delivery' },
    )
    expect(balanceOf(spent)).toBe(80)
    expect(tierOf(spent).id).toBe('silver')
    expect(refusalOf(spent, { type: 'reward.redeem', reward: 'mug' }, wall)).toEqual({
      code: 'points_short',
      details: { short: 520 },
    })
  })

  test('a step that is reached is told once, and Gold pays no delivery', () => {
    const { state, events } = applyAction(start, { type: 'shop.give-points', points: 600 }, wall)
    expect(events.map(({ kind }) => kind)).toEqual(['tier_reached', 'points_given'])
    const basket = after(state, {
      type: 'basket.add',
      lines: [{ product: 'soap', variant: 'plain', count: 1 }],
    })
    expect(basketTotals(basket, []).delivery).toBe(0)
  })

  test('a coupon is torn off once, and comes back with a cancelled order', () => {
    const basket = after(
      start,
      { type: 'reward.redeem', reward: 'mug' },
      { type: 'basket.add', lines: [{ product: 'soap', variant: 'plain', count: 1 }] },
    )
    const coupon = basket.coupons[0]?.id ?? ''
    const placed = after(basket, { type: 'order.place', address: 'a1', payment: 'card', coupons: [coupon] })
    expect(placed.orders[0]?.lines).toContainEqual({ product: 'mug', variant: 'clay', count: 1, price: 0 })
    const again = after(placed, {
      type: 'basket.add',
      lines: [{ product: 'soap', variant: 'plain', count: 1 }],
    })
    const reuse: DemoAction = { type: 'order.place', address: 'a1', payment: 'card', coupons: [coupon] }
    expect(refusalOf(again, reuse, wall)?.code).toBe('coupon_used')
    expect(after(placed, { type: 'order.cancel', order: '10483' }).coupons[0]?.usedIn).toBeUndefined()
  })
})
