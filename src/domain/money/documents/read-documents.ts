import { desc, eq } from 'drizzle-orm'
import { documents } from '#database/schema/billing.ts'
import { DomainError } from '#domain/domain-error.ts'
import { isOutletId, requirePermission } from '#domain/outlets/require-outlet.ts'
import type { MerchantContext } from '#domain/sessions/session.server.ts'
import { withTenant } from '#domain/tenant.server.ts'
import { titleOf } from './issue-document.ts'

const most = 200

export function listDocuments(ctx: MerchantContext) {
  requirePermission(ctx, 'billing:view')
  return withTenant(ctx, async ({ db }) => {
    const rows = await db.select().from(documents).orderBy(desc(documents.issuedAt)).limit(most)
    return rows.map(({ id, kind, subject, corrects, issuedAt, snapshot, ...row }) => ({
      id,
      kind,
      title: titleOf(row),
      subject,
      corrects,
      issuedAt,
      /** `2026-11-18`, as it was issued. */
      issuedOn: String(snapshot['issuedOn']),
    }))
  })
}

/** As it was issued: never from today's data. */
export async function readDocument(ctx: MerchantContext, id: string) {
  requirePermission(ctx, 'billing:view')
  const rows = isOutletId(id)
    ? await withTenant(ctx, ({ db }) => db.select().from(documents).where(eq(documents.id, id)))
    : []
  const [row] = rows
  if (!row) throw new DomainError('not_found')
  return row
}
