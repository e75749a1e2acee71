import { asc, eq, inArray } from 'drizzle-orm'
import type { LeadKind } from '#contract/leads/choices.ts'
import { demoBookings, demoLeads } from '#database/schema/bookings.ts'
import { contactMessages } from '#database/schema/contact-messages.ts'
import { leadContacts } from '#database/schema/leads.ts'
import type { Context } from '../context.server.ts'

/** One thing that somebody wanted, with what is known of it. */
export interface LeadContact {
  id: string
  kind: LeadKind
  at: string
  reference: string
  /** In their own words, where they used any. */
  text: string
  answers?: { platform: string; orders: string; pain: string }
  phone: string
  website: string
  source: Record<string, string>
  /** Of a shared calculation: where to see it. */
  about: string
  /** Of a booked demo. */
  startsAt?: string
  isCancelled?: boolean
}

/** What some leads wanted, oldest first. Each contact is joined to what it is about by its id. */
export async function readContacts(
  { db }: Pick<Context, 'db'>,
  leadIds: string[],
): Promise<Map<string, LeadContact[]>> {
  const found = new Map<string, LeadContact[]>()
  if (leadIds.length === 0) return found
  const rows = await db
    .select({ contact: leadContacts, message: contactMessages, booking: demoBookings, begun: demoLeads })
    .from(leadContacts)
    .leftJoin(contactMessages, eq(contactMessages.id, leadContacts.id))
    .leftJoin(demoBookings, eq(demoBookings.id, leadContacts.id))
    .leftJoin(demoLeads, eq(demoLeads.id, leadContacts.id))
    .where(inArray(leadContacts.leadId, leadIds))
    .orderBy(asc(leadContacts.at), asc(leadContacts.id))
  for (const { contact, message, booking, begun } of rows) {
    const answers = booking?.answers ?? begun?.answers
    const one: LeadContact = {
      id: contact.id,
      kind: contact.kind,
      at: contact.at.toISOString(),
      reference: message?.reference ?? booking?.reference ?? '',
      text: message?.message ?? answers?.note ?? '',
      ...(answers && { answers }),
      phone: message?.phoneNumber ?? booking?.phoneNumber ?? '',
      website: message?.websiteUrl ?? booking?.websiteUrl ?? '',
      source: contact.source,
      about: contact.about,
      ...(booking && {
        startsAt: booking.startsAt.toISOString(),
        isCancelled: booking.cancelledAt !== null,
      }),
    }
    found.set(contact.leadId, [...(found.get(contact.leadId) ?? []), one])
  }
  return found
}
