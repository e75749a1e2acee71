import { createContext, use } from 'react'
import type { CallName } from '#contract/calls.ts'
import type { ApiResult, CallInput, CallOutput } from './call-types.ts'
import { sendCall } from './send-call.ts'

export type SendCall = <N extends CallName>(name: N, input: CallInput<N>) => Promise<ApiResult<CallOutput<N>>>

/** How the page around it calls the API: without a session unless a layout says otherwise. */
export const ApiContext = createContext<SendCall>(sendCall)

export const useApi = () => use(ApiContext)
