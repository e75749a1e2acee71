import { staffNotes } from '#database/schema/staff-notes.ts'
import { addAuditEntry } from '../audit/add-audit-entry.ts'
import { withTransaction } from '../context.server.ts'
import { DomainError } from '../domain-error.ts'
import { newId } from '../identifiers.ts'
import type { StaffContext } from '../sessions/session.server.ts'
import { findMerchant } from './view-merchant.ts'

/** Notes are added, never changed: what was known when stays readable. */
export async function addNote(ctx: StaffContext, { id, text }: { id: string; text: string }): Promise<void> {
  const { userId, firstName, lastName } = ctx.session
  const merchant = await findMerchant(ctx, id)
  if (!merchant) throw new DomainError('not_found')
  const now = ctx.clock.now()
  await withTransaction(ctx, async (tx) => {
    await tx.db.insert(staffNotes).values({
      id: newId(now),
      userId: merchant.id,
      authorId: userId,
      author: `${firstName} ${lastName}`.trim(),
      text,
      createdAt: now,
    })
    await addAuditEntry(tx, { action: 'staff-noted', userId, detail: { merchant: merchant.id } })
  })
}
