import { and, count, eq, isNull } from 'drizzle-orm'
import { outlets, userOutlets } from '#database/schema/companies.ts'
import { recordOwnAct } from '../audit/record-own-act.ts'
import { DomainError } from '../domain-error.ts'
import { newId, newReference } from '../identifiers.ts'
import type { MerchantContext } from '../sessions/session.server.ts'
import { withTenant } from '../tenant.server.ts'
import { requireOutlet, requirePermission } from './require-outlet.ts'
import { putWebUrl, readWebUrl } from './save-web-url.ts'

/** A new outlet of the company, for whoever adds it. */
export function addOutlet(
  ctx: MerchantContext,
  input: { outletName: string; webUrl: string },
): Promise<string> {
  requirePermission(ctx, 'outlets:manage')
  const address = readWebUrl(input.webUrl)
  return withTenant(ctx, async (tx) => {
    const now = tx.clock.now()
    const { userId, companyId } = tx.session
    const outletId = newId(now)
    const outlet = { id: outletId, companyId: companyId ?? '', outletName: input.outletName }
    await tx.db.insert(outlets).values({ ...outlet, apiKey: newReference('K'), createdAt: now })
    await tx.db.insert(userOutlets).values({ companyId: outlet.companyId, userId, outletId })
    await putWebUrl(tx, outletId, address)
    await recordOwnAct(tx, 'outlet-added', { outlet: outletId })
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
    await recordOwnAct(tx, 'outlet-renamed', { outlet: outletId })
  })
}

/** Put away, not deleted: what happened in it stays in the record. The last one stays. */
export async function archiveOutlet(ctx: MerchantContext, outletId: string): Promise<void> {
  requirePermission(ctx, 'outlets:manage')
  const { companyId } = await requireOutlet(ctx, outletId)
  await withTenant(ctx, async (tx) => {
    const open = and(eq(outlets.companyId, companyId), isNull(outlets.archivedAt))
    await tx.db.select({ id: outlets.id }).from(outlets).where(open).for('update')
    const [left] = await tx.db.select({ n: count() }).from(outlets).where(open)
    if (!left || left.n < 2) throw new DomainError('last_outlet')
    await tx.db.update(outlets).set({ archivedAt: tx.clock.now() }).where(eq(outlets.id, outletId))
    await recordOwnAct(tx, 'outlet-archived', { outlet: outletId })
  })
}

export async function rotateKey(ctx: MerchantContext, outletId: string): Promise<string> {
  requirePermission(ctx, 'outlets:manage')
  await requireOutlet(ctx, outletId)
  const apiKey = newReference('K')
  await withTenant(ctx, async (tx) => {
    await tx.db.update(outlets).set({ apiKey }).where(eq(outlets.id, outletId))
    await recordOwnAct(tx, 'outlet-key-rotated', { outlet: outletId })
  })
  return apiKey
}
