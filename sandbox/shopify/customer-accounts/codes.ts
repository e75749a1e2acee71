import { randomInt } from 'node:crypto'
import type { Inbox } from '../../mail/inbox.ts'
import type { Shop } from '../shops.ts'

interface Sent {
  email: string
  code: string
  tries: number
  expiresAt: number
}

const mostTries = 5
const lifeMs = 10 * 60_000

/** One-time codes of sign-ins under way, sent by email. */
export function makeCodes(inbox: Inbox) {
  const codes = new Map<string, Sent>()
  return {
    async send(uid: string, email: string, shop: Shop): Promise<void> {
      const code = String(randomInt(1_000_000)).padStart(6, '0')
      const now = Date.now()
      for (const [other, { expiresAt }] of codes) if (expiresAt <= now) codes.delete(other)
      codes.set(uid, { email, code, tries: 0, expiresAt: now + lifeMs })
      await inbox.deliver(codeMail(email, code, shop), { from: 'no-reply@shopify.example', to: [email] })
    },

    /** Undefined where there is no code, or no longer. */
    check(uid: string, typed: string): { email: string; isRight: boolean } | undefined {
      const sent = codes.get(uid)
      if (!sent || sent.expiresAt <= Date.now()) return undefined
      const isRight = typed.trim() === sent.code
      sent.tries += 1
      if (isRight || sent.tries >= mostTries) codes.delete(uid)
      return isRight || sent.tries < mostTries ? { email: sent.email, isRight } : undefined
    },
  }
}

function codeMail(to: string, code: string, shop: Shop): Buffer {
  return Buffer.from(
    [
      `From: ${shop.name} <no-reply@shopify.example>`,
      `To: ${to}`,
      `Subject: ${code} is your code for ${shop.name}`,
      `Date: ${new Date().toUTCString()}`,
      'Content-Type: text/plain; charset=utf-8',
      '',
      `Your code for ${shop.name} is ${code}.`,
      '',
      'It is valid for 10 minutes. If you did not ask for it, ignore this email.',
      '',
    ].join('\r\n'),
  )
}
