import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { DomainError } from '#domain/domain-error.ts'
import type { Passwords } from '#domain/ports.ts'

/** argon2id, which is the library's own default. */
const settings = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Hashes fill Node's thread pool, so one core is left for everything else, and the queue has an end. */
const atOnce = Math.max(1, availableParallelism() - 1)
const longestQueue = 100

export function argon2Passwords(): Passwords {
  let running = 0
  const waiting: (() => void)[] = []

  async function gated<T>(work: () => Promise<T>): Promise<T> {
    if (running >= atOnce) {
      if (waiting.length >= longestQueue) throw new DomainError('unavailable', { retryAfterSeconds: 5 })
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else {
      running += 1
    }
    try {
      return await work()
    } finally {
      // The place is handed on, not given back, so that nobody can slip in between.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }

  return {
    hash: (password) => gated(() => hash(password, settings)),
    verify: (stored, password) => gated(() => verify(stored, password)),
    needsRehash: (stored) =>
      !stored.startsWith(`$argon2id$v=19$m=${settings.memoryCost},t=${settings.timeCost},p=1$`),
  }
}
