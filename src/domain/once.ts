import { setTimeout as sleep } from 'node:timers/promises'
import type { RequestContext } from './context.server.ts'
import { DomainError } from './domain-error.ts'
import { hashSecret } from './identifiers.ts'

const lookAgainMs = 100
const timeoutMs = 10_000

interface Write<T> {
  /** The caller's key for this write; without it every request is a new write. */
  key: string | undefined
  /** The answer of the first request with this key, once its write is done. */
  find: () => Promise<T | undefined>
  work: () => Promise<T>
}

/**
 * Repeats of one write get the first one's answer, also those that come while it is under way, at any instance. Where
 * the first is refused, the next takes its place.
 */
export async function once<T>(ctx: RequestContext, { key, find, work }: Write<T>): Promise<T> {
  if (!key) return work()
  const subject = hashSecret(key)
  for (let waited = 0; ; waited += lookAgainMs) {
    const earlier = await find()
    if (earlier !== undefined) return earlier
    if (!(await ctx.limits.isReached('repeatedWrite', subject))) break
    if (waited >= timeoutMs) throw new DomainError('too_many_requests', { retryAfterSeconds: 30 })
    await sleep(lookAgainMs)
  }
  try {
    return await work()
  } catch (error) {
    await ctx.limits.clear('repeatedWrite', subject)
    throw error
  }
}
