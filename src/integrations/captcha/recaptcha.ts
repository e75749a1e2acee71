import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Captcha } from '#domain/ports/ports.ts'
import { createBreaker } from '../breaker.ts'

const verdict = z.object({
  success: z.boolean(),
  action: z.string().optional(),
  hostname: z.string().optional(),
  score: z.number().optional(),
  challenge_ts: z.string().optional(),
})

/** Below this score Google itself thinks of a robot. */
const lowestScore = 0.5
const validForMs = 2 * 60 * 1000

interface Settings {
  siteKey: string
  secret: string
  verifyUrl: string
  /** The host that the answer must have been given on. */
  hostname: string
}

/** reCAPTCHA v3. The script comes from beside the address that checks the answers. */
export function recaptcha({ siteKey, secret, verifyUrl, hostname }: Settings): Captcha {
  const breaker = createBreaker()
  const scriptUrl = new URL(`../api.js?render=${encodeURIComponent(siteKey)}`, verifyUrl).href
  return {
    setup: { kind: 'recaptcha', siteKey, scriptUrl },
    async check(token, action, ip) {
      const {
        success,
        score = 0,
        challenge_ts,
        ...given
      } = await breaker.run(verifyUrl, async () => {
        const answer = await fetch(verifyUrl, {
          method: 'POST',
          body: new URLSearchParams({ secret, response: token, remoteip: ip }),
          redirect: 'error',
          signal: AbortSignal.timeout(5_000),
        })
        if (!answer.ok) throw new Error(`reCAPTCHA answered ${answer.status}`)
        return verdict.parse(await answer.json())
      })
      const age = Date.now() - Date.parse(challenge_ts ?? '')
      const right =
        success &&
        score >= lowestScore &&
        given.action === action &&
        given.hostname === hostname &&
        age < validForMs
      if (!right) return undefined
      const nonce = `recaptcha:${createHash('sha256').update(token).digest('base64url')}`
      return { nonce, expiresAt: new Date(Date.now() + validForMs) }
    },
  }
}
