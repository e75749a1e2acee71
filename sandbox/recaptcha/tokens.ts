import { randomBytes } from 'node:crypto'

export interface RecaptchaKeys {
  siteKey: string
  secret: string
}

interface Token {
  action: string
  hostname: string
  issuedAt: number
  used: boolean
}

const life = 120_000
const actionPattern = /^[A-Za-z0-9_/]{1,100}$/

/** Each token stores its site and action, works once, and expires after two minutes. */
export function makeTokens() {
  const tokens = new Map<string, Token>()

  return {
    issue(action: string, hostname: string): string | undefined {
      if (!actionPattern.test(action)) return undefined
      const now = Date.now()
      for (const [name, { issuedAt }] of tokens) if (issuedAt + 2 * life < now) tokens.delete(name)
      const name = `sandbox.${randomBytes(48).toString('base64url')}`
      tokens.set(name, { action, hostname, issuedAt: now, used: false })
      return name
    },

    /** A string is the error code Google would give. */
    redeem(name: string): Token | 'invalid-input-response' | 'timeout-or-duplicate' {
      const token = tokens.get(name)
      if (!token) return 'invalid-input-response'
      if (token.used || token.issuedAt + life <= Date.now()) return 'timeout-or-duplicate'
      token.used = true
      return token
    },
  }
}
