import { createContext, use, useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router'
import { refusalOf } from '#live-demo/act.ts'
import type { DemoAction, Refusal } from '#live-demo/actions.ts'
import type { DemoState } from '#live-demo/state.ts'
import type { DemoStore, DemoView } from './demo-store.ts'

export type ThemeName = 'elite' | 'armani' | 'e-commerce'

export const DemoContext = createContext<{ store: DemoStore; theme: ThemeName } | undefined>(undefined)

function useStore() {
  const found = use(DemoContext)
  if (!found) throw new Error('This part of the demo stands outside of it.')
  return found
}

/** The whole view: for the shell. Screens use `useDemo`. */
export function useDemoView(): DemoView {
  const { store } = useStore()
  return useSyncExternalStore(store.subscribe, store.read, store.read)
}

export interface Demo {
  state: DemoState
  /** Does it, keeps it, says it. Hands back why not, if it was refused. */
  act: (action: DemoAction) => Refusal | undefined
  /** Whether it would be refused, and why: for what a screen shows or leaves out. */
  refusalOf: (action: DemoAction) => Refusal | undefined
  theme: ThemeName
  /** The address of a screen in this theme, with the brand and the frame as they are. */
  href: (screen?: string) => string
}

export function useDemo(): Demo {
  const { store, theme } = useStore()
  const { state } = useDemoView()
  const href = useScreenHref(theme)
  return {
    state,
    theme,
    href,
    act: store.act,
    // Asked of the last known moment: the window's own clock decides the rest.
    refusalOf: (action) => refusalOf(state, action, state.clock.wall),
  }
}

export function useScreenHref(theme: ThemeName): (screen?: string) => string {
  const [query] = useSearchParams()
  const search = query.size > 0 ? `?${query}` : ''
  return (screen = '') => `/demo/${theme}${screen && `/${screen}`}${search}`
}

/** The shop's time, going on by whole seconds. */
export function useShopTime(): number {
  const { store } = useStore()
  return useSyncExternalStore(store.subscribe, store.readTime, store.readTime)
}
