import { ApiClient } from '../api-client.ts'
import { emailsOf } from '../sent-emails.ts'
import { newMerchant } from '../new-merchant.ts'
import { comeBack, newStoreOwner, signed } from '../store-owner.ts'
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
      secret: await emailsOf(world).tokenTo(email, '/merchant/reset-password'),
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
      secret: await emailsOf(world).tokenTo(email, '/merchant/verify-email'),
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
    const secret = await emailsOf(world).code(email)
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

export const changeEmailLink: TokenKind = {
  name: 'a link that confirms a new address',
  purpose: 'change-email',
  minutes: 60,
  flips: 12,
  async issue(world) {
    const { email, browser } = await newMerchant(world)
    await browser.post('/merchant/account/email', { email: `new-${email}` })
    return {
      secret: await emailsOf(world).tokenTo(`new-${email}`, '/merchant/confirm-email'),
      use: async (token) =>
        (await new ApiClient(world).post('/merchant/account/email/confirm', { token })).status === 200,
    }
  },
}

let shops = 0

export const shopifyState: TokenKind = {
  name: 'the state of a trip to Shopify',
  purpose: 'shopify-state',
  minutes: 10,
  flips: 12,
  async issue(world) {
    shops += 1
    const shop = `token-kinds-${shops}.myshopify.com`
    const { browser, grant } = await newStoreOwner(world, { website: shop })
    const query = await grant(shop)
    const back = async (client: ApiClient, state: string) => {
      const timestamp = String(Math.floor(world.time.now.getTime() / 1000))
      const end = await comeBack(client, signed({ ...Object.fromEntries(query), state, timestamp }))
      return 'connected' in end.query
    }
    return {
      secret: query.get('state') ?? '',
      use: (state) => back(browser, state),
      useElsewhere: async (state) => back((await newStoreOwner(world)).browser, state),
    }
  },
}
