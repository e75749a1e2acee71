import { api } from '../api/api.ts'
import { clearEverything } from './session.ts'

/** The choice of light or dark is not part of the session and stays. */
const kept = ['theme']

/** Ends the session on the server and clears it here, even if the server does not answer. */
export async function signOutHere(): Promise<void> {
  const values = kept.map((key) => [key, localStorage.getItem(key)] as const)
  clearEverything()
  await api('logoutEntry', {})
  // The answer makes the browser clear its storage, including that choice.
  for (const [key, value] of values) if (value !== null) localStorage.setItem(key, value)
}
