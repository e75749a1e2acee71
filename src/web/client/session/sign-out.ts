import { api } from '../api/api.ts'
import { clearEverything } from './session.ts'

/** Not of the session: somebody's own choice of light or dark outlives it. */
const kept = ['theme']

/** Ends the session on the server and forgets everything of it here. This browser forgets even when nobody answers. */
export async function signOutHere(): Promise<void> {
  const values = kept.map((key) => [key, localStorage.getItem(key)] as const)
  clearEverything()
  await api('logoutEntry', {})
  // The answer asks the browser to empty its storage, choices included.
  for (const [key, value] of values) if (value !== null) localStorage.setItem(key, value)
}
