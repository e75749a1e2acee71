import { createContext, use, useSyncExternalStore } from 'react'
import type { ThemeName } from '#content/account/screens.ts'
import type { ShopBrand } from '#contract/demo/shop-brand.ts'
import { refusalOf } from '#shop-model/apply-action.ts'
import type { DemoAction, Refusal } from '#shop-model/actions.ts'
import type { DemoState } from '#shop-model/state.ts'

/** Where the account's state comes from: the demo's store, or a fixed state for a picture. */
export interface AccountStore {
  read: () => { state: DemoState }
  /** The shop's time in whole seconds. */
  readTime: () => number
  subscribe: (listener: () => void) => () => void
  /** Runs the action and returns the reason if it was refused. */
  dispatch: (action: DemoAction) => Refusal | undefined
}

export interface AccountContextValue {
  store: AccountStore
  theme: ThemeName
  brand: ShopBrand
  /** The address of a screen, with the current query. */
  href: (screen?: string) => string
  /** In a picture nothing can be followed, and headings are not those of the page around it. */
  isPicture?: boolean
}

export const AccountContext = createContext<AccountContextValue | undefined>(undefined)

export function useAccountContext(): AccountContextValue {
  const value = use(AccountContext)
  if (!value) throw new Error('This component needs an AccountContext.')
  return value
}

export interface Account extends Pick<AccountContextValue, 'theme' | 'href'> {
  state: DemoState
  dispatch: AccountStore['dispatch']
  /** Whether an action would be refused, and why. */
  refusalOf: (action: DemoAction) => Refusal | undefined
}

export function useAccount(): Account {
  const { store, theme, href } = useAccountContext()
  const read = () => store.read().state
  const state = useSyncExternalStore(store.subscribe, read, read)
  return {
    state,
    theme,
    href,
    dispatch: store.dispatch,
    refusalOf: (action) => refusalOf(state, action, state.clock.wall),
  }
}

export function useShopTime(): number {
  const { store } = useAccountContext()
  return useSyncExternalStore(store.subscribe, store.readTime, store.readTime)
}
