import { sql } from 'drizzle-orm'
import { newId } from '#domain/identifiers.ts'
import { callLedger } from '../ledger/call-ledger.ts'
import type { ModuleServerContext } from './module-server-context.ts'
import type { Posted } from '../ledger/post-to-wallet.ts'

/** Gives back what a message cost that never arrived. Once: done again, the answer is the same. */
export async function reverseSpend(ctx: ModuleServerContext, spend: string) {
  const at = ctx.clock.now()
  const { transfer, amount } = await callLedger<Posted>(
    ctx.db,
    sql`select reverse_spend(
      p_id => ${newId(at)},
      p_spend => ${spend}::uuid,
      p_module_server => ${ctx.moduleServer.id},
      p_at => ${at.toISOString()}::timestamptz)`,
  )
  return { transfer, amount }
}
