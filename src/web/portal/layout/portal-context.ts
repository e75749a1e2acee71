import { createContext, useContext } from 'react'
import type { OpenTask } from '#content/portal/portal.ts'
import type { Permission } from '#contract/people/roles.ts'
import type { OutletName } from '#contract/portal/shapes.ts'
import type { PortalView } from '#web/client/session/session.ts'

export interface Portal {
  /** The merchant's outlets that can be worked in, and the one of this tab. */
  outlets: readonly OutletName[]
  outlet: OutletName | undefined
  /** The tasks that the frame shows above the page. */
  openTasks: readonly OpenTask[]
  /** Whether the role allows it. The server checks again; here it decides what is shown. */
  may(permission: Permission): boolean
  /** Works in another outlet from now on, in this tab. */
  switchTo(outletId: string): Promise<void>
  /** Works in the first outlet of what the server has just answered. */
  enter(view: PortalView): Promise<void>
  /** Opens the dialog that adds an outlet. */
  addOutlet(): void
}

export const PortalContext = createContext<Portal | undefined>(undefined)

export function usePortal(): Portal {
  const portal = useContext(PortalContext)
  if (!portal) throw new Error('usePortal works inside the portal frame.')
  return portal
}
