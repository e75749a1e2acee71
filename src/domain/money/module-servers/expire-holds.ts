import { sql } from 'drizzle-orm'
import type { Context } from '#domain/context.server.ts'
import { callLedger } from '../ledger/call-ledger.ts'

const atOnce = 500

/** Gives back what module servers that died have left held. */
export async function expireHolds(ctx: Pick<Context, 'db' | 'clock'>): Promise<number> {
  let expired = 0
  for (;;) {
    const now = ctx.clock.now().toISOString()
    const done = await callLedger<number>(ctx.db, sql`select expire_holds(${now}::timestamptz, ${atOnce})`)
    expired += done
    if (done < atOnce) return expired
  }
}
