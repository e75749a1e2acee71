import { DomainError } from '../domain-error.ts'
import type { Clock } from '../ports/ports.ts'

/** Counts the calls of each session, or of each key of a module server. */
export interface CallMeter {
  /** Throws `too_many_requests` beyond what one of them may ask in a minute. */
  count(caller: { id: string; userId: string }): void
}

const minuteMs = 60_000

/**
 * In the memory of this instance, because it stands before every call and may cost it nothing (decision 30). What was
 * counted is forgotten as a whole with each minute of the clock, so nothing has to be cleared away.
 */
export function createCallMeter(
  clock: Clock,
  mostPerMinute: number,
  limit: 'sessionCalls' | 'moduleServerCalls' = 'sessionCalls',
): CallMeter {
  let minute = 0
  let calls = new Map<string, number>()
  return {
    count({ id, userId }) {
      const now = clock.now().getTime()
      const current = Math.floor(now / minuteMs)
      if (current !== minute) {
        minute = current
        calls = new Map()
      }
      const made = (calls.get(id) ?? 0) + 1
      calls.set(id, made)
      if (made <= mostPerMinute) return
      throw new DomainError('too_many_requests', {
        retryAfterSeconds: Math.ceil(((current + 1) * minuteMs - now) / 1000),
        limitHit: made === mostPerMinute + 1 ? { limit, subject: userId } : undefined,
      })
    },
  }
}
