import { describe, expect, test } from 'vitest'
import { after, start, wall } from '../../tests/support/try-demo.ts'
import { applyAction, advanceTime, refusalOf } from './apply-action.ts'
import type { DemoAction } from './actions.ts'
import { basketTotals } from './basket.ts'
import { day, hour } from './catalogue.ts'
import { deserialize, serialize } from './serialize.ts'
import { stageOf, windowLeft } from './order-stage.ts'
import { balanceOf, pendingOf } from './points.ts'
import type { DemoState } from './state.ts'
import { findOrder, stockOf } from './state-queries.ts'

const minute = 60_000

const orderIn = (state: DemoState, id: string) => {
  const order = findOrder(state, id)
  if (!order) throw new Error(`No order ${id}`)
  return order
}

const tomorrow: DemoAction = { type: 'clock.jump', to: 'tomorrow' }

describe('the window', () => {
  test('[PAGE-05] an order can be cancelled while the window is open: goods and points go back', () => {
    const order = orderIn(start, '10482')
    expect(windowLeft(start, order, start.clock.at)).toBe(10 * minute + 50_000)
    const { state, events } = applyAction(start, { type: 'order.cancel', order: '10482' }, wall + minute)
    expect(stageOf(orderIn(state, '10482'))).toBe('cancelled')
    expect(stockOf(state, 'vase', 'clay')).toBe(stockOf(start, 'vase', 'clay') + 1)
    expect(pendingOf(state)).toBe(0)
    expect(balanceOf(state)).toBe(2480)
    expect(events.map(({ kind, channels }) => [kind, channels])).toEqual([
      ['order_cancelled', ['email', 'whatsapp']],
    ])
    expect(start.orders[0]?.cancelledAt).toBeUndefined()
  })

  test('[PAGE-05] speed moves the window along, and after it the answer is no, with the time it closed', () => {
    const fast = after(start, { type: 'clock.speed', speed: 60 })
    const { state, refusal, events } = applyAction(
      fast,
      { type: 'order.cancel', order: '10482' },
      wall + 12_000,
    )
    expect(refusal).toEqual({
      code: 'window_closed',
      details: { closedAt: orderIn(start, '10482').placedAt + start.shop.rules.window },
    })
    expect(stageOf(orderIn(state, '10482'))).toBe('unconfirmed')
    expect(events.map(({ kind }) => kind)).toEqual(['order_locked', 'confirm_requested'])
    expect(balanceOf(state)).toBe(2582)
  })

  test('the very last millisecond is still open, the next is not', () => {
    const order = orderIn(start, '10482')
    const left = windowLeft(start, order, start.clock.at)
    expect(left).toBe(order.placedAt + start.shop.rules.window - start.clock.at)
    const cancel: DemoAction = { type: 'order.cancel', order: '10482' }
    expect(refusalOf(start, cancel, wall + left - 1)).toBeUndefined()
    expect(refusalOf(start, cancel, wall + left)?.code).toBe('window_closed')
  })

  test('a clock that is set back neither opens the window again nor breaks anything', () => {
    const late = advanceTime(start, wall + hour)
    expect(advanceTime(late, wall - day)).toMatchObject({ clock: { at: late.clock.at } })
    expect(refusalOf(late, { type: 'order.cancel', order: '10482' }, wall)?.code).toBe('window_closed')
  })

  test('too late: the shopper asks, a person answers, and a parcel that left stays on its way', () => {
    const locked = after(
      start,
      { type: 'order.confirm', order: '10482' },
      { type: 'clock.jump', to: 'window-end' },
    )
    const asked = after(locked, { type: 'order.request-cancel', order: '10482' })
    expect(refusalOf(asked, { type: 'order.request-cancel', order: '10482' }, wall)?.code).toBe(
      'already_requested',
    )
    const granted = after(asked, { type: 'shop.answer-cancel-request', order: '10482', grant: true })
    expect(orderIn(granted, '10482')).toMatchObject({
      cancelledBy: 'shop',
      cancelRequest: { answer: 'granted' },
    })
    expect(balanceOf(granted)).toBe(2480)
    const gone = after(asked, tomorrow)
    expect(
      refusalOf(gone, { type: 'shop.answer-cancel-request', order: '10482', grant: true }, wall)?.code,
    ).toBe('gone_out')
  })
})

