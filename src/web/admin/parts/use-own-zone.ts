import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** The zone of the reader's clock. The server does not know it, and draws the page in UTC. */
export const useOwnZone = () =>
  useSyncExternalStore(
    never,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => 'UTC',
  )
