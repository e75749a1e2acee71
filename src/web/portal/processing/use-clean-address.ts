import { useEffect } from 'react'
import { useSearchParams } from 'react-router'

/** What the way back from Shopify brought along is said once: a refresh does not say it again. */
export function useCleanAddress(): void {
  const [query, setQuery] = useSearchParams()
  const isSaid = query.has('refused') || query.has('connected')
  useEffect(() => {
    if (!isSaid) return
    setQuery(
      (kept) => {
        kept.delete('refused')
        kept.delete('connected')
        return kept
      },
      { replace: true, preventScrollReset: true },
    )
  }, [isSaid, setQuery])
}
