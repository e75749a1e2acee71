import type { ApiResult, CallInput, CallOutput, PublicCall } from './call-types.ts'
import { sendCall } from './send-call.ts'

/** Calls the API without a session. */
export const api = <N extends PublicCall>(
  name: N,
  input: CallInput<N>,
  headers?: Record<string, string>,
): Promise<ApiResult<CallOutput<N>>> => sendCall(name, input, headers)
