import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react'
import type { OpenTask } from '#content/portal/portal.ts'
import { mayDo, type Role } from '#contract/people/roles.ts'
import type { OutletName } from '#contract/portal/shapes.ts'
import { keepCurrency } from '#web/client/session/session.ts'
import { RegionContext, type UiRegion } from '#web/kit/data/region.ts'
import { type Portal, PortalContext } from './portal-context.ts'
import { useTabOutlet } from './use-tab-outlet.ts'

/** Loaded when it is first opened; from then on it keeps what was typed. */
const AddOutletDialog = lazy(async () => ({
  default: (await import('./add-outlet-dialog.tsx')).AddOutletDialog,
}))

export interface PortalProviderProps {
  outlets: readonly OutletName[]
  /** The outlet that the server rendered the page for. */
  serverOutletId: string | undefined
  role: Role | null
  openTasks: readonly OpenTask[]
  /** How this company writes dates and sums. */
  region: UiRegion
}

/** Tells every page of the portal which outlet this tab works in and what the role may do there. */
export function PortalProvider({
  outlets,
  serverOutletId,
  role,
  openTasks,
  region,
  children,
}: PortalProviderProps & { children: ReactNode }) {
  const { outlet, switchTo, enter } = useTabOutlet(outlets, serverOutletId)
  const [isAdding, setAdding] = useState<boolean>()
  const portal = useMemo<Portal>(
    () => ({
      outlets,
      outlet,
      switchTo: (outletId) => switchTo(outletId),
      enter,
      openTasks,
      may: (permission) => mayDo(role, permission),
      addOutlet: () => setAdding(true),
    }),
    [outlets, outlet, role, openTasks, switchTo, enter],
  )
  useEffect(() => keepCurrency(region.currencySymbol), [region.currencySymbol])
  return (
    <RegionContext value={region}>
      <PortalContext value={portal}>
        {children}
        {isAdding !== undefined && (
          <Suspense>
            <AddOutletDialog open={isAdding} onClose={() => setAdding(false)} />
          </Suspense>
        )}
      </PortalContext>
    </RegionContext>
  )
}
