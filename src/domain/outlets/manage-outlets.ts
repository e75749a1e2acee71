import { eq } from 'drizzle-orm'
import { outlets } from '#database/schema/companies.ts'
import { addOwnAuditEntry } from '../audit/add-own-audit-entry.ts'
import { newId, newReference } from '../identifiers.ts'
import type { MerchantContext } from '../sessions/session.server.ts'
import { withTenant } from '../tenant.server.ts'
import { admitToOutlet } from './admit.ts'
import { requireOutlet, requirePermission } from './require-outlet.ts'
import { requireRoom } from './require-room.ts'
import { readWebUrl } from './save-web-url.ts'

/** A new outlet of the company, open to the person who adds it and to the owners. */
export function addOutlet(
  ctx: MerchantContext,
  input: { outletName: string; webUrl: string },
): Promise<string> {
  requirePermission(ctx, 'outlets:manage')
  const address = readWebUrl(ctx, input.webUrl)
  return withTenant(ctx, async (tx) => {
    await requireRoom(tx, address.webUrl)
    const now = tx.clock.now()
    const companyId = tx.session.companyId ?? ''
    const outletId = newId(now)
    await tx.db.insert(outlets).values({
      id: outletId,
      companyId,
      outletName: input.outletName,
      ...address,
      apiKey: newReference('K'),
      createdAt: now,
    })
    await admitToOutlet(tx, companyId, outletId)
    await addOwnAuditEntry(tx, 'outlet-added', { outlet: outletId })
    return outletId
  })
}

export async function renameOutlet(
  ctx: MerchantContext,
  outletId: string,
  outletName: string,
): Promise<void> {
  requirePermission(ctx, 'outlets:manage')
  await requireOutlet(ctx, outletId)
  await withTenant(ctx, async (tx) => {
    await tx.db.update(outlets).set({ outletName }).where(eq(outlets.id, outletId))
    await addOwnAuditEntry(tx, 'outlet-renamed', { outlet: outletId })
  })
}

export async function rotateKey(ctx: MerchantContext, outletId: string): Promise<string> {
  requirePermission(ctx, 'outlets:manage')
  await requireOutlet(ctx, outletId)
  const apiKey = newReference('K')
  await withTenant(ctx, async (tx) => {
    await tx.db.update(outlets).set({ apiKey }).where(eq(outlets.id, outletId))
    await addOwnAuditEntry(tx, 'outlet-key-rotated', { outlet: outletId })
  })
  return apiKey
}
