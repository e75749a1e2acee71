import { and, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { demoBookings, demoLeads } from '#database/schema/bookings.ts'
import { contactMessages } from '#database/schema/contact-messages.ts'
import { csvOf } from '#contract/csv.ts'
import type { Lead, LeadKind, LeadQuery } from '#contract/staff.ts'
import type { Context } from '../context.server.ts'
import type { StaffContext } from '../sessions/session.server.ts'
import { recordExport } from './export-merchants.ts'
import { readTimeMark, writeMark } from './page-mark.ts'
import { likeOf } from './search-words.ts'

const pageSize = 25

/** Everybody who wants something of us, newest first: messages, booked demos, and bookings that were not finished. */
export async function listLeads(
  ctx: Context,
  query: LeadQuery,
  size = pageSize,
): Promise<{ leads: Lead[]; next: string | null }> {
  const mark = readTimeMark(query.after)
  const wanted = query.kind === 'all' ? kinds : kinds.filter((kind) => kind === query.kind)
  const pages = await Promise.all(wanted.map((kind) => readers[kind](ctx, query.search, mark, size + 1)))
  const leads = pages.flat().toSorted(byNewest)
  const page = leads.slice(0, size)
  const last = page.at(-1)
  return { leads: page, next: leads.length > size && last ? writeMark(last.at, last.id) : null }
}

const kinds: LeadKind[] = ['message', 'booking', 'unfinished']

/** Ids begin with their time, so that equals keep one order everywhere. */
const byNewest = (a: Lead, b: Lead) => b.at.localeCompare(a.at) || b.id.localeCompare(a.id)

type Mark = ReturnType<typeof readTimeMark>
type Reader = (ctx: Context, search: string, mark: Mark, limit: number) => Promise<Lead[]>

const before = (at: unknown, id: unknown, mark: Mark): SQL | undefined =>
  mark && sql`(${at}, ${id}) < (${mark.value}::timestamptz, ${mark.id}::uuid)`

/** What the three questions were answered with. */
const told = ({ platform, orders, pain, note }: typeof demoBookings.$inferSelect.answers) =>
  [platform, orders, pain, note].filter(Boolean).join(' · ')

const readers: Record<LeadKind, Reader> = {
  async message({ db }, search, mark, limit) {
    const table = contactMessages
    const words = sql`lower(concat_ws(' ', ${table.firstName}, ${table.lastName}, ${table.email}, ${table.websiteUrl}, ${table.reference}, ${table.message}))`
    const rows = await db
      .select()
      .from(table)
      .where(
        and(isNotNull(table.confirmedAt), likeOf(words, search), before(table.createdAt, table.id, mark)),
      )
      .orderBy(sql`${table.createdAt} desc, ${table.id} desc`)
      .limit(limit)
    return rows.map((row) => ({
      id: row.id,
      kind: 'message',
      at: row.createdAt.toISOString(),
      name: `${row.firstName} ${row.lastName}`.trim(),
      email: row.email,
      phone: row.phoneNumber,
      website: row.websiteUrl,
      text: row.message,
      reference: row.reference,
      source: row.source,
    }))
  },
  async booking({ db }, search, mark, limit) {
    const table = demoBookings
    const words = sql`lower(concat_ws(' ', ${table.firstName}, ${table.lastName}, ${table.email}, ${table.websiteUrl}, ${table.reference}))`
    const rows = await db
      .select()
      .from(table)
      .where(and(likeOf(words, search), before(table.createdAt, table.id, mark)))
      .orderBy(sql`${table.createdAt} desc, ${table.id} desc`)
      .limit(limit)
    return rows.map((row) => ({
      id: row.id,
      kind: 'booking',
      at: row.createdAt.toISOString(),
      name: `${row.firstName} ${row.lastName}`.trim(),
      email: row.email,
      phone: row.phoneNumber,
      website: row.websiteUrl,
      text: told(row.answers),
      reference: row.reference,
      source: {},
      startsAt: row.startsAt.toISOString(),
      isCancelled: row.cancelledAt !== null,
    }))
  },
  /** Only those who agreed that we keep their address. */
  async unfinished({ db }, search, mark, limit) {
    const table = demoLeads
    const rows = await db
      .select()
      .from(table)
      .where(
        and(
          isNotNull(table.consentAt),
          isNotNull(table.email),
          isNull(table.bookedAt),
          likeOf(sql`lower(${table.email})`, search),
          before(table.createdAt, table.id, mark),
        ),
      )
      .orderBy(sql`${table.createdAt} desc, ${table.id} desc`)
      .limit(limit)
    return rows.map((row) => ({
      id: row.id,
      kind: 'unfinished',
      at: row.createdAt.toISOString(),
      name: '',
      email: row.email ?? '',
      phone: '',
      website: '',
      text: row.answers ? told(row.answers) : '',
      reference: '',
      source: {},
    }))
  },
}

/** As the filter shows them, page after page. */
export async function* exportLeads(ctx: StaffContext, query: LeadQuery): AsyncGenerator<string> {
  await recordExport(ctx, 'leads')
  yield `\uFEFF${csvOf([['Kind', 'At', 'Name', 'Email', 'Telephone', 'Website', 'Reference', 'Text']])}`
  let after: string | null = ''
  while (after !== null) {
    const page = await listLeads(ctx, { ...query, after }, 500)
    if (page.leads.length > 0) {
      yield csvOf(
        page.leads.map((lead) => [
          lead.kind,
          lead.at,
          lead.name,
          lead.email,
          lead.phone,
          lead.website,
          lead.reference,
          lead.text,
        ]),
      )
    }
    after = page.next
  }
}
