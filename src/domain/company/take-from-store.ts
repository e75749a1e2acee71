import { and, eq } from 'drizzle-orm'
import { defaultRegion } from '#contract/company/shapes.ts'
import { companies, memberships } from '#database/schema/companies.ts'
import { companyProfiles, companySettings } from '#database/schema/company-settings.ts'
import { users } from '#database/schema/users.ts'
import type { Context } from '../context.server.ts'
import type { ShopDetails } from '../ports/ports.ts'

/**
 * A company that nobody has set up takes name, zone, currency and country from its first store. What somebody has
 * chosen stays. Call it in the transaction that connects the store.
 */
export async function takeFromStore(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  companyId: string,
  details: ShopDetails,
): Promise<void> {
  const updatedAt = clock.now()
  await db
    .insert(companySettings)
    .values({
      companyId,
      language: languageOf(details.country),
      timeZone: details.zone,
      currencySymbol: symbolOf(details.currency),
      notifications: {},
      updatedAt,
    })
    .onConflictDoNothing()
  const country = countryName(details.country)
  if (country) {
    await db
      .insert(companyProfiles)
      .values({ companyId, legalName: '', taxId: '', address: '', country, updatedAt })
      .onConflictDoNothing()
  }
  if (details.name && (await isNamedAfterOwner(db, companyId)))
    await db.update(companies).set({ name: details.name }).where(eq(companies.id, companyId))
}

/** As an account is made, before anybody has said what the company is called. */
async function isNamedAfterOwner(db: Context['db'], companyId: string): Promise<boolean> {
  const [row] = await db
    .select({ name: companies.name, firstName: users.firstName, lastName: users.lastName })
    .from(companies)
    .innerJoin(memberships, and(eq(memberships.companyId, companies.id), eq(memberships.role, 'owner')))
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(eq(companies.id, companyId))
  return row !== undefined && row.name === `${row.firstName} ${row.lastName}`.trim()
}

const languageOf = (country: string) => ({ IN: 'en-IN', US: 'en-US' })[country] ?? defaultRegion.locale

/** At most four letters: where a currency has no short sign, its code. */
function symbolOf(currency: string): string {
  try {
    const parts = new Intl.NumberFormat('en', {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
    }).formatToParts(0)
    return parts.find(({ type }) => type === 'currency')?.value.slice(0, 4) ?? currency
  } catch {
    return defaultRegion.currencySymbol
  }
}

function countryName(code: string): string | undefined {
  return /^[A-Z]{2}$/.test(code) ? new Intl.DisplayNames('en', { type: 'region' }).of(code) : undefined
}
