import { and, eq, gte, inArray, sql } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import { campaignName, noCampaign } from '#contract/events/shapes.ts'
import { auditLog } from '#database/schema/audit-log.ts'
import { memberships, moduleInstalls, shopifyGrants } from '#database/schema/companies.ts'
import { events } from '#database/schema/events.ts'
import { users } from '#database/schema/users.ts'
import type { StaffContext } from '../sessions/session.server.ts'
import { lastWeeks, weekOf, type Weeks } from './weeks.ts'

export const funnelStages = ['visits', 'demos', 'signUps', 'shops', 'modules'] as const
export type FunnelStage = (typeof funnelStages)[number]
export type FunnelRow = { week: string; source: string } & Record<FunnelStage, number>

export const otherSources = 'others'
/** More have no room on the page; and anybody can name a campaign in an address. */
const mostSources = 8

/**
 * From visit to first module, by week and source. Visits and views are counted in the week they happen; an account is
 * counted in the week it was made, and its later steps with it.
 */
export async function readFunnel(
  ctx: StaffContext,
  zone: string,
): Promise<{ weeks: string[]; rows: FunnelRow[] }> {
  const weeks = lastWeeks(ctx.clock.now(), 12, zone)
  const rows = new Map<string, FunnelRow>()
  for (const part of [...(await countPages(ctx, weeks)), ...(await countAccounts(ctx, weeks))]) {
    const key = `${part.week} ${part.source}`
    const none = { visits: 0, demos: 0, signUps: 0, shops: 0, modules: 0 }
    rows.set(key, { ...none, ...rows.get(key), ...part })
  }
  return { weeks: weeks.mondays, rows: withFewSources([...rows.values()]) }
}

const countPages = ({ db }: StaffContext, weeks: Weeks) =>
  db
    .select({
      week: weekOf(events.createdAt, weeks).as('week'),
      source: events.source,
      visits: sql<number>`count(*) filter (where ${events.label} = 'entry')::int`,
      demos: sql<number>`count(*) filter (where ${events.path} ~ '^/demo(/|$)')::int`,
    })
    .from(events)
    .where(and(eq(events.category, 'Page'), gte(events.createdAt, weeks.since)))
    .groupBy(sql`1, 2`)

/** Those who were invited are not counted: they came to a company that was counted already. */
function countAccounts({ db }: StaffContext, weeks: Weeks) {
  const did = (...actions: string[]) =>
    db
      .select({ userId: memberships.userId })
      .from(auditLog)
      .innerJoin(memberships, eq(memberships.companyId, auditLog.companyId))
      .where(inArray(auditLog.action, actions))
  const owns = (table: typeof shopifyGrants | typeof moduleInstalls) =>
    db
      .select({ userId: memberships.userId })
      .from(table)
      .innerJoin(memberships, eq(memberships.companyId, table.companyId))
  // What is there now, and what was there once: taking something off undoes no step.
  const withShop = union(owns(shopifyGrants), did('shop-connected'))
  const withModule = union(owns(moduleInstalls), did('module-installed'))
  const named = sql`lower(trim(${users.source}->>'utm_source'))`
  return db
    .select({
      week: weekOf(users.createdAt, weeks).as('week'),
      source:
        sql<string>`case when ${named} ~ ${campaignName.source} then ${named} else ${noCampaign} end`.as(
          'source',
        ),
      signUps: sql<number>`count(*)::int`,
      shops: sql<number>`count(*) filter (where ${users.id} in ${withShop})::int`,
      modules: sql<number>`count(*) filter (where ${users.id} in ${withModule})::int`,
    })
    .from(users)
    .where(
      and(
        eq(users.isStaff, false),
        gte(users.createdAt, weeks.since),
        sql`${users.source}->>'via' is distinct from 'invitation'`,
      ),
    )
    .groupBy(sql`1, 2`)
}

/** The sources that bring most keep their names; the rest are one. */
function withFewSources(rows: FunnelRow[]): FunnelRow[] {
  const weight = new Map<string, number>()
  for (const { source, visits, signUps } of rows) {
    weight.set(source, (weight.get(source) ?? 0) + visits + signUps)
  }
  const named = new Set(
    [...weight]
      .toSorted((a, b) => b[1] - a[1])
      .slice(0, mostSources)
      .map(([source]) => source),
  )
  return rows.map((row) => (named.has(row.source) ? row : { ...row, source: otherSources }))
}
