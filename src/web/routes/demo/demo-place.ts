import { useMemo } from 'react'
import { type SetURLSearchParams, useNavigate, useSearchParams } from 'react-router'
import { readBrand, type ShopBrand, writeBrand } from '#contract/shop-brand.ts'
import type { DemoStore } from './demo-store.ts'

export type ThemeName = 'elite' | 'armani' | 'e-commerce'

/** What all parts of one demo share. It stays the same from screen to screen, so that no part is drawn for that alone. */
export interface DemoPlace {
  store: DemoStore
  theme: ThemeName
  /** What the address says besides the screen: brand, frame, rates. */
  query: URLSearchParams
  /** Takes the place of the entry, so that Back leaves the screen and not a letter. */
  change: (write: (query: URLSearchParams) => URLSearchParams) => void
  brand: ShopBrand
  setBrand: (brand: ShopBrand) => void
  href: (screen?: string) => string
  /** Opens an address of `href`. */
  open: (address: string) => void
}

export function useNewPlace(store: DemoStore, theme: ThemeName): DemoPlace {
  const [query, setQuery] = useSearchParams()
  const navigate = useNavigate()
  return useMemo(() => {
    const search = query.size > 0 ? `?${query}` : ''
    const change = changeBy(setQuery)
    return {
      store,
      theme,
      query,
      change,
      brand: readBrand(query),
      setBrand: (next) => change((before) => writeBrand(before, next)),
      href: (screen = '') => `/demo/${theme}${screen && `/${screen}`}${search}`,
      open: (address) => void navigate(address, { replace: address === location.pathname + location.search }),
    }
  }, [store, theme, query, setQuery, navigate])
}

const changeBy =
  (setQuery: SetURLSearchParams): DemoPlace['change'] =>
  (write) =>
    setQuery((before) => write(new URLSearchParams(before)), { replace: true, preventScrollReset: true })
