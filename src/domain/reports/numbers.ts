import { and, asc, eq, gte, sql } from 'drizzle-orm'
import { csvOf } from '#rules/csv.ts'
import { events } from '#database/schema/events.ts'
import { moduleInstalls } from '#database/schema/companies.ts'
import { users } from '#database/schema/users.ts'
import type { StaffContext } from '../sessions/session.server.ts'
import { recordExport } from '../merchants/export-merchants.ts'
import { likeOf } from '../lists/search-words.ts'
import { lastWeeks, weekOf } from './weeks.ts'

/** Where an account came from: the campaign's name, else the way it was made. */
const sourceOf = sql<string>`coalesce(nullif(${users.source}->>'utm_source', ''), nullif(${users.source}->>'via', ''), 'direct')`

/** Sign-ups of twelve weeks by source, modules that run now, and what visitors did. */
export async function countTotals(ctx: StaffContext, search: string, zone: string) {
  const { db, clock } = ctx
  const weeks = lastWeeks(clock.now(), 12, zone)
  const bySource = await db
    .select({
      week: weekOf(users.createdAt, weeks).as('week'),
      source: sourceOf.as('came'),
      count: sql<number>`count(*)::int`,
    })
    .from(users)
    .where(and(eq(users.isStaff, false), gte(users.createdAt, weeks.since)))
    .groupBy(sql`1, 2`)
  const modules = await db
    .select({ slug: moduleInstalls.slug, count: sql<number>`count(*)::int` })
    .from(moduleInstalls)
    .groupBy(moduleInstalls.slug)
    .orderBy(asc(moduleInstalls.slug))
  return { weeks: weeks.mondays, bySource, modules, events: await countEvents(ctx, search, zone) }
}

const mostKinds = 100

/** By kind, label and page; nobody's name is in them. */
const countEvents = ({ db, clock }: StaffContext, search: string, zone: string, limit = mostKinds) =>
  db
    .select({
      category: events.category,
      label: events.label,
      path: events.path,
      count: sql<number>`count(*)::int`,
      last: sql<string>`to_char(max(${events.createdAt}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`,
    })
    .from(events)
    .where(
      and(
        gte(events.createdAt, lastWeeks(clock.now(), 12, zone).since),
        likeOf(sql`lower(${events.category} || ' ' || ${events.label} || ' ' || ${events.path})`, search),
      ),
    )
    .groupBy(events.category, events.label, events.path)
    .orderBy(sql`4 desc`, events.category, events.label, events.path)
    .limit(limit)

export async function* exportEvents(ctx: StaffContext, search: string, zone: string): AsyncGenerator<string> {
  await recordExport(ctx, 'events')
  const rows = await countEvents(ctx, search, zone, 100_000)
  yield `\uFEFF${csvOf([
    ['Event', 'Label', 'Page', 'Times', 'Last'],
    ...rows.map((row) => [row.category, row.label, row.path, row.count, row.last.slice(0, 10)]),
  ])}`
}
