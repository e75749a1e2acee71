import { useCallback, useEffect, useState } from 'react'
import type { AdminSlot } from '#contract/bookings/admin-shapes.ts'
import { adminApi } from '#web/client/api/admin-api.ts'

export type AdminSlots = { status: 'loading' | 'failed' } | { status: 'ready'; slots: AdminSlot[] }

/** Every start ahead and who is free for it. */
export function useAdminSlots() {
  const [state, setState] = useState<AdminSlots>({ status: 'loading' })
  const load = useCallback(async () => {
    const outcome = await adminApi('adminSlots', {})
    setState(outcome.ok ? { status: 'ready', slots: outcome.data.slots } : { status: 'failed' })
  }, [])
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the state is set when the server has answered
    void load()
  }, [load])
  return { state, again: () => void load() }
}
