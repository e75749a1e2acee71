import type { CompanyProfile, CompanyProfileChange } from '#contract/company/shapes.ts'
import { countryCodeOf } from '#rules/country-code.ts'
import { taxIdRefusal } from '#rules/money/tax-rules.ts'
import { companyProfiles } from '#database/schema/company-settings.ts'
import { addOwnAuditEntry } from '../audit/add-own-audit-entry.ts'
import { DomainError } from '../domain-error.ts'
import { requirePermission } from '../outlets/require-outlet.ts'
import type { MerchantContext } from '../sessions/session.server.ts'
import { withTenant } from '../tenant.server.ts'

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

/** Changes what is given and leaves the rest. */
export function saveProfile(ctx: MerchantContext, change: CompanyProfileChange): Promise<void> {
  requirePermission(ctx, 'company:edit')
  if (typeof change.logo === 'string' && !isPicture(change.logo)) {
    throw new DomainError('picture_refused', { fields: { logo: 'logo_invalid' } })
  }
  return withTenant(ctx, async (tx) => {
    const companyId = tx.session.companyId ?? ''
    const [known] = await tx.db.select().from(companyProfiles)
    const refusal = taxIdRefusal(
      countryCodeOf(change.country ?? known?.country ?? ''),
      change.tax_id ?? known?.taxId ?? '',
    )
    // What was kept before this rule does not stand in the way of another change.
    if (refusal && (change.tax_id !== undefined || change.country !== undefined))
      throw new DomainError('invalid_input', { fields: { tax_id: refusal } })
    const given = {
      legalName: change.legal_name,
      taxId: change.tax_id,
      address: change.address,
      country: change.country,
      logo: change.logo,
      updatedAt: tx.clock.now(),
    }
    const { legalName = '', taxId = '', address = '', country = '' } = given
    await tx.db
      .insert(companyProfiles)
      .values({ ...given, companyId, legalName, taxId, address, country })
      .onConflictDoUpdate({ target: companyProfiles.companyId, set: given })
    await addOwnAuditEntry(tx, 'company-changed', { what: 'profile' })
  })
}

/** How each kind of file begins; the dots are its length. */
const beginnings = { png: /^89504e470d0a1a0a/, jpeg: /^ffd8ff/, webp: /^52494646.{8}57454250/ }

/** Whether the file is of the kind that it claims. */
function isPicture(dataAddress: string): boolean {
  const [, kind, body = ''] = /^data:image\/(png|jpeg|webp);base64,(.*)$/.exec(dataAddress) ?? []
  if (kind !== 'png' && kind !== 'jpeg' && kind !== 'webp') return false
  return beginnings[kind].test(Buffer.from(body.slice(0, 24), 'base64').toString('hex'))
}
