import { and, asc, eq, inArray, isNotNull, ne } from 'drizzle-orm'
import type { DomainView } from '#contract/company/shapes.ts'
import { webHost } from '#rules/web-address.ts'
import { companyDomains } from '#database/schema/company-settings.ts'
import { addOwnAuditEntry } from '../audit/add-own-audit-entry.ts'
import { withTransaction } from '../context.server.ts'
import { DomainError } from '../domain-error.ts'
import { newId, newSecret } from '../identifiers.ts'
import { requirePermission } from '../outlets/require-outlet.ts'
import type { MerchantContext } from '../sessions/session.server.ts'
import { withTenant } from '../tenant.server.ts'

const recordName = (domain: string) => `_infiniti.${domain}`

export async function listDomains(ctx: MerchantContext): Promise<DomainView[]> {
  const rows = await withTenant(ctx, ({ db }) =>
    db.select().from(companyDomains).orderBy(asc(companyDomains.domain)),
  )
  const held = await heldElsewhere(ctx, rows)
  return rows.map((row) => ({
    id: row.id,
    domain: row.domain,
    record_name: recordName(row.domain),
    record_value: row.proof,
    verified_at: row.verifiedAt?.toISOString() ?? null,
    checked_at: row.checkedAt?.toISOString() ?? null,
    is_held_elsewhere: held.has(row.domain),
  }))
}

/** Which of them another company has proved. Beyond one company, so no more than that is read. */
async function heldElsewhere(ctx: MerchantContext, own: { domain: string }[]): Promise<Set<string>> {
  if (own.length === 0) return new Set()
  const names = own.map(({ domain }) => domain)
  const rows = await ctx.db
    .select({ domain: companyDomains.domain })
    .from(companyDomains)
    .where(
      and(
        inArray(companyDomains.domain, names),
        isNotNull(companyDomains.verifiedAt),
        ne(companyDomains.companyId, ctx.session.companyId ?? ''),
      ),
    )
  return new Set(rows.map(({ domain }) => domain))
}

/** Anybody may name a domain; only the record in its zone makes it theirs. */
export function addDomain(ctx: MerchantContext, typed: string): Promise<void> {
  requirePermission(ctx, 'domains:manage')
  const domain = webHost(typed)
  if (!domain) throw new DomainError('invalid_url', { fields: { domain: 'domain_invalid' } })
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
    if (rows.length === 0) throw new DomainError('domain_listed', { fields: { domain: 'domain_listed' } })
    await addOwnAuditEntry(tx, 'domain-changed', { domain, what: 'added' })
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
    await addOwnAuditEntry(tx, 'domain-changed', {
      domain: row.domain,
      what: isProved ? 'proved' : 'not proved',
    })
  })
  if (!isProved) throw new DomainError('domain_unproved')
}

export function removeDomain(ctx: MerchantContext, id: string): Promise<void> {
  requirePermission(ctx, 'domains:manage')
  return withTenant(ctx, async (tx) => {
    const [row] = await tx.db.delete(companyDomains).where(eq(companyDomains.id, id)).returning()
    if (!row) throw new DomainError('not_found')
    await addOwnAuditEntry(tx, 'domain-changed', { domain: row.domain, what: 'removed' })
  })
}
