import { createContext, use, useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { type AccountFormat, formatFor } from '#content/account/format.ts'
import type { ThemeName } from '#content/account/screens.ts'
import type { ShopBrand } from '#contract/demo/shop-brand.ts'
import type { DemoState } from '#shop-model/state.ts'
import type { AccountCapability, AccountPart, AccountState, PartState } from './account-state.ts'
import type { AccountAction, AccountRefusal, AccountStore } from './account-store.ts'

export interface AccountContextValue {
  store: AccountStore
  theme: ThemeName
  brand: ShopBrand
  /** What the store is called. */
  shop: string
  /** The base address of the screens: `/account`. */
  base: string
  /** The address of a screen, with the current query. */
  href: (screen?: string) => string
  /** In dark windows the account is dark. The demo and pictures stay light. */
  followsScheme?: boolean
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
  state: AccountState
  format: AccountFormat
  has: (capability: AccountCapability) => boolean
  /** The reason if the source knows beforehand that it would refuse. */
  refusalOf: AccountStore['refusalOf']
}

export function useAccount(): Account {
  const { store, theme, href } = useAccountContext()
  const state = useSyncExternalStore(store.subscribe, store.read, store.read)
  return {
    state,
    format: formatFor(state),
    has: (capability) => state.capabilities.has(capability),
    theme,
    href,
    refusalOf: store.refusalOf,
  }
}

/** One value of the state; the component renders again only when that value changes. */
export function useAccountPart<Part>(select: (state: AccountState) => Part): Part {
  const { store } = useAccountContext()
  const read = () => select(store.read())
  return useSyncExternalStore(store.subscribe, read, read)
}

/** Asks the source for what a screen needs, and returns how far that is. */
export function usePart(part: AccountPart | undefined): PartState {
  const { store } = useAccountContext()
  const { parts } = useAccount().state
  useEffect(() => {
    if (part) store.need?.(part)
  }, [store, part])
  return part && parts ? (parts.get(part) ?? 'waiting') : 'ready'
}

/** The store in the tab. Only for screens and parts behind a capability that no real store has yet. */
export function usePlayed(): DemoState {
  const { played } = useAccount().state
  if (!played) throw new Error('This screen needs the played store.')
  return played
}

export function useShopTime(): number {
  const { store } = useAccountContext()
  return useSyncExternalStore(store.subscribe, store.readTime, store.readTime)
}

/** The part of the address below the base: `orders/10482`. Empty on the home screen. */
export function useScreen(): string {
  const { base } = useAccountContext()
  return useLocation().pathname.slice(base.length).split('/').filter(Boolean).join('/')
}

export interface AccountActing {
  /** Does nothing while the previous action is under way. */
  act: (action: AccountAction, onDone?: () => void) => void
  isBusy: boolean
  /** Why the last action was refused. */
  refusal: AccountRefusal | undefined
  forget: () => void
}

/** One action at a time, with what a form or a button shows meanwhile and afterwards. */
export function useAct(): AccountActing {
  const { store } = useAccountContext()
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<AccountRefusal>()
  const run = async (action: AccountAction, onDone?: () => void) => {
    setBusy(true)
    const refused = await store.dispatch(action)
    setBusy(false)
    setRefusal(refused)
    if (!refused) onDone?.()
  }
  return {
    act: (action, onDone) => {
      if (!isBusy) void run(action, onDone)
    },
    isBusy,
    refusal,
    forget: () => setRefusal(undefined),
  }
}