describe('an order', () => {
  test('is edited at the price it was bought for, and never beyond the shelf', () => {
    const edit = (variant: string, count: number): DemoAction => ({
      type: 'order.edit',
      order: '10482',
      lines: [{ product: 'vase', variant, count }],
      address: 'a2',
    })
    expect(refusalOf(start, edit('ink', 1), wall)).toMatchObject({
      code: 'stock_short',
      details: { left: 0 },
    })
    expect(refusalOf(start, edit('clay', 6), wall)?.code).toBe('too_many')
    expect(refusalOf(start, edit('clay', 0), wall)?.code).toBe('nothing_left')
    const edited = after(start, edit('canary', 1))
    expect(orderIn(edited, '10482')).toMatchObject({ delivery: 650, to: { label: 'Office' } })
    expect(stockOf(edited, 'kettle', 'cobalt')).toBe(5)
    expect(stockOf(edited, 'vase', 'canary')).toBe(2)
    expect(pendingOf(edited)).toBe(38)
  })

  test('for cash waits to be confirmed, lapses after a day, and needs no word once it is paid', () => {
    const lapsed = after(start, tomorrow, tomorrow)
    expect(orderIn(lapsed, '10482')).toMatchObject({ cancelledBy: 'timeout' })
    const paid = after(start, { type: 'order.prepay', order: '10482', payment: 'upi' })
    expect(refusalOf(paid, { type: 'order.confirm', order: '10482' }, wall)?.code).toBe('not_cash')
    expect(refusalOf(paid, { type: 'order.prepay', order: '10482', payment: 'card' }, wall)?.code).toBe(
      'already_paid',
    )
    expect(stageOf(orderIn(after(paid, tomorrow), '10482'))).toBe('sent')
    expect(stageOf(orderIn(after(paid, tomorrow, tomorrow, tomorrow), '10482'))).toBe('delivered')
  })

  test('reordered comes back as far as the shelf goes, and gets a window of its own', () => {
    const basket = after(start, { type: 'order.reorder', order: '10385' })
    expect(basket.basket.map(({ product, count }) => [product, count])).toEqual([
      ['coffee', 1],
      ['mug', 1],
    ])
    const placed = after(basket, { type: 'order.place', address: 'a1', payment: 'card', coupons: [] })
    expect(placed.orders[0]).toMatchObject({ id: '10483', delivery: 650, paidAt: placed.clock.at })
    expect(stockOf(placed, 'mug', 'speckled')).toBe(0)
    expect(refusalOf(placed, { type: 'order.reorder', order: '10391' }, wall)).toBeUndefined()
    expect(after(placed, { type: 'order.cancel', order: '10483' }).orders[0]?.cancelledBy).toBe('shopper')
  })
})

describe('returns', () => {
  const ask = (more: Partial<Extract<DemoAction, { type: 'return.request' }>>): DemoAction => ({
    type: 'return.request',
    order: '10391',
    line: 0,
    count: 1,
    kind: 'return',
    reason: 'mind',
    ...more,
  })

  test('an exchange puts the other one aside at once and brings the points of the difference', () => {
    const asked = after(start, ask({ kind: 'exchange', reason: 'size', variant: '65' }))
    expect(asked.returns[0]).toMatchObject({ amount: -1600 })
    expect(stockOf(asked, 'stool', '65')).toBe(2)
    expect(refusalOf(asked, ask({}), wall)?.code).toBe('all_returned')
    const settled = after(asked, { type: 'order.cancel', order: '10482' }, tomorrow, tomorrow, tomorrow)
    expect(settled.returns[0]?.settledAt).toBeDefined()
    expect(stockOf(settled, 'stool', '45')).toBe(5)
    expect(balanceOf(settled)).toBe(2480 + 16)
  })

  test('a refund leaves out the postage, credit carries the bonus and pays the next order', () => {
    expect(after(start, ask({})).returns[0]?.amount).toBe(5400)
    const settled = after(start, ask({ settle: 'credit' }), tomorrow, tomorrow, tomorrow)
    expect(settled.credit).toBe(6380)
    const basket = after(settled, {
      type: 'basket.add',
      lines: [{ product: 'candle', variant: 'large', count: 2 }],
    })
    expect(basketTotals(basket, [])).toMatchObject({ sum: 6800, credit: 6380, total: 420 })
  })

  test('is refused with its reason: too late, not delivered, no photograph, soap, nothing on the shelf', () => {
    expect(refusalOf(start, ask({ order: '10304' }), wall)?.code).toBe('return_late')
    expect(refusalOf(start, ask({ order: '10467' }), wall)?.code).toBe('not_delivered')
    expect(refusalOf(start, ask({ kind: 'replacement', reason: 'broken' }), wall)?.code).toBe(
      'photo_required',
    )
    expect(refusalOf(start, ask({ kind: 'replacement', reason: 'mind' }), wall)?.code).toBe('reason_unfit')
    const mugs = { order: '10385', line: 1, kind: 'replacement', reason: 'wrong' } as const
    expect(refusalOf(start, ask(mugs), wall)?.code).toBe('return_late')
    expect(refusalOf(start, ask({ kind: 'exchange', reason: 'size', variant: '45' }), wall)?.code).toBe(
      'variant_same',
    )
    const soap = after(start, tomorrow, tomorrow)
    expect(refusalOf(soap, ask({ order: '10467', line: 1 }), wall)?.code).toBe('not_returnable')
  })

  test('can be taken back until the parcel is collected', () => {
    const asked = after(start, ask({ kind: 'exchange', reason: 'size', variant: '65' }))
    const id = asked.returns[0]?.id ?? ''
    expect(stockOf(after(asked, { type: 'return.withdraw', id }), 'stool', '65')).toBe(3)
    expect(refusalOf(after(asked, tomorrow), { type: 'return.withdraw', id }, wall)?.code).toBe(
      'return_moving',
    )
  })
})

