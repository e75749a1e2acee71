import type { OrderSummary } from '#contract/account/order-shapes.ts'
import { playedAccount } from '#web/account/played-account.ts'
import { seed } from '#shop-model/seed.ts'
import type { AccountState } from '../account-state.ts'
import type { AccountStore } from '../account-store.ts'
import { summaryOf } from './live-account.ts'

interface Previewed {
  orders: readonly OrderSummary[]
  /** When they were read. */
  now: number
}

/** A read-only account with these orders, or with the demo's if the store has none yet. */
export function previewStore(previewed: Previewed): AccountStore {
  const state = previewState(previewed)
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

function previewState({ orders, now }: Previewed): AccountState {
  const [newest] = orders
  const example = playedAccount(seed(now))
  return {
    ...example,
    played: undefined,
    currency: newest?.total.currency ?? example.currency,
    capabilities: new Set(['invoice', 'profile', 'addresses', 'security']),
    orders: newest ? orders.map(summaryOf) : example.orders.slice(1, 3),
    // A preview reads no customer's name.
    profile: { ...example.profile, firstName: newest ? '' : example.profile.firstName },
  }
}
