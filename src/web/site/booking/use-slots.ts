import { useCallback, useEffect, useState } from 'react'
import { api } from '#web/client/api/api.ts'
import type { Slots } from '#web/kit/slot-picker/slots.ts'

interface SlotsWanted {
  /** Whose own reservation counts as free. */
  lead?: string
  /** Only hosts with a meeting address. */
  video?: boolean
}

/** The free times. Loaded again when the page becomes visible. */
export function useSlots({ lead = '', video = false }: SlotsWanted) {
  const [state, setState] = useState<Slots>({ status: 'loading' })

  const load = useCallback(async () => {
    const outcome = await api('slotCheck', { lead, ...(video && { video }) })
    // Keep the calendar if a later load fails.
    setState((before) =>
      outcome.ok
        ? { status: 'ready', slots: outcome.data.slots }
        : before.status === 'ready'
          ? before
          : { status: 'failed' },
    )
  }, [lead, video])

  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the state is set when the server has answered
    void load()
    const look = () => document.visibilityState === 'visible' && void load()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [load])

  const again = () => {
    setState({ status: 'loading' })
    void load()
  }
  return { state, load, again }
}
