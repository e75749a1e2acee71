import { useEffect, useState } from 'react'
import type { MerchantView } from '#contract/merchant-views/shapes.ts'
import { adminApi } from '#web/client/api/admin-api.ts'

const grouped = new Intl.NumberFormat('en-GB')

/** Asked for once the page stands, and again when the views are others: no list waits for its counts. */
export function useViewCounts(views: readonly MerchantView[]): ReadonlyMap<string, string> {
  const [known, setKnown] = useState<ReadonlyMap<string, string>>(new Map())
  const which = views.map((view) => `${view.id} ${view.search} ${view.state}`).join('\n')
  useEffect(() => {
    if (which === '') return undefined
    let isWanted = true
    const ask = async () => {
      const outcome = await adminApi('adminViewCounts', {})
      if (!isWanted || !outcome.ok) return
      const texts = outcome.data.counts.map(
        ({ id, total, is_more }) => [id, `${grouped.format(total)}${is_more ? '+' : ''}`] as const,
      )
      setKnown(new Map(texts))
    }
    void ask()
    return () => {
      isWanted = false
    }
  }, [which])
  return known
}
