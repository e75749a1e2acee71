import { and, asc, count, countDistinct, eq, gte, inArray, lt } from 'drizzle-orm'
import { auditLog } from '#database/schema/audit-log.ts'
import { companies, memberships } from '#database/schema/companies.ts'
import { companyProfiles } from '#database/schema/company-settings.ts'
import { type Context, withTransaction } from '../context.server.ts'
import type { AuditAction } from '../audit/add-audit-entry.ts'
import { lastMonthIn } from './last-month.ts'
import { readModules } from './read-month-modules.ts'
import { nameOf, notifyCompany } from './notify-company.ts'
import { regionOf } from './settings.ts'

/** One email a company about the month that has ended. Safe to repeat: each is queued once. */
export async function mailMonthlySummaries(ctx: Context): Promise<void> {
  const all = await ctx.db.select({ id: companies.id }).from(companies).orderBy(asc(companies.id))
  for (const { id } of all) await withTransaction(ctx, (tx) => mailSummary(tx, id))
}

async function mailSummary(ctx: Context, companyId: string): Promise<void> {
  const { timeZone } = await regionOf(ctx, companyId)
  const { from, to, name: month } = lastMonthIn(timeZone, ctx.clock.now())
  const acts = await readActs(ctx, companyId, from, to)
  const signIns = await countSignIns(ctx, companyId, from, to)
  const did = await readModules(ctx, companyId, { from, to, month })
  // A month in which nobody came and nothing changed is not worth an email.
  if (acts.length === 0 && signIns.times === 0 && did.spentTotal === '') return
  const [profile] = await ctx.db
    .select({ legalName: companyProfiles.legalName })
    .from(companyProfiles)
    .where(eq(companyProfiles.companyId, companyId))
  const data = {
    month,
    legalName: profile?.legalName ?? '',
    switchedOn: acts.filter(({ action }) => action === 'module-installed').length,
    switchedOff: acts.filter(({ action }) => action === 'module-removed').length,
    joined: await namesOf(
      ctx,
      acts.filter(({ action }) => action === 'person-joined').map(({ userId }) => userId),
    ),
    left: await namesOf(
      ctx,
      acts.filter(({ action }) => gone.includes(action)).map(({ detail }) => detail['person']),
    ),
    people: await countPeople(ctx, companyId),
    signIns,
    ...did,
    appsUrl: `${ctx.settings.publicBaseUrl}/merchant/apps`,
  }
  await notifyCompany(ctx, {
    companyId,
    kind: 'monthly-summary',
    key: `${companyId}:${month}`,
    build: (frame) => ({ template: 'monthly-summary', data: { ...frame, ...data } }),
  })
}

const gone: string[] = ['person-removed', 'person-left'] satisfies AuditAction[]
const reported: AuditAction[] = [
  'module-installed',
  'module-removed',
  'person-joined',
  'person-removed',
  'person-left',
]

const within = (companyId: string, from: Date, to: Date) =>
  and(eq(auditLog.companyId, companyId), gte(auditLog.at, from), lt(auditLog.at, to))

function readActs({ db }: Context, companyId: string, from: Date, to: Date) {
  return db
    .select({ action: auditLog.action, userId: auditLog.userId, detail: auditLog.detail })
    .from(auditLog)
    .where(and(within(companyId, from, to), inArray(auditLog.action, reported)))
    .orderBy(asc(auditLog.seq))
}

async function countSignIns({ db }: Context, companyId: string, from: Date, to: Date) {
  const [row] = await db
    .select({ times: count(), people: countDistinct(auditLog.userId) })
    .from(auditLog)
    .where(and(within(companyId, from, to), eq(auditLog.action, 'sign-in')))
  return row ?? { times: 0, people: 0 }
}

async function countPeople({ db }: Context, companyId: string): Promise<number> {
  const [row] = await db.select({ n: count() }).from(memberships).where(eq(memberships.companyId, companyId))
  return row?.n ?? 0
}

/** By name, once each. Who has erased their account since has none. */
async function namesOf(ctx: Context, ids: unknown[]): Promise<string[]> {
  const names: string[] = []
  for (const id of new Set(ids)) if (typeof id === 'string') names.push(await nameOf(ctx, id))
  return names.filter(Boolean)
}
