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

/** Sends a proof and stores the new token pair. */
export async function prove(input: CallInput<'prove'>): Promise<ApiResult<unknown>> {
  const result = await merchantApi('prove', input)
  if (result.ok) storeToken(result.data.token)
  return result
}

/** Has a code emailed. The code works only with the returned request. */
export const mailCode = ({ email, captcha }: ProofWays): Promise<ApiResult<{ request: string }>> =>
  apiWithCaptcha(captcha, 'generateOtp', { email })
