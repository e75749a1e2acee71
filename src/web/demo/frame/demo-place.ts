import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { readBrand, type ShopBrand, writeBrand } from '#contract/demo/shop-brand.ts'
import { DemoAddress, hrefOf, type ThemeName } from './demo-address.ts'
import type { DemoStore } from './demo-store.ts'

/** What all parts of one demo share. It stays the same from screen to screen, so that no part is drawn for that alone. */
export interface DemoPlace {
  store: DemoStore
  address: DemoAddress
  theme: ThemeName
  /** What the address says besides the screen: brand, frame, rates. */
  query: URLSearchParams
  change: (write: (query: URLSearchParams) => URLSearchParams) => void
  brand: ShopBrand
  setBrand: (brand: ShopBrand) => void
  href: (screen?: string) => string
}

export function useNewPlace(store: DemoStore): DemoPlace {
  const address = useNewAddress()
  const theme = useSyncExternalStore(
    address.subscribe,
    () => address.read().theme,
    () => address.read().theme,
  )
  const search = useSyncExternalStore(
    address.subscribe,
    () => address.read().search,
    () => address.read().search,
  )
  return useMemo(() => {
    const query = new URLSearchParams(search)
    const change: DemoPlace['change'] = (write) => {
      const next = write(new URLSearchParams(address.read().search))
      address.change(next.size > 0 ? `?${next}` : '')
    }
    return {
      store,
      address,
      theme,
      query,
      change,
      brand: readBrand(query),
      setBrand: (next) => change((before) => writeBrand(before, next)),
      href: (screen = '') => hrefOf({ theme, screen, search, hash: '' }),
    }
  }, [store, address, theme, search])
}

function useNewAddress(): DemoAddress {
  const start = useLocation()
  const [address] = useState(() => new DemoAddress(start))
  useEffect(() => address.listen(), [address])
  return address
}
