import { csvOf } from '#rules/csv.ts'
import type { LeadQuery } from '#contract/leads/shapes.ts'
import type { StaffContext } from '../sessions/session.server.ts'
import { recordExport } from '../merchants/export-merchants.ts'
import { type LeadRow, listLeads } from './list-leads.ts'

const head = [
  'Name',
  'Email',
  'State',
  'Assignee',
  'First contact',
  'Last contact',
  'First reply',
  'Kind',
  'At',
  'Reference',
  'Phone',
  'Website',
  'Source',
  'Medium',
  'Campaign',
  'Text',
]

/** As the filter shows them, page after page: a line for each contact, with how its lead stands. */
export async function* exportLeads(ctx: StaffContext, query: LeadQuery): AsyncGenerator<string> {
  await recordExport(ctx, 'leads')
  yield `\uFEFF${csvOf([head])}`
  let after: string | null = ''
  while (after !== null) {
    const page = await listLeads(ctx, { ...query, after }, 500)
    if (page.leads.length > 0) yield csvOf(page.leads.flatMap(linesOf))
    after = page.next
  }
}

const linesOf = (lead: LeadRow) =>
  lead.contacts.map((contact) => [
    lead.name,
    lead.email,
    lead.state,
    lead.assignee,
    lead.firstAt,
    lead.lastAt,
    lead.firstReplyAt ?? '',
    contact.kind,
    contact.at,
    contact.reference,
    contact.phone,
    contact.website,
    contact.source.utm_source ?? contact.source.via ?? '',
    contact.source.utm_medium ?? '',
    contact.source.utm_campaign ?? '',
    [contact.answers && Object.values(contact.answers).join(' · '), contact.text, contact.about]
      .filter(Boolean)
      .join(' · '),
  ])
