import { eq } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { leadAnswerInput } from '#contract/leads/shapes.ts'
import { leadEntries, leads } from '#database/schema/leads.ts'
import { withTransaction } from '../context.server.ts'
import { DomainError } from '../domain-error.ts'
import { newId } from '../identifiers.ts'
import { queueMail } from '../mail/queue-mail.ts'
import type { StaffContext } from '../sessions/session.server.ts'
import { record } from './change-lead.ts'
import { isLockedByAnother, findLeadForUpdate, nameOf } from './lock-lead.ts'

/** By which the email of an answer is found in the outbox. */
export const answerKey = (entryId: string) => `lead-answer:${entryId}`

/**
 * Writes to a lead and keeps what was written. Of two who answer at once, the second is told: by the hold of whoever
 * is still writing, or by the revision that the first answer has changed.
 */
export async function answerLead(
  ctx: StaffContext,
  { id, revision, subject, text }: z.infer<typeof leadAnswerInput>,
): Promise<number> {
  await ctx.limits.count('leadAnswer', ctx.session.userId)
  return withTransaction(ctx, async (tx) => {
    const lead = await findLeadForUpdate(tx, id)
    if (isLockedByAnother(tx, lead)) throw new DomainError('lead_locked')
    if (lead.revision !== revision) throw new DomainError('lead_changed')
    const now = tx.clock.now()
    const entryId = newId(now)
    const { userId } = tx.session
    const author = nameOf(tx)
    await tx.db.insert(leadEntries).values({
      id: entryId,
      leadId: id,
      kind: 'answer',
      authorId: userId,
      author,
      subject,
      text,
      createdAt: now,
    })
    await queueMail(tx, lead.email, answerKey(entryId), {
      template: 'lead-answer',
      data: { staff: author, subject, text, replyTo: tx.settings.staffMail },
    })
    await tx.db
      .update(leads)
      .set({
        state: 'answered',
        assigneeId: lead.assigneeId ?? userId,
        waitingSince: null,
        firstReplyAt: lead.firstReplyAt ?? now,
        lockedBy: null,
        lockedUntil: null,
        revision: revision + 1,
      })
      .where(eq(leads.id, id))
    await record(tx, 'lead-answered', { lead: id })
    return revision + 1
  })
}
