import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { readBrand, type ShopBrand, writeBrand } from '#contract/shop-brand.ts'

/** The brand in the address. A change takes the place of the entry, so that Back leaves the screen and not a letter. */
export function useBrand() {
  const [query, setQuery] = useSearchParams()
  const brand = useMemo(() => readBrand(query), [query])
  const setBrand = useCallback(
    (next: ShopBrand) =>
      setQuery((before) => writeBrand(before, next), { replace: true, preventScrollReset: true }),
    [setQuery],
  )
  return { brand, setBrand }
}
