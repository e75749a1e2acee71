import { useState } from 'react'
import { browserMessages } from '#content/shared/browser-messages.ts'
import { useToast } from '#web/kit/overlays/toast.tsx'
import { connectStore } from './connect-store.ts'

/** Leads to the store's own approval at once. */
export function useConnectStore(shop: string) {
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const connect = async () => {
    setBusy(true)
    const result = await connectStore(shop, 'infiniti')
    if (result.ok) return location.assign(result.data.url)
    setBusy(false)
    toast({ status: 'error', ...(result.problem ?? browserMessages.unavailable) })
  }
  return { busy, connect }
}
