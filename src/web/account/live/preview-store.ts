import type { OrderSummary } from '#contract/account/order-shapes.ts'
import { playedAccount } from '#web/account/played-account.ts'
import { seed } from '#shop-model/seed.ts'
import type { AccountState } from '../account-state.ts'
import type { AccountStore } from '../account-store.ts'
import { summaryOf } from './live-account.ts'

/** A still account with these orders, or with those of the demo where a store has none yet. */
export function previewStore(orders: readonly OrderSummary[], name: string): AccountStore {
  const state = previewState(orders, name)
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

function previewState(orders: readonly OrderSummary[], name: string): AccountState {
  const [newest] = orders
  const now = newest ? Date.parse(newest.placed_at) : Date.UTC(2026, 0, 6, 9)
  const example = playedAccount(seed(now))
  return {
    ...example,
    played: undefined,
    currency: newest?.total.currency ?? example.currency,
    capabilities: new Set(['invoice', 'profile', 'addresses', 'security']),
    orders: newest ? orders.map(summaryOf) : example.orders.slice(1, 3),
    profile: { ...example.profile, firstName: newest ? name : example.profile.firstName },
  }
}
