import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { DomainError } from '#domain/domain-error.ts'
import type { Passwords } from '#domain/ports/ports.ts'

/** Hashes fill Node's thread pool, so one core is left for everything else, and the queue has an end. */
const defaults = {
  atOnce: Math.max(1, availableParallelism() - 1),
  longestQueue: 100,
  memoryKib: 19_456,
}

/** Also reports how busy it is, for the metrics. */
export interface GatedPasswords extends Passwords {
  load(): { running: number; waiting: number }
}

/** The time to wait before trying again. */
const retryAfterSeconds = 5

export function argon2Passwords(given: Partial<typeof defaults> = {}): GatedPasswords {
  const { atOnce, longestQueue, memoryKib } = { ...defaults, ...given }
  // argon2id is the library's own default.
  const settings = { memoryCost: memoryKib, timeCost: 2, parallelism: 1 }
  const prefix = `$argon2id$v=19$m=${settings.memoryCost},t=${settings.timeCost},p=1$`
  let running = 0
  const waiting: (() => void)[] = []

  async function gated<T>(work: () => Promise<T>, isGone = () => false): Promise<T> {
    if (running >= atOnce) {
      if (waiting.length >= longestQueue) throw new DomainError('unavailable', { retryAfterSeconds })
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else {
      running += 1
    }
    try {
      // The client may have disconnected while waiting.
      if (isGone()) throw new DomainError('unavailable', { retryAfterSeconds })
      return await work()
    } finally {
      // The slot goes directly to the next in the queue.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }

  return {
    hash: (password, isGone) => gated(() => hash(password, settings), isGone),
    verify: (stored, password, isGone) => gated(() => verify(stored, password), isGone),
    needsRehash: (stored) => !stored.startsWith(prefix),
    load: () => ({ running, waiting: waiting.length }),
    decoy: prefix + [randomBytes(16), randomBytes(32)].map(unpadded).join('$'),
  }
}

const unpadded = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')
