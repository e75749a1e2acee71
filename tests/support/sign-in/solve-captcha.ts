import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { CaptchaAction } from '#contract/captcha/shapes.ts'
import type { Captcha } from '#domain/ports/ports.ts'

/** Does what the visitor's browser does. */
export async function solveCaptcha(
  captcha: Pick<Captcha, 'challenge'>,
  action: CaptchaAction,
): Promise<string> {
  const challenge = await captcha.challenge?.(action)
  if (!challenge) throw new Error('This captcha sets no puzzle.')
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}
