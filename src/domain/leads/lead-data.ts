import { and, asc, eq } from 'drizzle-orm'
import { leadContacts, leadEntries, leads } from '#database/schema/leads.ts'
import type { Context } from '../context.server.ts'

/** For the copy of their data that somebody asked for: what they had worked out, and what we wrote to them. */
export async function leadDataOf({ db }: Pick<Context, 'db'>, email: string) {
  const [lead] = await db.select().from(leads).where(eq(leads.email, email.toLowerCase()))
  if (!lead) return { calculations: [], answers: [] }
  const shares = await db
    .select()
    .from(leadContacts)
    .where(and(eq(leadContacts.leadId, lead.id), eq(leadContacts.kind, 'share')))
    .orderBy(asc(leadContacts.at))
  const answers = await db
    .select()
    .from(leadEntries)
    .where(and(eq(leadEntries.leadId, lead.id), eq(leadEntries.kind, 'answer')))
    .orderBy(asc(leadEntries.createdAt))
  return {
    calculations: shares.map(({ about, at }) => ({ address: about, created_at: at.toISOString() })),
    answers: answers.map(({ subject, text, createdAt }) => ({
      subject,
      text,
      created_at: createdAt.toISOString(),
    })),
  }
}
