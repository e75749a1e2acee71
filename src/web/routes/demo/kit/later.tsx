import { Activity, createContext, type ReactNode, use, useDeferredValue } from 'react'

/**
 * How a screen stands: drawn ahead and not seen, opened by a press, or returned to by somebody who finds all of it
 * where they left it.
 */
export const ScreenStand = createContext<'ahead' | 'opened' | 'returned'>('opened')

/** What lies at the foot of a screen: shown in the picture after the first, so that the first comes at once. */
export function Later({ children }: { children: ReactNode }) {
  const stand = use(ScreenStand)
  const isNext = useDeferredValue(stand === 'opened', false)
  return <Activity mode={stand === 'returned' || isNext ? 'visible' : 'hidden'}>{children}</Activity>
}
