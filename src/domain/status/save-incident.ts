import { eq } from 'drizzle-orm'
import type { IncidentInput } from '#contract/status/shapes.ts'
import { incidents } from '#database/schema/status.ts'
import { addAuditEntry } from '../audit/add-audit-entry.ts'
import { withTransaction } from '../context.server.ts'
import { DomainError } from '../domain-error.ts'
import { newId } from '../identifiers.ts'
import type { StaffContext } from '../sessions/session.server.ts'

/** Writes an incident for the status page, or changes one. What is resolved has an end, by default now. */
export async function saveIncident(
  ctx: StaffContext,
  { id, title, text, state, began_at, ended_at }: IncidentInput,
): Promise<void> {
  return withTransaction(ctx, async (tx) => {
    const now = tx.clock.now()
    const endedAt = state === 'resolved' ? (ended_at ? new Date(ended_at) : now) : null
    const values = { title, text, state, beganAt: new Date(began_at), endedAt, updatedAt: now }
    const rows = id
      ? await tx.db.update(incidents).set(values).where(eq(incidents.id, id)).returning({ id: incidents.id })
      : await tx.db
          .insert(incidents)
          .values({ id: newId(now), createdAt: now, ...values })
          .returning({ id: incidents.id })
    if (rows.length === 0) throw new DomainError('not_found')
    await addAuditEntry(tx, {
      action: 'incident-written',
      actorId: tx.session.userId,
      detail: { title, state },
    })
  })
}
