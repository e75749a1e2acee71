import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { browserMessages } from '#content/shared/browser-messages.ts'
import type { ModuleSlug } from '#contract/modules/modules.ts'
import type { Problem } from '#contract/problem.ts'
import { merchantApi } from '#web/client/api/merchant-api.ts'
import { storeCurrentApp } from '#web/client/session/session.ts'
import { switchOutlet } from '#web/client/session/switch-outlet.ts'
import { readTabOutlet } from '#web/client/session/tab-outlet.ts'

type Refusal = Pick<Problem, 'title' | 'message'>

/** How the merchant came to a workspace: with a hand-off, which is checked first, or by the session alone. */
type Arrival = { state: 'checking' } | { state: 'open' } | { state: 'refused'; refusal: Refusal }

const handOff = 'xut'

/**
 * Removes the hand-off from the address at once, so that a refresh, Back and a copied link never carry it, then
 * redeems it. Only this effect does: prefetched pages run no effects, and a GET changes nothing.
 */
export function useHandOff(app: ModuleSlug): Arrival {
  const [search, setSearch] = useSearchParams()
  const xut = search.get(handOff)
  const taken = useRef(false)
  const [arrival, setArrival] = useState<Arrival>(xut === null ? { state: 'open' } : { state: 'checking' })

  useEffect(() => {
    if (xut === null || taken.current) return
    taken.current = true
    const clean = new URL(location.href)
    clean.searchParams.delete(handOff)
    history.replaceState(history.state, '', clean)

    const redeemHandOff = async () => {
      const refusal = await redeem(app, xut)
      // The router keeps its own copy of the address; later data is loaded for the hand-off's outlet.
      setSearch(clean.searchParams, { replace: true, preventScrollReset: true })
      setArrival(refusal ? { state: 'refused', refusal } : { state: 'open' })
    }
    void redeemHandOff()
  }, [app, setSearch, xut])

  return arrival
}

/** Undefined if the hand-off was valid and the tab works in its outlet; otherwise the reason. */
async function redeem(app: ModuleSlug, xut: string): Promise<Refusal | undefined> {
  const result = await merchantApi('redeemHandOff', { app, xut })
  if (!result.ok) return result.problem ?? browserMessages.internal
  storeCurrentApp(app)
  const { outlet_id: outletId } = result.data
  return outletId === readTabOutlet() ? undefined : switchOutlet(outletId, true)
}
