import { errorMessages } from '#content/shared/messages.ts'
import { tokenExpired } from '#content/shared/outcomes.ts'
import type { EndpointName } from '#contract/endpoints.ts'
import type { Problem } from '#contract/problem.ts'
import { type Call, call, type CallInput, type CallOutput, type Outcome } from './call.ts'
import { leaveForLogin } from '../session/leave-for-login.ts'
import { renewSession } from '../session/renew-session.ts'
import { isExpired, readSession, type StoredSession } from '../session/session.ts'
import { sessionHeaders } from './session-headers.ts'

/**
 * A call of the API as the merchant who is signed in. An expired token is renewed first; where that cannot be,
 * the call is refused here. An answer that says the session is over ends it here too.
 */
export async function callSignedIn<N extends EndpointName>(
  request: Call<N>,
  input: CallInput<N>,
  headers: Record<string, string> = {},
): Promise<Outcome<CallOutput<N>>> {
  const send = (session: StoredSession) => call(request, input, { ...sessionHeaders(session), ...headers })
  const stored = readSession()
  if (!stored) {
    leaveForLogin()
    return refused(errorMessages.signed_out)
  }

  const session = isExpired(stored.token) ? await renewSession(stored.token.access) : stored
  if (session === 'away') return { ok: false }
  if (session === 'ended') {
    leaveForLogin('expired')
    return refused(tokenExpired)
  }

  const outcome = await send(session)
  if (outcome.ok || outcome.problem?.code !== 'signed_out') return outcome
  // Another tab may have renewed the pair meanwhile, or the clock of this machine is slow: once more, then no more.
  const renewed = await renewSession(session.token.access)
  if (renewed === 'away') return outcome
  const second = renewed === 'ended' ? outcome : await send(renewed)
  if (!second.ok && second.problem?.code === 'signed_out') leaveForLogin()
  return second
}

const refused = (text: { title: string; message: string }): { ok: false; problem: Problem } => ({
  ok: false,
  problem: { code: 'signed_out', ...text, request_id: '' },
})
