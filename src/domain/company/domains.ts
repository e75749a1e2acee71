import { and, asc, eq, isNotNull, ne } from 'drizzle-orm'
import { webHost } from '#contract/web-address.ts'
import { companyDomains } from '#database/schema/company-settings.ts'
import { recordOwnAct } from '../audit/record-own-act.ts'
import { withTransaction } from '../context.server.ts'
import { DomainError } from '../domain-error.ts'
import { newId, newSecret } from '../identifiers.ts'
import { requirePermission } from '../outlets/require-outlet.ts'
import type { MerchantContext } from '../sessions/session.server.ts'
import { withTenant } from '../tenant.server.ts'

const recordName = (domain: string) => `_infiniti.${domain}`

export function listDomains(ctx: MerchantContext) {
  return withTenant(ctx, async ({ db }) => {
    const rows = await db.select().from(companyDomains).orderBy(asc(companyDomains.domain))
    return rows.map((row) => ({
      id: row.id,
      domain: row.domain,
      record_name: recordName(row.domain),
      record_value: row.proof,
      verified_at: row.verifiedAt?.toISOString() ?? null,
      checked_at: row.checkedAt?.toISOString() ?? null,
    }))
  })
}

/** Anybody may name a domain; only the record in its zone makes it theirs. */
export function addDomain(ctx: MerchantContext, typed: string): Promise<void> {
  requirePermission(ctx, 'domains:manage')
  const domain = webHost(typed)
  if (!domain) throw new DomainError('invalid_url')
  return withTenant(ctx, async (tx) => {
    const now = tx.clock.now()
    const rows = await tx.db
      .insert(companyDomains)
      .values({
        id: newId(now),
        companyId: tx.session.companyId ?? '',
        domain,
        proof: `infiniti-verification=${newSecret()}`,
        createdAt: now,
      })
      .onConflictDoNothing()
      .returning({ id: companyDomains.id })
    if (rows.length === 0) throw new DomainError('name_taken')
    await recordOwnAct(tx, 'domain-changed', { domain, what: 'added' })
  })
}

/** Asks the domain's own name servers. A company that proved it earlier loses it to the one that can prove it now. */
export async function checkDomain(ctx: MerchantContext, id: string): Promise<void> {
  requirePermission(ctx, 'domains:manage')
  await ctx.limits.count('domainCheck', ctx.session.userId)
  const [row] = await withTenant(ctx, ({ db }) =>
    db.select().from(companyDomains).where(eq(companyDomains.id, id)),
  )
  if (!row) throw new DomainError('not_found')
  const texts = await ctx.dns.texts(recordName(row.domain))
  const isProved = texts.includes(row.proof)
  // Beyond one company, because only one may hold the proof.
  await withTransaction(ctx, async (tx) => {
    const now = tx.clock.now()
    if (isProved) {
      await tx.db
        .update(companyDomains)
        .set({ verifiedAt: null })
        .where(
          and(
            eq(companyDomains.domain, row.domain),
            ne(companyDomains.id, id),
            isNotNull(companyDomains.verifiedAt),
          ),
        )
    }
    await tx.db
      .update(companyDomains)
      .set({ checkedAt: now, verifiedAt: isProved ? (row.verifiedAt ?? now) : null })
      .where(eq(companyDomains.id, id))
    await recordOwnAct(tx, 'domain-changed', { domain: row.domain, what: isProved ? 'proved' : 'not proved' })
  })
  if (!isProved) throw new DomainError('domain_unproved')
}

export function removeDomain(ctx: MerchantContext, id: string): Promise<void> {
  requirePermission(ctx, 'domains:manage')
  return withTenant(ctx, async (tx) => {
    const [row] = await tx.db.delete(companyDomains).where(eq(companyDomains.id, id)).returning()
    if (!row) throw new DomainError('not_found')
    await recordOwnAct(tx, 'domain-changed', { domain: row.domain, what: 'removed' })
  })
}
