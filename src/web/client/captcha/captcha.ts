import type { CaptchaAction, CaptchaSetup } from '#contract/captcha/shapes.ts'
import { api } from '../api/api.ts'
import { loadScript } from './trusted-scripts.ts'

declare global {
  interface Window {
    grecaptcha?: {
      ready(then: () => void): void
      execute(siteKey: string, options: { action: CaptchaAction }): Promise<string>
    }
  }
}

/** Solves the captcha for an action, without asking the visitor. Throws if it cannot. */
export function captchaToken(setup: CaptchaSetup, action: CaptchaAction): Promise<string> {
  return setup.kind === 'altcha' ? solvePuzzle(action) : askRecaptcha(setup, action)
}

async function solvePuzzle(action: CaptchaAction): Promise<string> {
  // The solver is loaded together with the puzzle, because only people who send something need it.
  const [result, { solveChallenge }, { deriveKey }] = await Promise.all([
    api('captchaChallenge', { action }),
    import('altcha-lib'),
    import('altcha-lib/algorithms/web/pbkdf2'),
  ])
  if (!result.ok) throw new Error('No puzzle')
  const solution = await solveChallenge({ challenge: result.data, deriveKey })
  return btoa(JSON.stringify({ challenge: result.data, solution }))
}

async function askRecaptcha(
  { siteKey, scriptUrl }: CaptchaSetup & { kind: 'recaptcha' },
  action: CaptchaAction,
) {
  if (!window.grecaptcha) await loadScript(scriptUrl)
  const { grecaptcha } = window
  if (!grecaptcha) throw new Error('reCAPTCHA did not load')
  await new Promise<void>((resolve) => grecaptcha.ready(resolve))
  return grecaptcha.execute(siteKey, { action })
}
