import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import { auditLog } from '#database/schema/audit-log.ts'
import { leadEntries, leads } from '#database/schema/leads.ts'
import { mailOutbox } from '#database/schema/mail-outbox.ts'
import { users } from '#database/schema/users.ts'
import { addAuditEntry } from '../audit/add-audit-entry.ts'
import { withTransaction } from '../context.server.ts'
import type { StaffContext } from '../sessions/session.server.ts'
import { answerKey } from './answer-lead.ts'
import { lockHolderOf } from './lock-lead.ts'
import { readContacts } from './read-contacts.ts'

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

export interface LeadEntry {
  id: string
  kind: 'note' | 'answer'
  createdAt: string
  author: string
  subject: string
  text: string
  /** Of an answer: whether the mail server has taken it. */
  post: 'waiting' | 'failing' | 'sent'
}

/** One address on one page: all that came from it, all that we wrote. Undefined for an id that is none. */
export async function viewLead(ctx: StaffContext, id: string) {
  if (!uuid.test(id)) return undefined
  const [lead] = await ctx.db.select().from(leads).where(eq(leads.id, id))
  if (!lead) return undefined
  const contacts = (await readContacts(ctx, [id])).get(id) ?? []
  const newest = contacts.toReversed()
  const [merchant] = await ctx.db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, lead.email), eq(users.isStaff, false)))
  return {
    id,
    email: lead.email,
    name: lead.name,
    state: lead.state,
    assigneeId: lead.assigneeId ?? '',
    revision: lead.revision,
    firstAt: lead.firstAt.toISOString(),
    waitingSince: lead.waitingSince?.toISOString() ?? null,
    firstReplyAt: lead.firstReplyAt?.toISOString() ?? null,
    phone: newest.find(({ phone }) => phone)?.phone ?? '',
    website: newest.find(({ website }) => website)?.website ?? '',
    holder: await lockHolderOf(ctx, lead),
    merchantId: merchant?.id,
    contacts,
    entries: await entriesOf(ctx, id),
  }
}

/** Who can see to a lead. */
export const colleagues = ({ db }: StaffContext) =>
  db
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(and(eq(users.isStaff, true), isNull(users.disabledAt)))
    .orderBy(asc(users.firstName), asc(users.lastName), asc(users.id))

const visit = 10 * 60_000

/** Records that the page was opened, once a visit. */
export async function recordLeadView(ctx: StaffContext, lead: string): Promise<void> {
  const actorId = ctx.session.userId
  const since = new Date(ctx.clock.now().getTime() - visit)
  const [seen] = await ctx.db
    .select({ seq: auditLog.seq })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.action, 'lead-viewed'),
        eq(auditLog.actorId, actorId),
        gt(auditLog.at, since),
        sql`${auditLog.detail}->>'lead' = ${lead}`,
      ),
    )
    .limit(1)
  if (seen) return
  await withTransaction(ctx, (tx) => addAuditEntry(tx, { action: 'lead-viewed', actorId, detail: { lead } }))
}

async function entriesOf({ db }: StaffContext, leadId: string): Promise<LeadEntry[]> {
  const rows = await db
    .select()
    .from(leadEntries)
    .where(eq(leadEntries.leadId, leadId))
    .orderBy(asc(leadEntries.createdAt), asc(leadEntries.id))
  const keys = rows.filter(({ kind }) => kind === 'answer').map((row) => answerKey(row.id))
  const mails =
    keys.length === 0
      ? []
      : await db
          .select({ key: mailOutbox.dedupeKey, sentAt: mailOutbox.sentAt, lastError: mailOutbox.lastError })
          .from(mailOutbox)
          .where(inArray(mailOutbox.dedupeKey, keys))
  return rows.map((row) => {
    const mail = mails.find(({ key }) => key === answerKey(row.id))
    // A month after it was sent, the outbox has forgotten it.
    const post = !mail || mail.sentAt ? 'sent' : mail.lastError ? 'failing' : 'waiting'
    const { id, kind, author, subject, text } = row
    return { id, kind, author, subject, text, createdAt: row.createdAt.toISOString(), post }
  })
}
