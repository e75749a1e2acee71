import type { Context } from '../context.server.ts'
import { DomainError } from '../domain-error.ts'
import { isDatabaseAway } from '../database-away.ts'
import { ThrottledError } from './ask-store.ts'
import { CutFileError } from './read-part.ts'
import { recordFault, type SyncFault } from './sync-state.ts'
import { StoreLostError } from './with-store-token.ts'

/**
 * Does work with a store, and writes down what it fails of, for the page to tell. A store that has left is no failure
 * of the job; anything else is, so that the queue tries again.
 */
export async function recordFaults(ctx: Context, shop: string, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (error instanceof StoreLostError) return
    if (!isDatabaseAway(error)) await recordFault(ctx, shop, faultOf(error))
    throw error
  }
}

function faultOf(error: unknown): SyncFault {
  if (error instanceof ThrottledError) return 'throttled'
  if (error instanceof CutFileError) return 'file'
  if (error instanceof DomainError) return 'unreachable'
  return 'file'
}
