import type { CaptchaSetup } from '#contract/captcha.ts'
import { call, type CallInput, type Outcome } from './call.ts'
import { callSignedIn } from './call-signed-in.ts'
import { captchaToken } from './captcha.ts'
import { storeToken } from './session.ts'

/** How the person who is signed in could prove again who they are. */
export interface ProofWays {
  email: string
  password: boolean
  passkey: boolean
  /** Password and mailed code need the authenticator's code as well. */
  factor: boolean
  captcha: CaptchaSetup
}

/** Shows a proof to the server. The token pair that it answers with takes the place of the old one. */
export async function prove(input: CallInput<'prove'>): Promise<Outcome<unknown>> {
  const outcome = await callSignedIn({ name: 'prove', method: 'post', path: '/merchant/prove' }, input)
  if (outcome.ok) storeToken(outcome.data.token)
  return outcome
}

/** Has a code mailed; it works together with the request that comes back. The captcha is solved only where it is asked for. */
export async function mailCode({ email, captcha }: ProofWays): Promise<Outcome<{ request: string }>> {
  const generate = { name: 'generateOtp', method: 'post', path: '/generate_otp' } as const
  const outcome = await call(generate, { email })
  if (outcome.ok || outcome.problem?.code !== 'captcha_failed') return outcome
  const token = await captchaToken(captcha, 'SIGNUP').catch(() => '')
  return call(generate, { email, token })
}
