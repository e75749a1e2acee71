import { sql } from 'drizzle-orm'
import type { RateCategory } from '#rules/money/rate-card.ts'
import { newId } from '#domain/identifiers.ts'
import { callLedger } from '../ledger/call-ledger.ts'
import { fingerprintOf } from '../ledger/fingerprint.ts'
import { type ModuleServerContext, requireServed } from './module-server-context.ts'
import { readHold } from './read-hold.ts'
import type { Posted } from '../ledger/post-to-wallet.ts'

export interface CaptureRequest {
  hold: string
  units: number
  category: RateCategory
}

/** Charges delivered messages to their hold, at the price that was held. */
export async function capture(ctx: ModuleServerContext, request: CaptureRequest, key: string) {
  const at = ctx.clock.now()
  const fingerprint = fingerprintOf(request)
  await requireServedIfLate(ctx, request.hold, key, fingerprint)
  const { transfer, amount, left } = await callLedger<Posted & { left: number }>(
    ctx.db,
    sql`select capture_hold(
      p_id => ${newId(at)},
      p_hold => ${request.hold}::uuid,
      p_module_server => ${ctx.moduleServer.id},
      p_key => ${key},
      p_fingerprint => ${fingerprint},
      p_units => ${request.units},
      p_category => ${request.category},
      p_at => ${at.toISOString()}::timestamptz)`,
  )
  return { transfer, amount: -amount, left }
}

/** A report that comes after the hold expired takes what is in the wallet now: only while the store is still served. */
async function requireServedIfLate(ctx: ModuleServerContext, id: string, key: string, fingerprint: string) {
  const hold = await readHold(ctx, id)
  if (ctx.clock.now() < hold.expiresAt) return
  const known = await callLedger<Posted | null>(
    ctx.db,
    sql`select known_transfer(${`module-server:${ctx.moduleServer.id}`}, ${key}, ${fingerprint})`,
  )
  if (!known) await requireServed(ctx, hold)
}
