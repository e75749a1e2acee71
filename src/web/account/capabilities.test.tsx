import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { seed } from '#shop-model/seed.ts'
import { AccountNav } from './account-nav.tsx'
import type { AccountCapability, AccountState } from './account-state.ts'
import type { AccountStore } from './account-store.ts'
import { playedAccount } from './played-account.ts'
import { Home } from './screens/home/home.tsx'
import { OrderDetails } from './screens/order/order.tsx'
import { AccountContext } from './use-account.ts'

const full = playedAccount(seed(Date.UTC(2026, 10, 16, 4, 0)))

function storeOf(state: AccountState): AccountStore {
  return {
    read: () => state,
    readTime: () => state.now,
    readToast: () => undefined,
    dismissToast: () => {},
    subscribe: () => () => {},
    dispatch: async () => undefined,
    refusalOf: () => undefined,
  }
}

/** The same account at a store with only these capabilities. */
function textsAt(capabilities: readonly AccountCapability[]): string {
  const state: AccountState = { ...full, capabilities: new Set(capabilities), played: undefined }
  const [order] = state.orders
  return renderToStaticMarkup(
    <AccountContext
      value={{
        store: storeOf(state),
        theme: 'elite',
        brand: {},
        shop: 'Tamarind Supply',
        base: '/account',
        href: (screen = '') => `/account/${screen}`,
        isPicture: true,
      }}
    >
      <AccountNav screen="" />
      <Home />
      {order && <OrderDetails order={order} />}
    </AccountContext>,
  )
}

test('[ACC-05] what the source cannot do is not shown, and nothing of the played store is needed', () => {
  const least = textsAt([])
  expect(least).toContain('Order 10482')
  for (const word of ['Wishlist', 'Points', 'Reorder', 'Invoice', 'Edit', 'Profile', 'Security', 'Pay ']) {
    expect(least).not.toContain(word)
  }
})

test('[ACC-05] what it can do is', () => {
  const more = textsAt(['reorder', 'invoice', 'addresses', 'profile', 'security'])
  for (const word of ['Reorder', 'Invoice', 'Addresses', 'Profile', 'Security']) expect(more).toContain(word)
  expect(more).not.toContain('Wishlist')
})
