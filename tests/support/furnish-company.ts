import { moduleInstalls, shopifyGrants } from '#database/schema/companies.ts'
import {
  companyDomains,
  companyProfiles,
  companySettings,
  departmentMembers,
  departments,
  invitations,
  moduleSettings,
} from '#database/schema/company-settings.ts'
import type { Context } from '#domain/context.server.ts'
import { newId } from '#domain/identifiers.ts'

interface Ids {
  companyId: string
  outletId: string
  userId: string
}

/** At least one row in every table that companies have, for tests that look at all of them. */
export async function furnishCompany({ db, clock }: Context, { companyId, outletId, userId }: Ids) {
  const now = clock.now()
  const departmentId = newId(now)
  const common = { companyId, outletId, slug: 'crm' }
  await db.insert(moduleInstalls).values({ ...common, installedAt: now })
  await db.insert(moduleSettings).values({ ...common, values: {}, showsSamples: false, updatedAt: now })
  await db.insert(shopifyGrants).values({
    shop: `${companyId}.myshopify.com`,
    companyId,
    outletId,
    tokenEnc: '',
    scopes: '',
    shopDetails: {},
    grantedAt: now,
  })
  await db.insert(companySettings).values({
    companyId,
    language: 'en',
    timeZone: 'Asia/Kolkata',
    currencySymbol: '₹',
    notifications: {},
    updatedAt: now,
  })
  await db
    .insert(companyProfiles)
    .values({ companyId, legalName: 'Straits', taxId: '', address: '', country: 'SG', updatedAt: now })
  await db
    .insert(companyDomains)
    .values({ id: newId(now), companyId, outletId, domain: 'straits.example', proof: '', createdAt: now })
  await db.insert(departments).values({ id: departmentId, companyId, name: 'Packing', createdAt: now })
  await db.insert(departmentMembers).values({ companyId, departmentId, userId })
  await db.insert(invitations).values({
    id: newId(now),
    companyId,
    email: 'new@straits.example',
    role: 'support',
    outletIds: [],
    hash: companyId,
    expiresAt: now,
    createdAt: now,
  })
}
