import { type ReactNode, useDeferredValue } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'

/**
 * What lies at the foot of a screen: drawn in the picture after the first, so that the first comes at once. Whoever
 * comes back to a screen finds all of it, because they come back to the place where they left it.
 */
export function Later({ children }: { children: ReactNode }) {
  const { key } = useLocation()
  // The first page of a visit has no key: nobody has been there before.
  const isBack = useNavigationType() === NavigationType.Pop && key !== 'default'
  return useDeferredValue(true, isBack) ? children : null
}
