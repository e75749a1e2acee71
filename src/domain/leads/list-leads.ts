import { and, count, desc, eq, gt, inArray, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { LeadState, LeadView } from '#contract/leads/choices.ts'
import type { LeadQuery } from '#contract/leads/shapes.ts'
import { users } from '#database/schema/users.ts'
import { leads } from '#database/schema/leads.ts'
import type { StaffContext } from '../sessions/session.server.ts'
import { decodeTimeCursor, encodeCursor } from '../lists/cursor.ts'
import { patternsOf, phoneDigits } from '../lists/search-words.ts'
import { type LeadContact, readContacts } from './read-contacts.ts'

const pageSize = 25
const holders = alias(users, 'holders')

export interface LeadRow {
  id: string
  email: string
  name: string
  state: LeadState
  /** By name; empty for nobody. */
  assignee: string
  /** Which colleague is writing an answer now. */
  holder: string
  firstAt: string
  lastAt: string
  waitingSince: string | null
  firstReplyAt: string | null
  /** All of this address, oldest first. */
  contacts: LeadContact[]
}

const fullName = (table: typeof users | typeof holders) =>
  sql<string>`coalesce(trim(${table.firstName} || ' ' || ${table.lastName}), '')`

/** All leads, the latest first: one row for each address. */
export async function listLeads(
  ctx: StaffContext,
  query: LeadQuery,
  size = pageSize,
): Promise<{ leads: LeadRow[]; next: string | null }> {
  const cursor = decodeTimeCursor(query.after)
  const now = ctx.clock.now()
  const rows = await ctx.db
    .select({
      lead: leads,
      assignee: fullName(users),
      holder: fullName(holders),
    })
    .from(leads)
    .leftJoin(users, eq(users.id, leads.assigneeId))
    .leftJoin(
      holders,
      and(
        eq(holders.id, leads.lockedBy),
        gt(leads.lockedUntil, now),
        sql`${leads.lockedBy} <> ${ctx.session.userId}`,
      ),
    )
    .where(
      and(
        inView(ctx, query.view),
        query.kind === 'all' ? undefined : hasContact(sql`c.kind = ${query.kind}`),
        ...searched(query.search),
        cursor && sql`(${leads.lastAt}, ${leads.id}) < (${cursor.value}::timestamptz, ${cursor.id}::uuid)`,
      ),
    )
    .orderBy(desc(leads.lastAt), desc(leads.id))
    .limit(size + 1)
  const page = rows.slice(0, size)
  const contacts = await readContacts(
    ctx,
    page.map(({ lead }) => lead.id),
  )
  const last = page.at(-1)?.lead
  return {
    leads: page.map(({ lead, assignee, holder }) => ({
      id: lead.id,
      email: lead.email,
      name: lead.name,
      state: lead.state,
      assignee,
      holder,
      firstAt: lead.firstAt.toISOString(),
      lastAt: lead.lastAt.toISOString(),
      waitingSince: lead.waitingSince?.toISOString() ?? null,
      firstReplyAt: lead.firstReplyAt?.toISOString() ?? null,
      contacts: contacts.get(lead.id) ?? [],
    })),
    next: rows.length > size && last ? encodeCursor(last.lastAt.toISOString(), last.id) : null,
  }
}

const open: LeadState[] = ['new', 'in-hand']

function inView({ session }: StaffContext, view: LeadView): SQL | undefined {
  if (view === 'all') return undefined
  const isToDo = and(inArray(leads.state, open), hasLiveContact())
  if (view === 'open') return isToDo
  if (view === 'mine') return and(eq(leads.assigneeId, session.userId), isToDo)
  return eq(leads.state, view)
}

const hasContact = (which: SQL) =>
  sql`exists (select 1 from lead_contacts c where c.lead_id = ${leads.id} and ${which})`

/** A lead with only cancelled demos waits for nothing. */
export const hasLiveContact = (which: SQL = sql`true`) =>
  hasContact(sql`${which} and not exists (
    select 1 from demo_bookings b where b.id = c.id and b.cancelled_at is not null
  )`)

function searched(search: string): (SQL | undefined)[] {
  const digits = phoneDigits(search)
  const words = patternsOf(search).map(isFound)
  return digits ? [or(and(...words), hasPhone(`%${digits}%`))] : words
}

const hasPhone = (pattern: string) => sql`exists (
  select 1 from lead_contacts c
  left join contact_messages m on m.id = c.id
  left join demo_bookings b on b.id = c.id
  where c.lead_id = ${leads.id}
    and regexp_replace(coalesce(m.phone_number, b.phone_number), '[^0-9]', '', 'g') like ${pattern}
)`

/** A word is somewhere: in name or address, or in anything that came from there. */
const isFound = (pattern: string) => sql`(
  lower(${leads.name} || ' ' || ${leads.email}) like ${pattern}
  or exists (
    select 1 from lead_contacts c
    left join contact_messages m on m.id = c.id
    left join demo_bookings b on b.id = c.id
    where c.lead_id = ${leads.id} and lower(concat_ws(' ', m.reference, m.message, m.website_url,
      m.phone_number, b.reference, b.website_url, b.phone_number, c.source::text)) like ${pattern}
  )
)`

/** How many each view has, whatever is searched for. */
export async function countLeads(ctx: StaffContext) {
  const rows = await ctx.db.select({ state: leads.state, n: count() }).from(leads).groupBy(leads.state)
  const of = (state: LeadState) => rows.find((row) => row.state === state)?.n ?? 0
  const [toDo] = await ctx.db.select({ n: count() }).from(leads).where(inView(ctx, 'open'))
  const [mine] = await ctx.db.select({ n: count() }).from(leads).where(inView(ctx, 'mine'))
  const views: Record<LeadView, number> = {
    open: toDo?.n ?? 0,
    mine: mine?.n ?? 0,
    new: of('new'),
    'in-hand': of('in-hand'),
    answered: of('answered'),
    closed: of('closed'),
    all: rows.reduce((sum, { n }) => sum + n, 0),
  }
  return { views }
}
