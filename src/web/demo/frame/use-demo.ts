import { createContext, use, useMemo, useSyncExternalStore } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import type { DemoRateCard } from '#content/demo/rate-card.ts'
import { type ThemeName, themeNames } from '#content/account/screens.ts'
import { shopName } from '#content/shared/example-shop.ts'
import { readBrand, type ShopBrand, writeBrand } from '#contract/demo/shop-brand.ts'
import type { DemoState } from '#shop-model/state.ts'
import type { AccountContextValue } from '#web/account/use-account.ts'
import type { DemoStore, DemoView } from './demo-store.ts'

/** What all components of the demo share. It changes only with the theme and the query, not with the screen. */
export interface DemoContextValue extends AccountContextValue {
  store: DemoStore
  rateCard: DemoRateCard
  /** Brand, frame and region of the rates. */
  query: URLSearchParams
  /** Replaces the query of the current address. */
  setQuery: (query: URLSearchParams) => void
  setBrand: (brand: ShopBrand) => void
}

export const DemoContext = createContext<DemoContextValue | undefined>(undefined)

export const isTheme = (name: string | undefined): name is ThemeName =>
  name !== undefined && name in themeNames

export function useDemoContextValue(store: DemoStore, rateCard: DemoRateCard): DemoContextValue {
  const { theme = '' } = useParams()
  const { search } = useLocation()
  const navigate = useNavigate()
  return useMemo(() => {
    const query = new URLSearchParams(search)
    const setQuery: DemoContextValue['setQuery'] = (next) =>
      void navigate(
        { search: String(next), hash: location.hash },
        { replace: true, preventScrollReset: true },
      )
    const brand = readBrand(query)
    const base = `/demo/${theme}`
    return {
      store,
      rateCard,
      theme: isTheme(theme) ? theme : 'elite',
      query,
      setQuery,
      brand,
      shop: brand.name ?? shopName,
      setBrand: (next) => setQuery(writeBrand(query, next)),
      base,
      href: (screen = '') => `${base}${screen && `/${screen}`}${search}`,
    }
  }, [store, rateCard, theme, search, navigate])
}

export function useDemoContext(): DemoContextValue {
  const value = use(DemoContext)
  if (!value) throw new Error('This component needs a DemoContext.')
  return value
}

/** Selects one value of the store's view; the component renders again only when that value changes. */
export function useDemoView<Part>(select: (view: DemoView) => Part): Part {
  const { store } = useDemoContext()
  const read = () => select(store.readView())
  return useSyncExternalStore(store.subscribe, read, read)
}

export const stateOf = ({ state }: DemoView): DemoState => state
