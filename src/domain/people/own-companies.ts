import { asc, eq } from 'drizzle-orm'
import type { OwnCompany } from '#contract/people/shapes.ts'
import { companies, memberships } from '#database/schema/companies.ts'
import { addAuditEntry } from '../audit/add-audit-entry.ts'
import { withTransaction } from '../context.server.ts'
import { DomainError } from '../domain-error.ts'
import type { MerchantContext } from '../sessions/session.server.ts'
import { currentState, workFor } from '../sessions/work-for.ts'

/** Across companies, so outside any tenant: the person who asks is the only key. */
export function listCompanies({ db, session }: MerchantContext): Promise<OwnCompany[]> {
  return db
    .select({ id: companies.id, name: companies.name, role: memberships.role })
    .from(memberships)
    .innerJoin(companies, eq(companies.id, memberships.companyId))
    .where(eq(memberships.userId, session.userId))
    .orderBy(asc(companies.name), asc(companies.id))
    .then((rows) => rows.map((row) => ({ ...row, is_current: row.id === session.companyId })))
}

/** The session works for another company from now on; a later sign-in begins there too. */
export async function changeCompany(ctx: MerchantContext, companyId: string): Promise<MerchantContext> {
  const { session } = ctx
  if (session.actorId) throw new DomainError('not_on_visit')
  await withTransaction(ctx, async (tx) => {
    await workFor(tx, { sessionId: session.id, userId: session.userId, companyId })
    await addAuditEntry(tx, { action: 'company-chosen', userId: session.userId, companyId })
  })
  return currentState(ctx)
}
