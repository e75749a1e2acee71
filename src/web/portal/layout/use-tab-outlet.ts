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
  /** The outlet that is being switched to. The address changes a little later; until then it is ignored. */
  const bound = useRef<string>(undefined)

  /** Writes the outlet into the address, which loads the page's data again. */
  const say = useCallback(
    async (id: string | undefined) =>
      navigate({ search: searchWith(id), hash: location.hash }, { replace: true, preventScrollReset: true }),
    [navigate],
  )

  const move = useCallback(
    async (outletId: string, isQuiet = false) => {
      const before = readTabOutlet()
      const isListed = outlets.some(({ id }) => id === outletId)
      bound.current = outletId
      const switching = switchOutlet(outletId, isListed)
      // The page's data is requested at once, not after the answer to the switch.
      if (isListed) await say(outletId)
      const refusal = await switching
      if (bound.current !== outletId) return
      if (refusal) {
        bound.current = undefined
        toast({ status: 'error', ...refusal })
        return say(before)
      }
      if (!isListed) await say(outletId)
      bound.current = undefined
      if (!isQuiet) toast({ status: 'success', ...signInOutcome.loggedIn })
    },
    [outlets, say, toast],
  )

  /** Works in an outlet that the server has just answered with, such as a new one. */
  const enter = useCallback(
    async (view: PortalView) => {
      storePortal(view)
      const entered = readTabOutlet()
      bound.current = entered
      await say(entered)
      if (bound.current === entered) bound.current = undefined
    },
    [say],
  )

  useEffect(() => {
    if (bound.current) return
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
