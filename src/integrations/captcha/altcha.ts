import { createHmac } from 'node:crypto'
import { createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import * as z from 'zod/mini'
import { captchaChallenge } from '#contract/captcha/shapes.ts'
import type { Captcha } from '#domain/ports/ports.ts'

/** What one try costs. With up to 3,000 tries: about half a second in a browser, below a millisecond to check. */
const cost = 1_000
const validForMs = 2 * 60 * 1000

const payload = z.object({
  challenge: captchaChallenge,
  solution: z.object({ counter: z.number(), derivedKey: z.string(), time: z.optional(z.number()) }),
})

/** A puzzle of our own: no third party sees the visitor. */
export function altcha(secretKeys: readonly string[], mostTries: number): Captcha {
  const purposeKeys = secretKeys.map((key) => ({
    hmacSignatureSecret: createHmac('sha256', key).update('altcha-challenge').digest('hex'),
    hmacKeySignatureSecret: createHmac('sha256', key).update('altcha-key').digest('hex'),
  }))
  const [newest] = purposeKeys
  if (!newest) throw new Error('ALTCHA needs a secret key.')

  return {
    setup: { kind: 'altcha' },
    challenge: (action) =>
      createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost,
        counter: randomInt(Math.floor(mostTries / 3), mostTries),
        deriveKey,
        expiresAt: new Date(Date.now() + validForMs),
        data: { action },
        ...newest,
      }),
    async check(token, action) {
      const { data } = payload.safeParse(decode(token))
      if (!data || data.challenge.parameters.data?.action !== action) return undefined
      for (const keys of purposeKeys) {
        const result = await verifySolution({ ...data, deriveKey, ...keys })
        if (result.verified) {
          return {
            nonce: `altcha:${data.challenge.parameters.nonce}`,
            expiresAt: new Date(Date.now() + validForMs),
          }
        }
      }
      return undefined
    },
  }
}

function decode(token: string): unknown {
  try {
    return JSON.parse(Buffer.from(token, 'base64').toString('utf8'))
  } catch {
    return undefined
  }
}
