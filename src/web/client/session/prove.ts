import type { CaptchaSetup } from '#contract/captcha/shapes.ts'
import type { CallInput, Outcome } from '../api/call.ts'
import { callSignedIn } from '../api/call-signed-in.ts'
import { callWithCaptcha } from '../api/call-with-captcha.ts'
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

/** Has a code mailed; it works together with the request that comes back. */
export const mailCode = ({ email, captcha }: ProofWays): Promise<Outcome<{ request: string }>> =>
  callWithCaptcha(captcha, { name: 'generateOtp', method: 'post', path: '/generate_otp' }, { email })
