import { and, asc, count, eq, gte, inArray, lt, max, min, or, sql } from 'drizzle-orm'
import type { QueueItem } from '#contract/staff/queue.ts'
import { companies } from '#database/schema/companies.ts'
import { messageAttempts, messageSenders, messageTemplates } from '#database/schema/messages.ts'
import { formatMoney } from '#rules/money/amounts.ts'
import { type MessageEvent, messageEvents, eventRules } from '#rules/messages/events.ts'
import { ownerOf } from '../merchants/owner-of.ts'
import { walletCurrency } from '../money/wallet/open-wallet.ts'
import type { StaffContext } from '../sessions/session.server.ts'

const day = 24 * 60 * 60 * 1000
/** Of a few messages, one that failed says nothing. */
const few = 20
/** One of so many. */
const failingShare = 5
const unusualTimes = 5
/** In millionths: a company that spent less in a day, or nothing yet, is compared with this. */
const usualAtLeast = 10_000_000

/** Numbers that fail, texts that are not used and spending that is unlike the merchant's own, each at its merchant. */
export async function messageQueue(ctx: StaffContext, most: number): Promise<QueueItem[]> {
  return [
    ...(await stoppedSenders(ctx, most)),
    ...(await failingSenders(ctx, most)),
    ...(await unusedTemplates(ctx, most)),
    ...(await unusualSpending(ctx, most)),
  ]
}

const merchant = { company: companies.name, owner: ownerOf(companies.id) }

const hrefOf = ({ owner, company }: { owner: string | null; company: string }) =>
  owner ? `/admin/merchants/${owner}` : `/admin/merchants?${new URLSearchParams({ search: company })}`

async function stoppedSenders({ db }: StaffContext, most: number): Promise<QueueItem[]> {
  const rows = await db
    .select({ ...merchant, sender: messageSenders })
    .from(messageSenders)
    .innerJoin(companies, eq(companies.id, messageSenders.companyId))
    .where(inArray(messageSenders.state, ['refused', 'paused']))
    .orderBy(asc(messageSenders.updatedAt))
    .limit(most)
  return rows.map(({ sender, ...row }) => ({
    kind: 'sender',
    id: `${sender.outletId} ${sender.channel}`,
    title: row.company,
    about: '',
    message: {
      channel: sender.channel,
      sender: {
        name: sender.name,
        state: sender.state === 'refused' ? 'refused' : 'paused',
        reason: sender.reason,
      },
    },
    at: sender.updatedAt.toISOString(),
    href: hrefOf(row),
  }))
}

/** More than a fifth of the attempts of the last day failed. */
async function failingSenders({ db, clock }: StaffContext, most: number): Promise<QueueItem[]> {
  const since = new Date(clock.now().getTime() - day)
  const failed = sql<number>`count(*) filter (where ${messageAttempts.state} = 'failed')`.mapWith(Number)
  const rows = await db
    .select({
      ...merchant,
      outletId: messageAttempts.outletId,
      channel: messageAttempts.channel,
      tried: count(),
      failed,
      at: min(messageAttempts.createdAt),
    })
    .from(messageAttempts)
    .innerJoin(companies, eq(companies.id, messageAttempts.companyId))
    .where(gte(messageAttempts.createdAt, since))
    .groupBy(companies.id, messageAttempts.outletId, messageAttempts.channel)
    .having(sql`count(*) >= ${few} and ${failed} * ${failingShare}::int > count(*)`)
    .orderBy(min(messageAttempts.createdAt))
    .limit(most)
  return rows.map((row) => ({
    kind: 'sender',
    id: `failing ${row.outletId} ${row.channel}`,
    title: row.company,
    about: '',
    message: { channel: row.channel, failed: { count: row.failed, of: row.tried } },
    at: (row.at ?? clock.now()).toISOString(),
    href: hrefOf(row),
  }))
}

/** Texts that the provider has paused or moved to another category: several of one merchant are one thing to do. */
async function unusedTemplates({ db }: StaffContext, most: number): Promise<QueueItem[]> {
  const moved = messageEvents.map((event) =>
    and(
      eq(messageTemplates.event, event),
      sql`${messageTemplates.category} <> ${eventRules[event].category}`,
    ),
  )
  const rows = await db
    .select({
      ...merchant,
      outletId: messageTemplates.outletId,
      channel: messageTemplates.channel,
      events: sql<MessageEvent[]>`json_agg(${messageTemplates.event} order by ${messageTemplates.event})`,
      at: max(messageTemplates.updatedAt),
    })
    .from(messageTemplates)
    .innerJoin(companies, eq(companies.id, messageTemplates.companyId))
    .where(or(eq(messageTemplates.state, 'paused'), ...moved))
    .groupBy(companies.id, messageTemplates.outletId, messageTemplates.channel)
    .orderBy(max(messageTemplates.updatedAt))
    .limit(most)
  return rows.map((row) => ({
    kind: 'template',
    id: `${row.outletId} ${row.channel}`,
    title: row.company,
    about: '',
    message: { channel: row.channel, events: row.events },
    at: (row.at ?? new Date(0)).toISOString(),
    href: hrefOf(row),
  }))
}

/** More than five times as much in a day as on a usual day of the week before. */
async function unusualSpending({ db, clock }: StaffContext, most: number): Promise<QueueItem[]> {
  const now = clock.now().getTime()
  const today = new Date(now - day)
  const spent = sql<number>`coalesce(sum(${messageAttempts.price}) filter (where ${gte(messageAttempts.createdAt, today)}), 0)`
  const usual = sql<number>`coalesce(sum(${messageAttempts.price}) filter (where ${lt(messageAttempts.createdAt, today)}), 0) / 7`
  const rows = await db
    .select({
      ...merchant,
      companyId: companies.id,
      spent: spent.mapWith(Number),
      usual: usual.mapWith(Number),
      at: max(messageAttempts.createdAt),
    })
    .from(messageAttempts)
    .innerJoin(companies, eq(companies.id, messageAttempts.companyId))
    .where(
      and(
        gte(messageAttempts.createdAt, new Date(now - 8 * day)),
        sql`${messageAttempts.transferId} is not null`,
      ),
    )
    .groupBy(companies.id)
    .having(
      sql`${spent} > greatest(${usual}, ${usualAtLeast}::bigint) * ${unusualTimes}::int
        and count(*) filter (where ${gte(messageAttempts.createdAt, today)}) >= ${few}`,
    )
    .orderBy(max(messageAttempts.createdAt))
    .limit(most)
  return rows.map((row) => ({
    kind: 'spending',
    id: row.companyId,
    title: row.company,
    about: `${formatMoney(row.spent, walletCurrency)} in 24 hours, usually ${formatMoney(Math.round(row.usual), walletCurrency)}`,
    at: (row.at ?? clock.now()).toISOString(),
    href: `/admin/money/${row.companyId}`,
  }))
}
