import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and until React has taken over. What stands there only until then is for browsers without script. */
export const useRunsScript = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
