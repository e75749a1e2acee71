import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { useRevalidator, useSearchParams } from 'react-router'
import { signInOutcome } from '#content/messages.ts'
import type { OutletName } from '#domain/portal/view-portal.ts'
import { watchSession } from '#web/browser/session.ts'
import { switchOutlet } from '#web/browser/switch-outlet.ts'
import { keepTabOutlet, readTabOutlet } from '#web/browser/tab-outlet.ts'
import { useToast } from '#web/ui/toast.tsx'

export const outletParameter = 'outletId'

/**
 * Which outlet this tab works in. The address may say so (`?outletId=`), and says so after a switch: then a refresh
 * and a shared link find the same outlet. `servedId` is the one that the server has drawn the page for.
 */
export function useTabOutlet(outlets: readonly OutletName[], servedId: string | undefined) {
  const toast = useToast()
  const { revalidate } = useRevalidator()
  const [search, setSearch] = useSearchParams()
  const asked = search.get(outletParameter)
  const tabId = useSyncExternalStore(watchSession, readTabOutlet, () => servedId)
  const outlet = outlets.find(({ id }) => id === tabId) ?? outlets.find(({ id }) => id === servedId)

  const switchTo = useCallback(
    async (outletId: string) => {
      const say = (id: string | undefined) =>
        setSearch((now) => withOutlet(now, id), { replace: true, preventScrollReset: true })
      const switching = switchOutlet(outletId)
      // What the page shows is asked for at once, not after the answer to the switch.
      say(outletId)
      const refusal = await switching
      if (refusal) {
        toast({ status: 'error', title: refusal.title, message: refusal.message })
        return say(undefined)
      }
      toast({ status: 'success', ...signInOutcome.loggedIn })
      await revalidate()
    },
    [setSearch, revalidate, toast],
  )

  useEffect(() => {
    const own = readTabOutlet()
    if (asked && asked !== own) return void switchTo(asked)
    if (!servedId) return undefined
    // A tab that has chosen none keeps the one it shows, whatever other tabs do.
    if (!own) return keepTabOutlet(servedId)
    // Put away or taken from this merchant meanwhile: what is stored is renewed.
    if (!outlets.some(({ id }) => id === own)) void switchOutlet(servedId).then(revalidate)
    return undefined
  }, [asked, outlets, revalidate, servedId, switchTo])

  return { outlet, switchTo }
}

function withOutlet(search: URLSearchParams, outletId: string | undefined): URLSearchParams {
  const changed = new URLSearchParams(search)
  if (outletId) changed.set(outletParameter, outletId)
  else changed.delete(outletParameter)
  return changed
}
