import { sql } from 'drizzle-orm'
import type { RateCategory } from '#rules/money/rate-card.ts'
import { newId } from '#domain/identifiers.ts'
import { callLedger } from '../ledger/call-ledger.ts'
import { fingerprintOf } from '../ledger/fingerprint.ts'
import type { HostContext } from './host-context.ts'
import type { Posted } from '../ledger/post-to-wallet.ts'

export interface CaptureWish {
  hold: string
  units: number
  category: RateCategory
}

/** Charges delivered messages to their hold, at the price that was held. */
export async function capture(ctx: HostContext, wish: CaptureWish, key: string) {
  const at = ctx.clock.now()
  const { transfer, amount, left } = await callLedger<Posted & { left: number }>(
    ctx.db,
    sql`select capture_hold(
      p_id => ${newId(at)},
      p_hold => ${wish.hold}::uuid,
      p_host => ${ctx.host.id},
      p_key => ${key},
      p_fingerprint => ${fingerprintOf(wish)},
      p_units => ${wish.units},
      p_category => ${wish.category},
      p_at => ${at.toISOString()}::timestamptz)`,
  )
  return { transfer, amount: -amount, left }
}
