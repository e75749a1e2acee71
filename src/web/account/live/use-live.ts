import { createContext, use } from 'react'
import type { AccountStoreView } from '#contract/account/store-shapes.ts'
import type { LiveStore } from './live-store.ts'

/** What the sign-in screens share: the account's store and its sign-in methods. */
export interface LiveContextValue {
  store: LiveStore
  ways: AccountStoreView['ways']
  isConnected: boolean
}

export const LiveContext = createContext<LiveContextValue | undefined>(undefined)

export function useLive(): LiveContextValue {
  const value = use(LiveContext)
  if (!value) throw new Error('This component needs a LiveContext.')
  return value
}
