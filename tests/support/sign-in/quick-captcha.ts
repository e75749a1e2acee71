import { randomUUID } from 'node:crypto'
import type { CaptchaAction } from '#contract/captcha/shapes.ts'
import type { Captcha } from '#domain/ports/ports.ts'

/** Sets no puzzle: an answer is its action and a number. For tests that need many answers and none of the work. */
export const quickCaptcha: Captcha = {
  setup: { kind: 'altcha' },
  check(token, action) {
    const [asked, nonce] = token.split(' ')
    const expiresAt = new Date(Date.now() + 60_000)
    return Promise.resolve(asked === action && nonce ? { nonce, expiresAt } : undefined)
  },
}

export const quickAnswer = (action: CaptchaAction) => `${action} ${randomUUID()}`
