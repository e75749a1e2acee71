import { and, asc, eq, isNull } from 'drizzle-orm'
import type { OutletName } from '#contract/portal/shapes.ts'
import { outlets, userOutlets } from '#database/schema/companies.ts'
import type { MerchantContext } from '../sessions/session.server.ts'
import { withTenant } from '../tenant.server.ts'

export type { OutletName }

/** The outlets somebody works in, the active one first. A nameless one goes by its address. */
export async function ownOutlets(ctx: MerchantContext): Promise<OutletName[]> {
  const { companyId, userId, activeOutletId } = ctx.session
  if (!companyId) return []
  const rows = await withTenant(ctx, ({ db }) =>
    db
      .select({
        id: outlets.id,
        outletName: outlets.outletName,
        webUrl: outlets.webUrl,
        platform: outlets.platform,
      })
      .from(userOutlets)
      .innerJoin(outlets, eq(outlets.id, userOutlets.outletId))
      .where(and(eq(userOutlets.userId, userId), isNull(outlets.archivedAt)))
      .orderBy(asc(outlets.createdAt), asc(outlets.id)),
  )
  return rows
    .map(({ outletName, ...row }) => ({ ...row, name: outletName || row.webUrl || '' }))
    .toSorted((a, b) => Number(b.id === activeOutletId) - Number(a.id === activeOutletId))
}
