import { sql } from 'drizzle-orm'
import { callLedger } from '../ledger/call-ledger.ts'
import type { ModuleServerContext } from './module-server-context.ts'

/** Gives back what is left of a hold. Done again it gives back nothing. */
export const releaseHold = (ctx: ModuleServerContext, hold: string) =>
  callLedger<{ released: number }>(ctx.db, sql`select release_hold(${hold}::uuid, ${ctx.moduleServer.id})`)
