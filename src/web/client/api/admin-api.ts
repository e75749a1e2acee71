import type { CallName } from '#contract/calls.ts'
import type { ApiResult, CallInput, CallOutput, StaffCall } from './call-types.ts'
import { sendCall } from './send-call.ts'

const key = 'adminToken'

/** One half of a staff session. The other half is a cookie that scripts cannot read. */
export const storeAdminToken = (access: string) => localStorage.setItem(key, access)
export const clearAdminToken = () => localStorage.removeItem(key)

/** Calls the API as the member of staff who is signed in. */
export const adminApi = <N extends StaffCall>(
  name: N,
  input: CallInput<N>,
): Promise<ApiResult<CallOutput<N>>> => sendAsStaff(name, input)

/** When the session has ended, the browser goes to the sign-in page. */
export async function sendAsStaff<N extends CallName>(
  name: N,
  input: CallInput<N>,
): Promise<ApiResult<CallOutput<N>>> {
  const access = localStorage.getItem(key) ?? ''
  const result = await sendCall(name, input, { Authorization: `Bearer ${access}` })
  if (!result.ok && result.problem?.code === 'signed_out') leaveForAdminSignIn()
  return result
}

/** `ended` keeps the sign-in page from redirecting a browser that still has the cookie but no token. */
export function leaveForAdminSignIn(): void {
  clearAdminToken()
  location.assign('/admin/login?ended=1')
}
