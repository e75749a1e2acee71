import type { CaptchaSetup } from '#contract/captcha/shapes.ts'
import { captchaToken } from '../captcha/captcha.ts'
import { api } from './api.ts'
import type { ApiResult, CallInput, CallOutput, PublicCall } from './call-types.ts'

/** The calls that need a captcha only from visitors who send many. */
type GuardedCall = {
  [N in PublicCall]: CallInput<N> extends { token?: string; email?: string } ? N : never
}[PublicCall]

/** Calls without a captcha. Where the server asks for one, solves it and calls once more. */
export async function apiWithCaptcha<N extends GuardedCall>(
  setup: CaptchaSetup,
  name: N,
  input: CallInput<N>,
): Promise<ApiResult<CallOutput<N>>> {
  const result = await api(name, input)
  if (result.ok || result.problem?.code !== 'captcha_failed') return result
  const token = await captchaToken(setup, 'SIGNUP').catch(() => undefined)
  return token ? api(name, { ...input, token }) : result
}
