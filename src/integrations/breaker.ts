/** Thrown in place of a call that would most likely fail as the last ones did. */
export class RestingError extends Error {}

/** The call was not made at all. */
export const wasNotMade = (error: unknown): boolean =>
  error instanceof Error && error.cause instanceof RestingError

export interface Breaker {
  /** Runs `work` for the host, unless the host is being left alone. */
  run<T>(host: string, work: () => Promise<T>): Promise<T>
}

interface Settings {
  failures?: number
  restMs?: number
  now?: () => number
}

/** After some failures in a row a host is left alone for a while; then one success makes it good again. */
export function createBreaker({
  failures: most = 5,
  restMs = 30_000,
  now = () => performance.now(),
}: Settings = {}): Breaker {
  const failed = new Map<string, { count: number; last: number }>()
  return {
    async run(host, work) {
      const before = failed.get(host)
      if (before && before.count >= most && now() - before.last < restMs) throw new RestingError(host)
      try {
        const result = await work()
        failed.delete(host)
        return result
      } catch (error) {
        const count = (failed.get(host)?.count ?? 0) + 1
        // The oldest goes first, so that strangers' hosts cannot fill the memory.
        failed.delete(host)
        failed.set(host, { count, last: now() })
        const [oldest] = failed.keys()
        if (failed.size > mostHosts && oldest !== undefined) failed.delete(oldest)
        throw error
      }
    },
  }
}

const mostHosts = 1_000
