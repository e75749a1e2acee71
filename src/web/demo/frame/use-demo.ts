import { createContext, use, useSyncExternalStore } from 'react'
import { refusalOf } from '#shop-model/act.ts'
import type { DemoAction, Refusal } from '#shop-model/actions.ts'
import type { DemoState } from '#shop-model/state.ts'
import type { Address, ThemeName } from './demo-address.ts'
import type { DemoPlace } from './demo-place.ts'
import type { DemoView } from './demo-store.ts'

export const DemoContext = createContext<DemoPlace | undefined>(undefined)

/** Where one is and what can be done there: for parts that show nothing of the account's state. */
export function useDemoPlace(): DemoPlace {
  const found = use(DemoContext)
  if (!found) throw new Error('This part of the demo stands outside of it.')
  return found
}

/** One thing of the whole view; whoever shows it is drawn anew only when it has changed. */
export function useDemoView<Part>(select: (view: DemoView) => Part): Part {
  const { store } = useDemoPlace()
  const read = () => select(store.read())
  return useSyncExternalStore(store.subscribe, read, read)
}

export const stateOf = ({ state }: DemoView): DemoState => state

export interface Demo {
  state: DemoState
  /** Does it, keeps it, says it. Hands back why not, if it was refused. */
  act: (action: DemoAction) => Refusal | undefined
  /** Whether it would be refused, and why: for what a screen shows or leaves out. */
  refusalOf: (action: DemoAction) => Refusal | undefined
  theme: ThemeName
  /** The address of a screen in this theme, with the brand and the frame as they are. */
  href: (screen?: string) => string
  /** Opens such an address. */
  open: (address: string) => void
}

export function useDemo(): Demo {
  const { store, theme, href, address } = useDemoPlace()
  const state = useDemoView(stateOf)
  return {
    state,
    theme,
    href,
    open: address.open,
    act: store.act,
    // Asked of the last known moment: the window's own clock decides the rest.
    refusalOf: (action) => refusalOf(state, action, state.clock.wall),
  }
}

/** The shop's time, going on by whole seconds. */
export function useShopTime(): number {
  const { store } = useDemoPlace()
  return useSyncExternalStore(store.subscribe, store.readTime, store.readTime)
}

export function useAddress(): Address {
  const { address } = useDemoPlace()
  return useSyncExternalStore(address.subscribe, address.read, address.read)
}

/** The screen of the address: `orders/10482`; the home screen has none. */
export function useScreen(): string {
  const { address } = useDemoPlace()
  const read = () => address.read().screen
  return useSyncExternalStore(address.subscribe, read, read)
}
