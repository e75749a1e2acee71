import { and, eq } from 'drizzle-orm'
import { isFieldCode } from '#contract/error-codes.ts'
import {
  moduleSettings as specifications,
  settingsSchema,
  type SettingValues,
} from '#contract/modules/settings.ts'
import type { ModuleSlug } from '#contract/modules/modules.ts'
import { moduleInstalls } from '#database/schema/companies.ts'
import { moduleSettings } from '#database/schema/company-settings.ts'
import { addOwnAuditEntry } from '../audit/add-own-audit-entry.ts'
import { DomainError } from '../domain-error.ts'
import { type Outlet, requirePermission } from '../outlets/require-outlet.ts'
import type { MerchantContext } from '../sessions/session.server.ts'
import { withTenant } from '../tenant.server.ts'

/** Sets a module up in an outlet. The settings come whole, and each keeps to its limits. */
export function saveModuleSettings(
  ctx: MerchantContext,
  outlet: Outlet,
  slug: ModuleSlug,
  requested: SettingValues,
): Promise<void> {
  const checked = settingsSchema(specifications[slug]).safeParse(requested)
  if (!checked.success) {
    const fields = checked.error.issues.map(({ path, message }) => [
      path.join('.'),
      isFieldCode(message) ? message : 'unreadable',
    ])
    throw new DomainError('invalid_input', { fields: Object.fromEntries(fields) })
  }
  return keep(ctx, outlet, slug, checked.data)
}

function keep(ctx: MerchantContext, outlet: Outlet, slug: ModuleSlug, values: SettingValues): Promise<void> {
  requirePermission(ctx, 'apps:activate')
  return withTenant(ctx, async (tx) => {
    const [runs] = await tx.db
      .select({ slug: moduleInstalls.slug })
      .from(moduleInstalls)
      .where(and(eq(moduleInstalls.outletId, outlet.id), eq(moduleInstalls.slug, slug)))
    if (!runs) throw new DomainError('module_off')
    const { companyId, id: outletId } = outlet
    const updatedAt = tx.clock.now()
    await tx.db
      .insert(moduleSettings)
      .values({ companyId, outletId, slug, values, updatedAt })
      .onConflictDoUpdate({
        target: [moduleSettings.outletId, moduleSettings.slug],
        set: { updatedAt, values },
      })
    await addOwnAuditEntry(tx, 'module-set-up', { app: slug, outlet: outletId, what: 'settings' })
  })
}
