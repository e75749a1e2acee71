import { type APIRequestContext, expect } from '@playwright/test'
import type { CaptchaChallenge } from '#contract/captcha/shapes.ts'
import { testPorts } from '../product.ts'
import { solveCaptcha } from './solve-captcha.ts'

export const journeyPassword = 'Copper=Harbour3'

/** An account for a journey that is about something else: made by the API, in a browser that the journey never uses. */
export async function signUpByRequest(request: APIRequestContext, email: string): Promise<void> {
  const challenge = async (action: string) =>
    (await (await request.get(`/api/captcha/challenge?action=${action}`)).json()) as CaptchaChallenge
  const answer = await request.post('/api/merchant/signup/', {
    headers: { Origin: `http://127.0.0.1:${testPorts.app}` },
    data: {
      email,
      password: journeyPassword,
      confirm_password: journeyPassword,
      first_name: 'Lin',
      last_name: 'Tan',
      phone_code: '+65',
      phone_no: '91234567',
      termsAndCondition: true,
      token: await solveCaptcha({ challenge }, 'SIGNUP'),
    },
  })
  expect(answer.status()).toBe(200)
}
