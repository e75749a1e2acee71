import type { EndpointName } from '#contract/endpoints.ts'
import { type Call, call, type CallInput, type CallOutput, type Outcome } from './call.ts'

const key = 'adminToken'

/** The page's half of a session at the staff desk; the other is in a cookie that no script can read. */
export const storeAdminToken = (access: string) => localStorage.setItem(key, access)
export const clearAdminToken = () => localStorage.removeItem(key)

/** A call as the member of staff who is signed in. When that is over, the way leads to the desk's door. */
export async function callAdmin<N extends EndpointName>(
  request: Call<N>,
  input: CallInput<N>,
): Promise<Outcome<CallOutput<N>>> {
  const access = localStorage.getItem(key) ?? ''
  const outcome = await call(request, input, { Authorization: `Bearer ${access}` })
  if (!outcome.ok && outcome.problem?.code === 'signed_out') leaveForAdminSignIn()
  return outcome
}

/** `ended` tells the door not to send on a browser that still has its cookie, but nothing to go with it. */
export function leaveForAdminSignIn(): void {
  clearAdminToken()
  location.assign('/admin/login?ended=1')
}
