import { useEffect } from 'react'
import { useSearchParams } from 'react-router'

/** Removes the result of the Shopify grant from the address, so that a refresh does not show it again. */
export function useCleanAddress(): void {
  const [query, setQuery] = useSearchParams()
  const hasResult = query.has('refused') || query.has('connected')
  useEffect(() => {
    if (!hasResult) return
    setQuery(
      (kept) => {
        kept.delete('refused')
        kept.delete('connected')
        return kept
      },
      { replace: true, preventScrollReset: true },
    )
  }, [hasResult, setQuery])
}
