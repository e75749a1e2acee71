// @vitest-environment happy-dom
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import type { OrderEdit } from '#contract/account/order-edit-shapes.ts'
import type { AccountStoreView } from '#contract/account/store-shapes.ts'
import type { AccountOrder } from '#web/account/account-state.ts'
import { AccountContext } from '#web/account/use-account.ts'
import { click, element, eventually, renderPage } from '../../../../../tests/support/render-page.tsx'
import { LiveStore } from '../live-store.ts'
import { LiveContext } from '../use-live.ts'
import { ItemsForm } from './items-form.tsx'

afterEach(() => vi.unstubAllGlobals())

const inr = (amount: string) => ({ amount, currency: 'INR' })

const view: AccountStoreView = {
  theme: 'elite',
  brand: { name: 'Quiet', colour: null, logo: null },
  currency: 'INR',
  zone: 'Asia/Kolkata',
  shop_url: 'https://quiet.example',
  ways: ['code'],
  capabilities: ['orders', 'order_window'],
  is_connected: true,
  shopper: { kind: 'customer', order_id: null, expires_at: '2026-12-18T04:00:00Z' },
}

const order: AccountOrder = {
  id: '5',
  name: '#1005',
  placedAt: 0,
  stage: 'placed',
  lines: [],
  total: 129_000,
  items: 1,
  bill: [],
  parcels: [],
}

const formOf = (version: string, quantity: number): OrderEdit => ({
  version,
  lines: [
    {
      id: '7',
      title: 'Kettle',
      quantity,
      most: 9,
      image: null,
      variant_id: '71',
      variants: [{ id: '71', title: 'Red', price: inr('1290.00'), is_available: true, most: 9 }],
    },
  ],
  address: null,
  province_code: 'MH',
  country_code: 'IN',
})

const totals = {
  change_id: '0191a3b0-0000-7000-8000-000000000000',
  totals: {
    subtotal: inr('3870.00'),
    delivery: inr('0.00'),
    discounts: inr('0.00'),
    tax: inr('0.00'),
    total: inr('3870.00'),
  },
  difference: inr('2580.00'),
  due: inr('2580.00'),
  refund: null,
}

const refused = (code: string, fields?: object) => ({
  status: code === 'store_away' ? 503 : 409,
  body: { code, title: 'No', message: `Refused: ${code}.`, request_id: 'r', fields },
})

/** Answers one call after the other, and keeps what was sent. */
function answers(...list: { status: number; body: object }[]) {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (_: string, { body }: { body?: string } = {}) => {
    sent.push(JSON.parse(body ?? '{}'))
    const { status, body: answer } = list.shift() ?? { status: 500, body: {} }
    return new Response(JSON.stringify(answer), { status })
  })
  return sent
}

function Page({ store }: { store: LiveStore }) {
  const [form, setForm] = useState(formOf('v1', 1))
  return (
    <LiveContext value={{ store, ways: [], isConnected: true }}>
      <AccountContext
        value={{
          store,
          theme: 'elite',
          brand: {},
          shop: 'Quiet',
          base: '/account',
          href: (screen = '') => `/account/${screen}`,
        }}
      >
        <ItemsForm order={order} form={form} readAgain={async () => setForm(formOf('v2', 2))} />
      </AccountContext>
    </LiveContext>
  )
}

const open = () => renderPage(<Page store={new LiveStore(view, Date.now(), [])} />)
const quantity = () => element('.account-stepper span').textContent
const text = () => document.body.textContent
const more = () => click('[aria-label="One more: Kettle"]')
const submit = () => click('[type=submit]')

test('[WIN-02] Shopify’s totals come before Save, and another choice takes them away', async () => {
  const sent = answers({ status: 200, body: totals }, { status: 200, body: totals })
  await open()
  expect(document.querySelector('[type=submit]')).toBeNull()
  await more()
  await submit()
  await eventually(() => expect(text()).toContain('+₹2,580.00'))
  expect(element('[type=submit]').textContent).toBe('Save and pay ₹2,580.00')
  expect(sent).toMatchObject([{ version: 'v1', lines: [{ id: '7', variant_id: '71', quantity: 2 }] }])
  await more()
  expect(element('[type=submit]').textContent).toBe('Show the new total')
})

test('[WIN-07] after an order that changed meanwhile the choices stay, on the fresh form', async () => {
  const sent = answers(refused('order_changed'), { status: 200, body: totals })
  await open()
  await more()
  await more()
  await submit()
  await eventually(() => expect(quantity()).toBe('3'))
  await submit()
  await eventually(() => expect(text()).toContain('Total before'))
  expect(sent).toMatchObject([{ version: 'v1' }, { version: 'v2', lines: [{ quantity: 3 }] }])
})

test('[WIN-06] [WIN-07] a refusal stands at its line, and a store that is away keeps what was chosen', async () => {
  answers(
    refused('out_of_stock', { 'lines.0.quantity': 'The store has fewer of this' }),
    refused('store_away'),
  )
  await open()
  await more()
  await submit()
  await eventually(() =>
    expect(element('.account-edit-line').textContent).toContain('The store has fewer of this'),
  )
  await submit()
  await eventually(() => expect(text()).toContain('Refused: store_away.'))
  expect(quantity()).toBe('2')
})

test('[WIN-02] where nothing is paid yet, the new total is paid at the door', async () => {
  answers({ status: 200, body: { ...totals, due: null } })
  await open()
  await more()
  await submit()
  await eventually(() => expect(text()).toContain('You pay ₹3,870.00 at the door.'))
})
