import { useEffect, useState } from 'react'
import { orderChangesPanel as copy } from '#content/portal/order-window.ts'
import type { OrderChange, OrderWindowRow } from '#contract/account/window-settings-shapes.ts'
import { merchantApi } from '#web/client/api/merchant-api.ts'
import { useToast } from '#web/kit/overlays/toast.tsx'

export interface OrderChanges {
  windows: readonly OrderWindowRow[]
  on_hold: number
  changes: readonly OrderChange[]
  next: string | null
}

const lookEveryMs = 5_000

/** Looks again every few seconds, while windows are offered and the page is seen. Older pages that were fetched stay below. */
export function useOrderChanges(first: OrderChanges, isOn: boolean) {
  const toast = useToast()
  const [newest, setNewest] = useState(first)
  const [older, setOlder] = useState<Pick<OrderChanges, 'changes' | 'next'>>()
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    if (!isOn) return
    const look = async () => {
      if (document.hidden) return
      const answer = await merchantApi('orderChanges', {})
      if (answer.ok) setNewest(answer.data.data)
    }
    const timer = setInterval(() => void look(), lookEveryMs)
    return () => clearInterval(timer)
  }, [isOn])
  const next = older ? older.next : newest.next
  const more = async () => {
    setBusy(true)
    const answer = await merchantApi('orderChanges', { cursor: next ?? '' })
    setBusy(false)
    if (!answer.ok) return toast({ status: 'error', title: copy.changes.older, message: copy.noAnswer })
    const { data } = answer.data
    setOlder({ changes: [...(older?.changes ?? []), ...data.changes], next: data.next })
  }
  const ids = new Set(newest.changes.map(({ id }) => id))
  const below = older?.changes.filter(({ id }) => !ids.has(id)) ?? []
  const { windows, on_hold: onHold } = newest
  return { windows, onHold, changes: [...newest.changes, ...below], next, isBusy, more }
}
