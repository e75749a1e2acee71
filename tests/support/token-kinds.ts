import { ApiClient } from './api-client.ts'
import { lettersOf } from './letters.ts'
import { newMerchant } from './new-merchant.ts'
import type { TokenKind } from './token-suite.ts'

const password = 'Copper=Harbour3'

export const resetLink: TokenKind = {
  name: 'a reset link',
  purpose: 'reset-password',
  minutes: 30,
  flips: 12,
  async issue(world) {
    const { email } = await newMerchant(world)
    await new ApiClient(world).post('/merchant/reset_password', { email })
    return {
      secret: await lettersOf(world).tokenTo(email, '/merchant/reset-password'),
      async use(token) {
        const body = { token, password, confirm_password: password }
        return (await new ApiClient(world).post('/merchant/reset_password/complete', body)).status === 200
      },
    }
  },
}

export const verificationLink: TokenKind = {
  name: 'a link that confirms an address',
  purpose: 'verify-email',
  minutes: 24 * 60,
  flips: 12,
  async issue(world) {
    const { email, browser } = await newMerchant(world, { verified: false })
    await browser.post('/merchant/verify_email/resend')
    return {
      secret: await lettersOf(world).tokenTo(email, '/merchant/verify-email'),
      use: async (token) => (await browser.post('/merchant/verify_email', { token })).status === 200,
    }
  },
}

export const signInCode: TokenKind = {
  name: 'a sign-in code',
  purpose: 'sign-in-code',
  minutes: 10,
  flips: 4,
  async issue(world) {
    const { email } = await newMerchant(world)
    const browser = new ApiClient(world)
    const { body } = await browser.post('/generate_otp', { email })
    const secret = await lettersOf(world).code(email)
    const enter = async (otp: string, fields: object = {}) =>
      (await browser.post('/verify_otp', { email, request: body.request, otp, ...fields })).status === 200
    return {
      secret,
      use: (otp) => enter(otp),
      async useElsewhere(otp) {
        const stranger = await newMerchant(world)
        const asked = await browser.post('/generate_otp', { email: stranger.email })
        const attempts = [
          await enter(otp, { email: stranger.email }),
          await enter(otp, { email: stranger.email, request: asked.body.request }),
          await enter(otp, { request: asked.body.request }),
        ]
        return attempts.includes(true)
      },
    }
  },
}
