import { inArray } from 'drizzle-orm'
import { outlets } from '#database/schema/companies.ts'
import { DomainError } from '../domain-error.ts'
import type { MerchantContext } from '../sessions/session.server.ts'

/** Inside a tenant's transaction only the company's own outlets can be found; anything else is refused. */
export async function requireOwnOutlets(ctx: MerchantContext, outletIds: string[]): Promise<void> {
  const wanted = new Set(outletIds)
  if (wanted.size === 0) return
  const found = await ctx.db
    .select({ id: outlets.id })
    .from(outlets)
    .where(inArray(outlets.id, [...wanted]))
  if (found.length !== wanted.size) throw new DomainError('outlet_refused')
}
