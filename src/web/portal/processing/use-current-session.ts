import { useEffect } from 'react'
import type { SetupView } from '#contract/setup/shapes.ts'
import { activeOutlet, readSession } from '#web/client/session/session.ts'
import { switchOutlet } from '#web/client/session/switch-outlet.ts'

/** Once all is set up, what this browser has stored names the outlet and the module as well. */
export function useCurrentSession({ next, app, outlet_id }: SetupView): void {
  useEffect(() => {
    const stored = readSession()
    if (next !== 'done' || !outlet_id || !stored) return
    const { permissions } = stored
    const isCurrent = activeOutlet(permissions)?.id === outlet_id && permissions.installedApps.includes(app)
    if (!isCurrent) void switchOutlet(outlet_id, true)
  }, [next, app, outlet_id])
}
