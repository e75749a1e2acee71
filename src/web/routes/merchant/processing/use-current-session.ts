import { useEffect } from 'react'
import type { SetupView } from '#contract/setup.ts'
import { callSignedIn } from '#web/browser/call-signed-in.ts'
import { activeOutlet, readSession, storeSession } from '#web/browser/session.ts'

/** Once all is set up, what this browser has stored names the outlet and the module as well. */
export function useCurrentSession({ next, app, outlet_id }: SetupView): void {
  useEffect(() => {
    const stored = readSession()
    if (next !== 'done' || !outlet_id || !stored) return
    const { permissions, token } = stored
    const isCurrent = activeOutlet(permissions)?.id === outlet_id && permissions.installedApps.includes(app)
    if (isCurrent) return
    const request = { name: 'outletChange', method: 'post', path: '/outletChange' } as const
    void callSignedIn(request, { outlet_id }).then(
      (outcome) => outcome.ok && storeSession({ ...outcome.data.data, token: readSession()?.token ?? token }),
    )
  }, [next, app, outlet_id])
}
