import { browserMessages } from '#content/shared/browser-messages.ts'
import { tokenExpired } from '#content/shared/form-answers.ts'
import type { CallName } from '#contract/calls.ts'
import type { Problem } from '#contract/problem.ts'
import { leaveForLogin } from '../session/leave-for-login.ts'
import { renewSession } from '../session/renew-session.ts'
import { isExpired, readSession, type StoredSession } from '../session/session.ts'
import type { ApiResult, CallInput, CallOutput, MerchantCall } from './call-types.ts'
import { sendCall } from './send-call.ts'
import { sessionHeaders } from './session-headers.ts'

/** Calls the API as the merchant who is signed in. */
export const merchantApi = <N extends MerchantCall>(
  name: N,
  input: CallInput<N>,
): Promise<ApiResult<CallOutput<N>>> => sendAsMerchant(name, input)

/**
 * An expired token is renewed first. Where that fails, or where the server says that the session has ended, the
 * browser goes to the sign-in page.
 */
export async function sendAsMerchant<N extends CallName>(
  name: N,
  input: CallInput<N>,
): Promise<ApiResult<CallOutput<N>>> {
  const send = (session: StoredSession) => sendCall(name, input, sessionHeaders(session))
  const stored = readSession()
  if (!stored) {
    leaveForLogin()
    return refused(browserMessages.signed_out)
  }

  const session = isExpired(stored.token) ? await renewSession(stored.token.access) : stored
  if (session === 'away') return { ok: false }
  if (session === 'ended') {
    leaveForLogin('expired')
    return refused(tokenExpired)
  }

  const result = await send(session)
  if (result.ok || result.problem?.code !== 'signed_out') return result
  // Another tab may have renewed the tokens, or this machine's clock is slow: renew and try once more.
  const renewed = await renewSession(session.token.access)
  if (renewed === 'away') return result
  const second = renewed === 'ended' ? result : await send(renewed)
  if (!second.ok && second.problem?.code === 'signed_out') leaveForLogin()
  return second
}

const refused = (text: { title: string; message: string }): { ok: false; problem: Problem } => ({
  ok: false,
  problem: { code: 'signed_out', ...text, request_id: '' },
})
