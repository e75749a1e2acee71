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

/** How somebody came to a workspace: with a hand-off, which is looked at first, or by their session alone. */
type Arrival = { state: 'checking' } | { state: 'open' } | { state: 'refused'; refusal: Refusal }

const handOff = 'xut'

/**
 * Takes the hand-off out of the address at once, so that refresh, Back and a copied link never carry it, and then
 * uses it up. Only this does: a page that is fetched ahead runs no effect, and a GET changes nothing.
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
      // The router has its own memory of the address; what follows is loaded for the outlet of the hand-off.
      setSearch(clean.searchParams, { replace: true, preventScrollReset: true })
      setArrival(refusal ? { state: 'refused', refusal } : { state: 'open' })
    }
    void redeemHandOff()
  }, [app, setSearch, xut])

  return arrival
}

/** Nothing, when the hand-off was good and the tab works in its outlet; else why not. */
async function redeem(app: ModuleSlug, xut: string): Promise<Refusal | undefined> {
  const result = await merchantApi('redeemHandOff', { app, xut })
  if (!result.ok) return result.problem ?? browserMessages.internal
  storeCurrentApp(app)
  const { outlet_id: outletId } = result.data
  return outletId === readTabOutlet() ? undefined : switchOutlet(outletId, true)
}
