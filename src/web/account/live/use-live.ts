import { createContext, use } from 'react'
import type { AccountStoreView } from '#contract/account/store-shapes.ts'
import type { LiveStore } from './live-store.ts'

/** What the ways in share: the store of the account, and how one can sign in at it. */
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
