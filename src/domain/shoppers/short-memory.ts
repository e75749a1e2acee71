import type { Clock } from '../ports/ports.ts'

/**
 * Remembers answers of a store for a moment, in this process only: somebody who opens an order and goes back asks
 * Shopify once, and parallel readers share one question. Failures are not remembered.
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
      // What it remembers is personal: it is gone when its time is over, also where nobody asks again.
      setTimeout(drop, lastsMs).unref()
      return answer
    },
    forget(key: string): void {
      known.delete(key)
    },
  }
}
