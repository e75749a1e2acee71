import { afterEach, expect, test, vi } from 'vitest'
import type { AccountStoreView } from '#contract/account/store-shapes.ts'
import { orderOf } from './live-account.ts'
import { LiveStore } from './live-store.ts'
import type { LoadedPart } from './parts.ts'

const now = Date.UTC(2026, 10, 18, 4, 0)

const view: AccountStoreView = {
  theme: 'elite',
  brand: { name: 'Quiet', colour: null, logo: null },
  currency: 'INR',
  zone: 'Asia/Kolkata',
  shop_url: 'https://quiet.example',
  ways: ['code'],
  capabilities: ['orders', 'parcel', 'invoice', 'reorder', 'profile', 'addresses', 'sessions'],
  is_connected: true,
  shopper: { kind: 'customer', order_id: null, expires_at: '2026-12-18T04:00:00Z' },
}

const orders = (isLive: boolean): LoadedPart => ({
  part: 'orders',
  kind: 'orders',
  answer: {
    orders: [
      {
        id: '5',
        name: '#1005',
        placed_at: '2026-11-17T04:00:00Z',
        cancelled_at: null,
        delivered_at: null,
        stage: 'sent',
        open_until: null,
        total: { amount: '1290.00', currency: 'INR' },
        items: 2,
        lines: [{ title: 'Kettle', quantity: 2, image: null }],
      },
    ],
    next: null,
    is_live: isLive,
  },
})

const answering = (status: number, body: object) =>
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status }))

const problem = (code: string) => ({ code, title: 'Away', message: 'The store is silent.', request_id: 'r' })

afterEach(() => vi.unstubAllGlobals())

test('[ACC-05] an order is shown in the store’s currency, with what the session may see', () => {
  const { orders: shown, capabilities, currency } = new LiveStore(view, now, [orders(true)]).read()
  expect(shown[0]).toMatchObject({ name: '#1005', total: 129_000, stage: 'sent', isSummary: true })
  expect([currency, capabilities.has('security'), capabilities.has('wishlist')]).toEqual(['INR', true, false])
})

test('[ACC-05] a store that is silent leaves what was known', async () => {
  answering(503, problem('store_away'))
  const store = new LiveStore(view, now, [orders(true)])
  store.need('orders')
  await vi.waitFor(() => expect(store.read().parts?.get('orders')).toBe('stale'))
  expect(store.read().orders).toHaveLength(1)
})

test('[ACC-05] of parcels an order says what the store says, and nothing where it is silent', () => {
  const inr = (amount: string) => ({ amount, currency: 'INR' })
  const order = (isLive: boolean): Parameters<typeof orderOf>[0] => ({
    id: '5',
    name: '#1005',
    placed_at: '2026-11-17T04:00:00Z',
    cancelled_at: null,
    delivered_at: null,
    stage: 'packed',
    total: inr('1290.00'),
    items: 2,
    is_live: isLive,
    lines: [],
    sums: null,
    payment: { state: 'paid', method: '' },
    address: null,
    parcels: [],
    reorder_url: null,
    window: null,
  })
  expect(orderOf(order(true)).parcels[0]?.steps.map(({ step }) => step)).toEqual([
    'placed',
    'packed',
    'sent',
    'delivered',
  ])
  expect(orderOf(order(false)).parcels).toEqual([])
})

test('[ACC-05] without anything from before it says so in a sentence', async () => {
  answering(503, problem('store_away'))
  const store = new LiveStore(view, now, [])
  store.need('profile')
  expect(store.read().parts?.get('profile')).toBe('waiting')
  await vi.waitFor(() =>
    expect(store.read().parts?.get('profile')).toMatchObject({ problem: 'The store is silent.' }),
  )
})

test('[ACC-09] a session that is over takes everything with it', async () => {
  answering(401, problem('signed_out'))
  const store = new LiveStore(view, now, [orders(true)])
  await store.dispatch({ type: 'profile.change', values: { firstName: 'Asha' } })
  expect(store.read()).toMatchObject({ isSignedIn: false, orders: [] })
})

test('[ACC-06] fields that the store refuses are named as the form calls them', async () => {
  answering(422, { ...problem('store_refused_change'), fields: { address1: 'Check this.' } })
  const refusal = await new LiveStore(view, now, []).dispatch({ type: 'address.save', values: {} })
  expect(refusal?.fields).toEqual({ street: 'Check this.' })
})

const order = {
  id: '5',
  name: '#1005',
  placed_at: '2026-11-18T03:55:00Z',
  cancelled_at: null,
  delivered_at: null,
  stage: 'placed',
  total: { amount: '1290.00', currency: 'INR' },
  items: 1,
  is_live: true,
  lines: [],
  sums: null,
  payment: { state: 'paid', method: 'Card' },
  address: null,
  parcels: [],
  reorder_url: null,
  window: {
    state: 'cancelling',
    ends_at: '2026-11-18T04:10:00Z',
    answer_by: null,
    reason: null,
    may: [],
    address_needs_code: false,
    version: 'v',
    due: null,
    is_confirmed: false,
    change: null,
  },
}

test('[WIN-05] cancelling shows how far the store is', async () => {
  answering(200, { order, pay_url: null })
  const store = new LiveStore(view, now, [orders(true)])
  expect(await store.dispatch({ type: 'order.cancel', order: '5' })).toBeUndefined()
  expect(store.read().orders[0]).toMatchObject({ window: { state: 'cancelling', may: new Set() } })
  expect(store.readToast()?.text).toBe('The store is cancelling your order.')
})

test('[WIN-07] a refused change says why and looks at the order again', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    const isRead = url.includes('/account/order?')
    return new Response(JSON.stringify(isRead ? order : problem('order_packed')), {
      status: isRead ? 200 : 409,
    })
  })
  const store = new LiveStore(view, now, [orders(true)])
  expect(await store.dispatch({ type: 'order.confirm', order: '5' })).toMatchObject({ code: 'order_packed' })
  await vi.waitFor(() => expect(store.read().orders[0]?.window?.state).toBe('cancelling'))
  expect(asked).toHaveLength(2)
})

test('[WIN-01] the clock goes on in whole seconds, by the server where the device is far off', () => {
  vi.useFakeTimers({ now: now + 3_600_000 })
  const store = new LiveStore(view, now, [])
  const stop = store.begin('Asia/Kolkata')
  vi.advanceTimersByTime(2_000)
  expect(store.readTime()).toBe(now + 2_000)
  stop()
  vi.useRealTimers()
})
