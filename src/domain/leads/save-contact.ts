import { and, eq, notExists, sql } from 'drizzle-orm'
import type { LeadKind } from '#contract/leads/choices.ts'
import { leadContacts, leadEntries, leads } from '#database/schema/leads.ts'
import type { Context } from '../context.server.ts'
import { newId } from '../identifiers.ts'

interface Contact {
  /** Of the message, the booking or the begun booking itself. */
  id: string
  kind: LeadKind
  email: string
  name: string
  at: Date
  source: Record<string, string>
  about?: string
}

/** The name that we have has more words than the new one, or the same first name and more letters. */
const isFullerName = sql`
  excluded.name = ''
  or cardinality(string_to_array(${leads.name}, ' ')) > cardinality(string_to_array(excluded.name, ' '))
  or (split_part(lower(${leads.name}), ' ', 1) = split_part(lower(excluded.name), ' ', 1)
    and length(${leads.name}) > length(excluded.name))`

/**
 * Somebody wants something of us: kept in the transaction of what it is. Whoever is known gets one more contact, and
 * a lead that was done with is new again.
 */
export async function saveContact(ctx: Context, contact: Contact): Promise<void> {
  const { id, kind, at, source, about } = contact
  const values = {
    id: newId(at),
    email: contact.email.toLowerCase(),
    name: contact.name.trim(),
    firstAt: at,
    lastAt: at,
    waitingSince: at,
  }
  const [lead] = await ctx.db
    .insert(leads)
    .values(values)
    .onConflictDoUpdate({
      target: leads.email,
      set: {
        name: sql`case when ${isFullerName} then ${leads.name} else excluded.name end`,
        lastAt: sql`greatest(${leads.lastAt}, excluded.last_at)`,
        waitingSince: sql`coalesce(${leads.waitingSince}, excluded.waiting_since)`,
        state: sql`case when ${leads.state} in ('answered', 'closed') then 'new' else ${leads.state} end`,
        revision: sql`${leads.revision} + 1`,
      },
    })
    .returning({ id: leads.id })
  if (!lead) throw new Error('The lead was not written.')
  await ctx.db
    .insert(leadContacts)
    .values({ id, leadId: lead.id, kind, at, source, about })
    .onConflictDoNothing()
}

/** A begun booking that is finished: the booking itself has taken its place, perhaps under another address. */
export async function forgetUnfinished(ctx: Context, id: string): Promise<void> {
  const [gone] = await ctx.db.delete(leadContacts).where(eq(leadContacts.id, id)).returning()
  if (!gone) return
  const contacts = ctx.db.select().from(leadContacts).where(eq(leadContacts.leadId, leads.id))
  const entries = ctx.db.select().from(leadEntries).where(eq(leadEntries.leadId, leads.id))
  await ctx.db.delete(leads).where(and(eq(leads.id, gone.leadId), notExists(contacts), notExists(entries)))
}

/** Everything about an address, with what was written to it. */
export const eraseLead = (ctx: Context, email: string) =>
  ctx.db.delete(leads).where(eq(leads.email, email.toLowerCase()))
