import { type ReactNode, useMemo } from 'react'
import { mayDo, type Role } from '#contract/roles.ts'
import type { OutletName } from '#domain/portal/view-portal.ts'
import { PortalContext } from './portal-context.ts'
import { useTabOutlet } from './use-tab-outlet.ts'

export interface PortalProviderProps {
  outlets: readonly OutletName[]
  /** The outlet that the server has drawn the page for. */
  servedId: string | undefined
  role: Role | null
}

/** Tells every page of the portal which outlet this tab works in and what the role may do there. */
export function PortalProvider({
  outlets,
  servedId,
  role,
  children,
}: PortalProviderProps & { children: ReactNode }) {
  const { outlet, switchTo } = useTabOutlet(outlets, servedId)
  const portal = useMemo(
    () => ({
      outlets,
      outlet,
      switchTo,
      may: (permission: Parameters<typeof mayDo>[1]) => mayDo(role, permission),
    }),
    [outlets, outlet, role, switchTo],
  )
  return <PortalContext value={portal}>{children}</PortalContext>
}
