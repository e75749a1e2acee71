import { useCallback, useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { adminApi } from '#web/client/api/admin-api.ts'

/** The server believes in a hold for some minutes; a sign of life this often is enough. */
const renewEvery = 45_000
const lookEvery = 15_000
/** A page that nobody touches does not keep a session awake. */
const patience = 10 * 60_000

/**
 * Shows colleagues that somebody writes here, and shows whoever writes here a colleague who does. The page is read
 * anew when the lead has changed meanwhile.
 */
export function useLeadLock(id: string, revision: number, known: string | undefined) {
  const { revalidate } = useRevalidator()
  const [seen, setSeen] = useState<{ holder: string }>()
  const heldAt = useRef(-Infinity)
  const touchedAt = useRef(0)

  const ask = useCallback(
    async (act: 'look' | 'lock' | 'take' | 'release') => {
      const outcome = await adminApi('adminLeadLock', { id, act })
      if (!outcome.ok) return
      setSeen({ holder: outcome.data.holder })
      if (act === 'lock' && outcome.data.holder) heldAt.current = -Infinity
      if (outcome.data.revision !== revision) await revalidate()
    },
    [id, revision, revalidate],
  )

  /** With every keystroke; asks once in a while. */
  const typing = () => {
    touchedAt.current = performance.now()
    if (performance.now() - heldAt.current < renewEvery) return
    heldAt.current = performance.now()
    void ask('lock')
  }
  const release = useCallback(() => {
    if (heldAt.current === -Infinity) return
    heldAt.current = -Infinity
    void adminApi('adminLeadLock', { id, act: 'release' })
  }, [id])
  const take = async () => {
    heldAt.current = performance.now()
    await ask('take')
  }

  useEffect(() => {
    touchedAt.current = performance.now()
    const timer = setInterval(() => {
      const isAwake = performance.now() - touchedAt.current < patience
      if (isAwake && document.visibilityState === 'visible') void ask('look')
    }, lookEvery)
    return () => clearInterval(timer)
  }, [ask])

  useEffect(() => release, [release])

  return { holder: (seen ? seen.holder : known) || undefined, typing, take, release }
}
