import { Activity, createContext, type ReactNode, use, useDeferredValue } from 'react'
import type { Move } from '../frame/demo-address.ts'

/** How a screen stands: drawn ahead and not seen, or what led to it. */
export const ScreenStand = createContext<'ahead' | Move['kind']>('opened')

/**
 * What lies at the foot of a screen: shown in the picture after the first, so that the first comes at once. Whoever
 * returns finds all of it, because they return to the place where they left it.
 */
export function Later({ children }: { children: ReactNode }) {
  const stand = use(ScreenStand)
  const isNext = useDeferredValue(stand !== 'ahead', false)
  return <Activity mode={stand === 'returned' || isNext ? 'visible' : 'hidden'}>{children}</Activity>
}
