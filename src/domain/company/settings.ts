import { eq } from 'drizzle-orm'
import {
  type CompanyProfile,
  type CompanySettings,
  companySettingsInput,
  notificationKinds,
} from '#contract/company.ts'
import { companies } from '#database/schema/companies.ts'
import { companyProfiles, companySettings } from '#database/schema/company-settings.ts'
import { recordOwnAct } from '../audit/record-own-act.ts'
import { DomainError } from '../domain-error.ts'
import { requirePermission } from '../outlets/require-outlet.ts'
import type { MerchantContext } from '../sessions/session.server.ts'
import { withTenant } from '../tenant.server.ts'

const everyNotice = Object.fromEntries(notificationKinds.map((kind) => [kind, true]))

/** Nothing is stored until somebody changes something. */
export function readSettings(ctx: MerchantContext): Promise<CompanySettings> {
  return withTenant(ctx, async ({ db }) => {
    const [company] = await db.select().from(companies)
    const [row] = await db.select().from(companySettings)
    return companySettingsInput.parse({
      company_name: company?.name ?? '',
      language: row?.language ?? 'en-GB',
      time_zone: row?.timeZone ?? 'Asia/Kolkata',
      currency_symbol: row?.currencySymbol ?? '₹',
      notifications: { ...everyNotice, ...row?.notifications },
    })
  })
}

export function saveSettings(ctx: MerchantContext, input: CompanySettings): Promise<void> {
  requirePermission(ctx, 'settings:edit')
  return withTenant(ctx, async (tx) => {
    const companyId = tx.session.companyId ?? ''
    const values = {
      language: input.language,
      timeZone: input.time_zone,
      currencySymbol: input.currency_symbol,
      notifications: input.notifications,
      updatedAt: tx.clock.now(),
    }
    await tx.db.update(companies).set({ name: input.company_name }).where(eq(companies.id, companyId))
    await tx.db
      .insert(companySettings)
      .values({ companyId, ...values })
      .onConflictDoUpdate({ target: companySettings.companyId, set: values })
    await recordOwnAct(tx, 'company-changed', { what: 'settings' })
  })
}

export function readProfile(ctx: MerchantContext): Promise<CompanyProfile> {
  return withTenant(ctx, async ({ db }) => {
    const [row] = await db.select().from(companyProfiles)
    return {
      legal_name: row?.legalName ?? '',
      tax_id: row?.taxId ?? '',
      address: row?.address ?? '',
      country: row?.country ?? '',
      logo: row?.logo ?? null,
    }
  })
}

export function saveProfile(ctx: MerchantContext, input: CompanyProfile): Promise<void> {
  requirePermission(ctx, 'company:edit')
  if (input.logo !== null && !isPicture(input.logo)) throw new DomainError('picture_refused')
  return withTenant(ctx, async (tx) => {
    const companyId = tx.session.companyId ?? ''
    const values = {
      legalName: input.legal_name,
      taxId: input.tax_id,
      address: input.address,
      country: input.country,
      logo: input.logo,
      updatedAt: tx.clock.now(),
    }
    await tx.db
      .insert(companyProfiles)
      .values({ companyId, ...values })
      .onConflictDoUpdate({ target: companyProfiles.companyId, set: values })
    await recordOwnAct(tx, 'company-changed', { what: 'profile' })
  })
}

const firstBytes = { png: '89504e470d0a1a0a', jpeg: 'ffd8ff', webp: '52494646' }

/** What it says it is, it is. */
function isPicture(dataAddress: string): boolean {
  const [, kind, body = ''] = /^data:image\/(png|jpeg|webp);base64,(.*)$/.exec(dataAddress) ?? []
  if (kind !== 'png' && kind !== 'jpeg' && kind !== 'webp') return false
  return Buffer.from(body.slice(0, 24), 'base64').toString('hex').startsWith(firstBytes[kind])
}
