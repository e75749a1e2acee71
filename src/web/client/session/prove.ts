import type { CaptchaSetup } from '#contract/captcha/shapes.ts'
import type { CallInput, ApiResult } from '../api/call-types.ts'
import { merchantApi } from '../api/merchant-api.ts'
import { apiWithCaptcha } from '../api/api-with-captcha.ts'
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
export async function prove(input: CallInput<'prove'>): Promise<ApiResult<unknown>> {
  const result = await merchantApi('prove', input)
  if (result.ok) storeToken(result.data.token)
  return result
}

/** Has a code mailed; it works together with the request that comes back. */
export const mailCode = ({ email, captcha }: ProofWays): Promise<ApiResult<{ request: string }>> =>
  apiWithCaptcha(captcha, 'generateOtp', { email })