describe('the rest of the account', () => {
  test('a code has five tries and ten minutes', () => {
    let state = after(start, { type: 'session.request-code', email: 'Asha@post.example ' })
    const digits = state.session.code?.digits ?? ''
    const right: DemoAction = { type: 'session.enter-code', code: `${digits.slice(0, 3)} ${digits.slice(3)}` }
    expect(applyAction(state, right, wall).state.session.isSignedIn).toBe(true)
    expect(refusalOf(state, right, wall + start.shop.rules.code.lasts + 1)?.code).toBe('code_expired')
    for (const left of [4, 3, 2, 1, 0]) {
      const wrong = applyAction(state, { type: 'session.enter-code', code: '000000' }, wall)
      expect(wrong.refusal).toEqual({ code: 'code_wrong', details: { left } })
      state = wrong.state
    }
    expect(refusalOf(state, right, wall)?.code).toBe('code_spent')
    expect(refusalOf(start, { type: 'session.request-code', email: 'x@post.example' }, wall)?.code).toBe(
      'email_unknown',
    )
  })

  test('a reminder goes out once, by its channel, and only where it was agreed to', () => {
    const restock: DemoAction = { type: 'shop.restock', product: 'vase', variant: 'ink', count: 2 }
    const { state, events } = applyAction(start, restock, wall)
    expect(events.map(({ kind, channels }) => [kind, channels])).toEqual([
      ['stock_arrived', []],
      ['wish_reminder', ['sms']],
    ])
    expect(applyAction(state, restock, wall).events).toHaveLength(1)
    const silent = after(start, { type: 'consent.change', channel: 'sms', isOn: false })
    expect(applyAction(silent, restock, wall).events.at(-1)).toMatchObject({
      kind: 'wish_reminder',
      channels: [],
    })
  })

  test('a subscription is skipped, paused and, when its day comes, sent with a window of its own', () => {
    const skipped = after(start, { type: 'subscription.skip', id: 's1' })
    expect(skipped.subscriptions[0]?.nextAt).toBe(start.clock.at + 34 * day)
    const paused = after(start, { type: 'subscription.pause', id: 's1', weeks: 4 })
    expect(refusalOf(paused, { type: 'subscription.skip', id: 's1' }, wall)?.code).toBe('pause_running')
    expect(refusalOf(start, { type: 'subscription.pause', id: 's1', weeks: 20 }, wall)?.code).toBe(
      'pause_long',
    )
    const resumed = after(paused, tomorrow, { type: 'subscription.resume', id: 's1' })
    expect(resumed.subscriptions[0]?.pausedUntil).toBeUndefined()
    const week = after(start, ...Array.from({ length: 6 }, () => tomorrow))
    expect(week.orders[0]).toMatchObject({ subscription: 's1', payment: 'card' })
    expect(week.subscriptions[0]?.nextAt).toBe(start.clock.at + 34 * day)
  })

  test('the last address stays, another becomes the main one, and a review needs words', () => {
    const one = after(start, { type: 'address.remove', id: 'a1' })
    expect(one.mainAddress).toBe('a2')
    expect(refusalOf(one, { type: 'address.remove', id: 'a2' }, wall)?.code).toBe('address_last')
    const review = {
      type: 'review.write',
      order: '10391',
      product: 'stool',
      stars: 4,
      hasPhoto: true,
    } as const
    expect(refusalOf(start, { ...review, text: 'Good' }, wall)?.code).toBe('review_short')
    expect(balanceOf(after(start, { ...review, text: 'It stands on three legs.' }))).toBe(2530)
  })

  test('is kept as text, and what is not ours is not read', () => {
    const later = after(start, tomorrow, { type: 'wish.add', product: 'mug', variant: 'clay' })
    expect(deserialize(serialize(later))).toEqual(later)
    for (const text of [null, '', '{', '[]', '{"version":2}', 'null'])
      expect(deserialize(text)).toBeUndefined()
  })
})
