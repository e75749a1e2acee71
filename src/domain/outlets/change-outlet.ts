import { eq } from 'drizzle-orm'
import { sessions } from '#database/schema/sessions.ts'
import { addOwnAuditEntry } from '../audit/add-own-audit-entry.ts'
import { withTransaction } from '../context.server.ts'
import type { MerchantContext } from '../sessions/session.server.ts'
import { requireOutlet } from './require-outlet.ts'

/**
 * Remembers the outlet as the one a new tab begins in. Tabs that are open keep their own: each request names its
 * outlet and is checked by itself.
 */
export async function changeOutlet(ctx: MerchantContext, outletId: string): Promise<MerchantContext> {
  const outlet = await requireOutlet(ctx, outletId)
  // Pages ask for the outlet they are in to renew what they have stored about it: that is no change.
  if (outlet.id === ctx.session.activeOutletId) return ctx
  await withTransaction(ctx, async (tx) => {
    await tx.db.update(sessions).set({ activeOutletId: outlet.id }).where(eq(sessions.id, ctx.session.id))
    await addOwnAuditEntry(tx, 'outlet-changed', { outlet: outlet.id })
  })
  return { ...ctx, session: { ...ctx.session, activeOutletId: outlet.id } }
}
