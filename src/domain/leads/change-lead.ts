import { and, eq, isNull } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { leadChange, leadNoteInput } from '#contract/leads/shapes.ts'
import { leadEntries, leads } from '#database/schema/leads.ts'
import { users } from '#database/schema/users.ts'
import { addAuditEntry } from '../audit/add-audit-entry.ts'
import { withTransaction } from '../context.server.ts'
import { DomainError } from '../domain-error.ts'
import { newId } from '../identifiers.ts'
import type { StaffContext } from '../sessions/session.server.ts'
import { findLeadForUpdate, nameOf } from './lock-lead.ts'

/** Changes the state or the responsible person. Refused if the lead has changed since the page was read. */
export async function changeLead(
  ctx: StaffContext,
  { id, revision, state, assignee }: z.infer<typeof leadChange>,
): Promise<number> {
  return withTransaction(ctx, async (tx) => {
    const lead = await findLeadForUpdate(tx, id)
    if (lead.revision !== revision) throw new DomainError('lead_changed')
    const assigneeId = assignee === undefined ? lead.assigneeId : assignee || null
    if (assignee) await requireColleague(tx, assignee)
    const next = state ?? lead.state
    if (next === lead.state && assigneeId === lead.assigneeId) return revision
    await tx.db
      .update(leads)
      .set({
        state: next,
        assigneeId,
        revision: revision + 1,
        // Nobody waits for whatever is closed; what is opened again waits since the last contact.
        ...(next === 'closed' && { waitingSince: null }),
        ...(isOpened(lead.state, next) && { waitingSince: lead.waitingSince ?? lead.lastAt }),
      })
      .where(eq(leads.id, id))
    if (next !== lead.state) await record(tx, 'lead-state', { lead: id, from: lead.state, to: next })
    if (assigneeId !== lead.assigneeId) {
      await record(tx, 'lead-assigned', { lead: id, to: assigneeId ?? 'nobody' })
    }
    return revision + 1
  })
}

const isOpened = (from: string, to: string) => from === 'closed' && (to === 'new' || to === 'in-hand')

async function requireColleague({ db }: StaffContext, id: string): Promise<void> {
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), eq(users.isStaff, true), isNull(users.disabledAt)))
  if (!row) throw new DomainError('invalid_input', { fields: { assignee: 'choice_required' } })
}

/** Notes are added, never changed, and stand in nobody's way: they leave the revision as it is. */
export async function noteOnLead(
  ctx: StaffContext,
  { id, text }: z.infer<typeof leadNoteInput>,
): Promise<void> {
  await withTransaction(ctx, async (tx) => {
    const lead = await findLeadForUpdate(tx, id)
    const now = tx.clock.now()
    await tx.db.insert(leadEntries).values({
      id: newId(now),
      leadId: lead.id,
      kind: 'note',
      authorId: tx.session.userId,
      author: nameOf(tx),
      text,
      createdAt: now,
    })
    await record(tx, 'lead-noted', { lead: id })
  })
}

export const record = (
  ctx: StaffContext,
  action: 'lead-state' | 'lead-assigned' | 'lead-noted' | 'lead-answered',
  detail: Record<string, string | number | boolean>,
) => addAuditEntry(ctx, { action, actorId: ctx.session.userId, detail })
