import { and, asc, eq, isNull } from 'drizzle-orm'
import { mayDo } from '#contract/people/roles.ts'
import { outlets } from '#database/schema/companies.ts'
import { DomainError } from '../domain-error.ts'
import { newId, newReference } from '../identifiers.ts'
import type { MerchantContext } from '../sessions/session.server.ts'
import { withTenant } from '../tenant.server.ts'
import { admitToOutlet } from './admit.ts'

interface Place {
  companyId: string
  /** A host, checked before; null for an outlet that has none yet. */
  webUrl: string | null
  platform: 'shopify' | 'manual' | null
  name: string
}

/**
 * The company's outlet for an address: the one that has it, else one that has none yet, else a new one. Call it
 * inside a transaction.
 */
export async function outletFor(ctx: MerchantContext, place: Place): Promise<string> {
  const { companyId, webUrl, platform, name } = place
  const own = await ctx.db
    .select({ id: outlets.id, webUrl: outlets.webUrl, outletName: outlets.outletName })
    .from(outlets)
    .where(and(eq(outlets.companyId, companyId), isNull(outlets.archivedAt)))
    .orderBy(asc(outlets.createdAt), asc(outlets.id))
    .for('update')
  const there = own.find((outlet) => outlet.webUrl === webUrl) ?? own.find((outlet) => outlet.webUrl === null)
  if (there?.webUrl !== webUrl && !mayDo(ctx.session.role, 'outlets:manage'))
    throw new DomainError('forbidden')
  if (there) {
    // An outlet that was called by its address for want of anything better gets its name now.
    const outletName = there.webUrl === null || there.outletName === webUrl ? name : there.outletName
    await ctx.db.update(outlets).set({ webUrl, platform, outletName }).where(eq(outlets.id, there.id))
    await admitToOutlet(ctx, companyId, there.id)
    return there.id
  }
  if (own.length > 0 && !ctx.session.emailVerified) throw new DomainError('email_unverified')
  const now = ctx.clock.now()
  const id = newId(now)
  const apiKey = newReference('K')
  await ctx.db
    .insert(outlets)
    .values({ id, companyId, outletName: name, webUrl, platform, apiKey, createdAt: now })
  await admitToOutlet(ctx, companyId, id)
  return id
}

/** Whether the address has a place already, or may have a new one: an account has one outlet until it is confirmed. */
export function hasRoomFor(ctx: MerchantContext, webUrl: string): Promise<boolean> {
  return withTenant(ctx, async ({ db, session }) => {
    if (session.emailVerified) return true
    const own = await db.select({ webUrl: outlets.webUrl }).from(outlets).where(isNull(outlets.archivedAt))
    return own.length === 0 || own.some((outlet) => outlet.webUrl === webUrl || outlet.webUrl === null)
  })
}
