import { hash } from 'node:crypto'

/** What a call asked for, in few letters: the same key with another body is told apart by it. */
export const fingerprintOf = (asked: unknown): string =>
  hash('sha256', JSON.stringify(asked), 'base64url').slice(0, 32)
