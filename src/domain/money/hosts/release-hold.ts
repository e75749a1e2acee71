import { sql } from 'drizzle-orm'
import { callLedger } from '../ledger/call-ledger.ts'
import type { HostContext } from './host-context.ts'

/** Gives back what is left of a hold. Done again it gives back nothing. */
export const releaseHold = (ctx: HostContext, hold: string) =>
  callLedger<{ released: number }>(ctx.db, sql`select release_hold(${hold}::uuid, ${ctx.host.id})`)
