import { eq, sql } from 'drizzle-orm'
import { notificationKinds } from '#contract/company/choices.ts'
import {
  companySettings as settingsShape,
  type CompanySettings,
  type CompanySettingsChange,
  defaultRegion,
  type Region,
} from '#contract/company/shapes.ts'
import { preparedQuery } from '#database/prepared-query.server.ts'
import { companies } from '#database/schema/companies.ts'
import { companySettings } from '#database/schema/company-settings.ts'
import { addOwnAuditEntry } from '../audit/add-own-audit-entry.ts'
import type { Context } from '../context.server.ts'
import { requirePermission } from '../outlets/require-outlet.ts'
import type { MerchantContext } from '../sessions/session.server.ts'
import { withTenant } from '../tenant.server.ts'

const everyNotification = Object.fromEntries(notificationKinds.map((kind) => [kind, true]))

/** Defaults apply until the first change. */
export function readSettings(ctx: MerchantContext): Promise<CompanySettings> {
  return withTenant(ctx, async ({ db }) => {
    const [company] = await db.select().from(companies)
    const [row] = await db.select().from(companySettings)
    return settingsShape.parse({
      company_name: company?.name ?? '',
      language: row?.language ?? defaultRegion.locale,
      time_zone: row?.timeZone ?? defaultRegion.timeZone,
      currency_symbol: row?.currencySymbol ?? defaultRegion.currencySymbol,
      notifications: { ...everyNotification, ...row?.notifications },
    })
  })
}

/** Language, time zone and currency of the session's company. */
export async function readRegion(ctx: MerchantContext): Promise<Region> {
  const { companyId } = ctx.session
  return companyId ? withTenant(ctx, (tx) => regionOf(tx, companyId)) : defaultRegion
}

/** The same inside a transaction, also one that reads several companies. */
export async function regionOf({ db }: Pick<Context, 'db'>, companyId: string): Promise<Region> {
  const [row] = await regionQuery(db).execute({ companyId })
  return row ?? defaultRegion
}

const regionQuery = preparedQuery((db) =>
  db
    .select({
      locale: companySettings.language,
      timeZone: companySettings.timeZone,
      currencySymbol: companySettings.currencySymbol,
    })
    .from(companySettings)
    .where(eq(companySettings.companyId, sql.placeholder('companyId')))
    .prepare('region_of_company'),
)

/** Changes only what is given, with one statement for each table, so that two people can save at the same time. */
export function saveSettings(ctx: MerchantContext, change: CompanySettingsChange): Promise<void> {
  requirePermission(ctx, 'settings:edit')
  return withTenant(ctx, async (tx) => {
    const companyId = tx.session.companyId ?? ''
    const { company_name: name, notifications = {}, ...region } = change
    if (name !== undefined) await tx.db.update(companies).set({ name }).where(eq(companies.id, companyId))
    const given = {
      language: region.language,
      timeZone: region.time_zone,
      currencySymbol: region.currency_symbol,
      updatedAt: tx.clock.now(),
    }
    await tx.db
      .insert(companySettings)
      .values({
        companyId,
        notifications,
        updatedAt: given.updatedAt,
        language: given.language ?? defaultRegion.locale,
        timeZone: given.timeZone ?? defaultRegion.timeZone,
        currencySymbol: given.currencySymbol ?? defaultRegion.currencySymbol,
      })
      .onConflictDoUpdate({
        target: companySettings.companyId,
        set: {
          ...given,
          notifications: sql`${companySettings.notifications} || ${JSON.stringify(notifications)}::jsonb`,
        },
      })
    await addOwnAuditEntry(tx, 'company-changed', { what: 'settings' })
  })
}
