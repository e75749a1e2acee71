import { createHash } from 'node:crypto'
import type { Passwords } from '#domain/ports/ports.ts'

/** Takes no time, and counts: for tests about what surrounds a password, where argon2 would only be slow. */
export function quickPasswords(): Passwords & { verified: number; hashed: number } {
  const digest = (password: string) => createHash('sha256').update(password).digest('hex')
  return {
    verified: 0,
    hashed: 0,
    hash(password) {
      this.hashed += 1
      return Promise.resolve(digest(password))
    },
    verify(stored, password) {
      this.verified += 1
      return Promise.resolve(stored === digest(password))
    },
    needsRehash: () => false,
    decoy: 'fits nothing',
  }
}
