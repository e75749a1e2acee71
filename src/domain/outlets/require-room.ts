import { eq, isNull } from 'drizzle-orm'
import { companies, outlets } from '#database/schema/companies.ts'
import { DomainError } from '../domain-error.ts'
import type { MerchantContext } from '../sessions/session.server.ts'

/** Lets one change of addresses in a company happen at a time, so that the second sees what the first did. */
export async function lockCompany({ db, session }: MerchantContext): Promise<void> {
  await db
    .select({ id: companies.id })
    .from(companies)
    .where(eq(companies.id, session.companyId ?? ''))
    .for('no key update')
}

/**
 * Whether the company may have one more outlet, at this address: one address, one outlet, and a single outlet until
 * the e-mail is confirmed. Call it inside a transaction.
 */
export async function requireRoom(ctx: MerchantContext, webUrl: string | null): Promise<void> {
  await lockCompany(ctx)
  const open = await ctx.db.select({ webUrl: outlets.webUrl }).from(outlets).where(isNull(outlets.archivedAt))
  if (webUrl && open.some((outlet) => outlet.webUrl === webUrl)) throw new DomainError('address_in_use')
  if (open.length > 0 && !ctx.session.emailVerified) throw new DomainError('email_unverified')
}
