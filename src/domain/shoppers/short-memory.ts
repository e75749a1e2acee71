import type { Clock } from '../ports/ports.ts'

/**
 * Caches answers of a store for a moment, in this process only: opening an order and going back asks Shopify once,
 * and parallel readers share one query. Failures are not cached.
 */
export function createShortMemory<T>({ lastsMs, most }: { lastsMs: number; most: number }) {
  const known = new Map<string, { answer: Promise<T>; until: number }>()
  return {
    read({ clock }: { clock: Clock }, key: string, ask: () => Promise<T>): Promise<T> {
      const now = clock.now().getTime()
      const found = known.get(key)
      if (found && found.until > now) return found.answer
      if (known.size >= most) known.clear()
      const answer = ask()
      known.set(key, { answer, until: now + lastsMs })
      const drop = () => {
        if (known.get(key)?.answer === answer) known.delete(key)
      }
      answer.catch(drop)
      // The data is personal, so it is deleted when it expires, even if nobody asks again.
      setTimeout(drop, lastsMs).unref()
      return answer
    },
    forget(key: string): void {
      known.delete(key)
    },
  }
}
