import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { signInOutcome } from '#content/shared/form-answers.ts'
import type { OutletName } from '#contract/portal/shapes.ts'
import { type PortalView, readSession, storePortal } from '#web/client/session/session.ts'
import { switchOutlet } from '#web/client/session/switch-outlet.ts'
import { keepTabOutlet, readTabOutlet, watchTabOutlet } from '#web/client/session/tab-outlet.ts'
import { useToast } from '#web/kit/overlays/toast.tsx'

const outletParameter = 'outletId'

/**
 * The outlet that this tab works in. The address may name it (`?outletId=`) and does after a switch, so that a
 * refresh and a shared link open the same outlet. `serverOutletId` is the one that the server rendered the page for.
 */
export function useTabOutlet(outlets: readonly OutletName[], serverOutletId: string | undefined) {
  const toast = useToast()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const asked = search.get(outletParameter)
  const tabId = useSyncExternalStore(watchTabOutlet, readTabOutlet, () => serverOutletId)
  const outlet = outlets.find(({ id }) => id === tabId) ?? outlets.find(({ id }) => id === serverOutletId)
  /** The switch that is under way. The address changes a little later; until then it is ignored. */
  const underWay = useRef<symbol>(undefined)

  /** Writes the outlet into the address, which loads the page's data again. */
  const say = useCallback(
    async (id: string | undefined) =>
      navigate({ search: searchWith(id), hash: location.hash }, { replace: true, preventScrollReset: true }),
    [navigate],
  )

  const move = useCallback(
    async (outletId: string, isQuiet = false) => {
      const isListed = outlets.some(({ id }) => id === outletId)
      const own = Symbol()
      underWay.current = own
      const switching = switchOutlet(outletId, isListed)
      // The page's data is requested at once, not after the answer to the switch.
      if (isListed) await say(outletId)
      const refusal = await switching
      if (underWay.current !== own) return
      if (refusal) {
        underWay.current = undefined
        toast({ status: 'error', ...refusal })
        return say(readTabOutlet())
      }
      if (!isListed) await say(outletId)
      underWay.current = undefined
      if (!isQuiet) toast({ status: 'success', ...signInOutcome.loggedIn })
    },
    [outlets, say, toast],
  )

  /** Works in an outlet that the server has just answered with, such as a new one. */
  const enter = useCallback(
    async (view: PortalView) => {
      storePortal(view)
      const own = Symbol()
      underWay.current = own
      await say(readTabOutlet())
      if (underWay.current === own) underWay.current = undefined
    },
    [say],
  )

  useEffect(() => {
    if (underWay.current) return
    // Visitors of the demo store switch nothing: a tab of theirs begins in the outlet that its address names.
    const isVisitor = readSession()?.permissions.showcase === true
    if (isVisitor && !readTabOutlet() && serverOutletId) keepTabOutlet(serverOutletId)
    const own = readTabOutlet()
    if (asked && asked !== own) void move(asked)
    // A tab without a choice keeps the outlet it shows, whatever other tabs do.
    else if (serverOutletId && !own) keepTabOutlet(serverOutletId)
    // Archived, or taken from this merchant meanwhile.
    else if (serverOutletId && !outlets.some(({ id }) => id === own)) void move(serverOutletId, true)
  }, [asked, move, outlets, serverOutletId])

  return { outlet, switchTo: move, enter }
}

function searchWith(outletId: string | undefined): string {
  const search = new URLSearchParams(location.search)
  if (outletId) search.set(outletParameter, outletId)
  else search.delete(outletParameter)
  return search.toString()
}
