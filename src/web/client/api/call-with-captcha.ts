import type { CaptchaSetup } from '#contract/captcha/shapes.ts'
import type { EndpointName } from '#contract/endpoints.ts'
import { type Call, call, type CallInput, type CallOutput, type Outcome } from './call.ts'
import { captchaToken } from '../captcha/captcha.ts'

/** The calls that ask for a captcha only of those who ask often. */
type GuardedName = {
  [N in EndpointName]: CallInput<N> extends { token?: string; email?: string } ? N : never
}[EndpointName]

/** Asks without; where the server wants to see a person first, solves the captcha and asks once more. */
export async function callWithCaptcha<N extends GuardedName>(
  setup: CaptchaSetup,
  request: Call<N>,
  input: CallInput<N>,
): Promise<Outcome<CallOutput<N>>> {
  const outcome = await call(request, input)
  if (outcome.ok || outcome.problem?.code !== 'captcha_failed') return outcome
  const token = await captchaToken(setup, 'SIGNUP').catch(() => undefined)
  return token ? call(request, { ...input, token }) : outcome
}
