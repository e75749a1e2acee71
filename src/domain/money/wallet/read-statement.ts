import { and, asc, desc, eq, gte, lt, sql } from 'drizzle-orm'
import { instantOf } from '#rules/zone-time.ts'
import { arrayText } from '#database/array-text.ts'
import type { Db } from '#database/client.server.ts'
import { preparedQuery } from '#database/prepared-query.server.ts'
import { outlets } from '#database/schema/companies.ts'
import { entries, type TransferKind, transfers } from '#database/schema/ledger.ts'
import { rateLines, rates } from '#database/schema/rates.ts'
import type { Context } from '#domain/context.server.ts'
import { DomainError } from '#domain/domain-error.ts'
import { requirePermission } from '#domain/outlets/require-outlet.ts'
import type { MerchantContext } from '#domain/sessions/session.server.ts'
import { withTenant } from '#domain/tenant.server.ts'
import { booksZone } from '../documents/books.ts'
import { papersOfLines } from '../documents/papers-of-lines.ts'
import { callLedger } from '../ledger/call-ledger.ts'
import { findWallet, type Wallet, walletCurrency } from './open-wallet.ts'

export interface StatementFilter {
  /** Days of the books' calendar, both included; empty for no limit. */
  from: string
  to: string
  outlet: string
  channel: string
  kind: TransferKind | ''
  /** Lines before this one. */
  before?: number
}

const pageSize = 50

export const wholeStatement: StatementFilter = { from: '', to: '', outlet: '', channel: '', kind: '' }

/** A page of the statement, newest first. It walks the lines by their number, never by an offset. */
export async function readStatement(ctx: MerchantContext, filter: StatementFilter) {
  requirePermission(ctx, 'billing:view')
  requireOrder(filter)
  const { companyId } = ctx.session
  if (!companyId) throw new DomainError('forbidden')
  return withTenant(ctx, async (tx) => {
    const wallet = await findWallet(tx, companyId)
    return wallet ? pageOf(tx, wallet, filter) : emptyPage
  })
}

/** A range whose last day is before its first is a mistake, and is said so. */
export const isReversed = ({ from, to }: Pick<StatementFilter, 'from' | 'to'>): boolean =>
  from !== '' && to !== '' && from > to

export function requireOrder(filter: StatementFilter): void {
  if (isReversed(filter)) throw new DomainError('invalid_input', { fields: { to: 'days_reversed' } })
}

const emptyPage = { lines: [], next: null, opening: 0, closing: 0, currency: walletCurrency }

export async function pageOf(ctx: Pick<Context, 'db'>, wallet: Wallet, filter: StatementFilter) {
  const range = await rangeOf(ctx, wallet, filter)
  const before = Math.min(range.end, filter.before ?? range.end)
  const rows = isWhole(filter)
    ? await numberedLines(ctx.db).execute({ accountId: wallet.accountId, numbers: numbersBefore(before) })
    : await linesWithin(ctx, wallet, filter, { ...range, end: before })
        .orderBy(desc(entries.seq))
        .limit(pageSize + 1)
  const lines = await papersOfLines(ctx, wallet.companyId, rows.slice(0, pageSize))
  return {
    lines,
    next: rows.length > pageSize ? (lines.at(-1)?.seq ?? null) : null,
    opening: await balanceBefore(ctx, wallet, range.first),
    closing: await balanceBefore(ctx, wallet, range.end),
    currency: wallet.currency,
  }
}

const isWhole = ({ from, to, outlet, channel, kind }: StatementFilter) =>
  !from && !to && !outlet && !channel && !kind

/** All lines of a range in parts, oldest first, for a file. */
export async function* walkStatement(ctx: Pick<Context, 'db'>, wallet: Wallet, filter: StatementFilter) {
  const range = await rangeOf(ctx, wallet, filter)
  let first = range.first
  for (;;) {
    const rows = await linesWithin(ctx, wallet, filter, { ...range, first })
      .orderBy(asc(entries.seq))
      .limit(1000)
    yield await papersOfLines(ctx, wallet.companyId, rows)
    const last = rows.at(-1)?.seq
    if (rows.length < 1000 || !last) return
    first = last + 1
  }
}

interface Range {
  first: number
  /** The line behind the last one. */
  end: number
}

async function rangeOf(
  ctx: Pick<Context, 'db'>,
  { accountId, seq }: Wallet,
  filter: StatementFilter,
): Promise<Range> {
  if (!filter.from && !filter.to) return { first: 1, end: seq + 1 }
  const lineAt = async (day: string) => {
    const at = new Date(instantOf(day, 0, booksZone())).toISOString()
    return Number(
      await callLedger<string>(ctx.db, sql`select first_line_since(${accountId}, ${at}::timestamptz)`),
    )
  }
  return {
    first: filter.from ? await lineAt(filter.from) : 1,
    end: filter.to ? await lineAt(dayAfter(filter.to)) : seq + 1,
  }
}

const dayAfter = (day: string) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)

const statementLines = (db: Db) =>
  db
    .select({
      seq: sql<number>`${entries.seq}`.mapWith(Number),
      at: entries.at,
      kind: entries.kind,
      amount: entries.amount,
      balanceAfter: sql<number>`${entries.balanceAfter}`.mapWith(Number),
      memo: transfers.memo,
      scope: transfers.scope,
      key: transfers.key,
      units: transfers.units,
      unitPrice: rates.unitPrice,
      channel: rateLines.channel,
      category: rateLines.category,
      country: rateLines.country,
      store: outlets.outletName,
    })
    .from(entries)
    .innerJoin(transfers, eq(transfers.id, entries.transferId))
    .leftJoin(rates, eq(rates.id, transfers.rateId))
    .leftJoin(rateLines, eq(rateLines.id, rates.line))
    .leftJoin(outlets, eq(outlets.id, transfers.outletId))

/**
 * The page that is read most, without filters. Lines are numbered without a gap, so it is known by its numbers: no plan
 * reads more than these, and PostgreSQL keeps the plan.
 */
const numberedLines = preparedQuery((db) =>
  statementLines(db)
    .where(
      and(
        eq(entries.accountId, sql.placeholder('accountId')),
        sql`${entries.seq} = any(${sql.placeholder('numbers')}::bigint[])`,
      ),
    )
    .orderBy(desc(entries.seq))
    .prepare('numbered_lines'),
)

const numbersBefore = (line: number) =>
  arrayText(Array.from({ length: pageSize + 1 }, (_, place) => line - 1 - place))

const linesWithin = (
  { db }: Pick<Context, 'db'>,
  { accountId }: Wallet,
  filter: StatementFilter,
  { first, end }: Range,
) =>
  statementLines(db).where(
    and(
      eq(entries.accountId, accountId),
      gte(entries.seq, first),
      lt(entries.seq, end),
      filter.kind ? eq(entries.kind, filter.kind) : undefined,
      filter.outlet ? eq(transfers.outletId, filter.outlet) : undefined,
      filter.channel ? eq(rateLines.channel, filter.channel) : undefined,
    ),
  )

/** The wallet and its last line were changed by one statement, so both ends of a whole statement are known. */
async function balanceBefore(
  { db }: Pick<Context, 'db'>,
  { accountId, balance, seq }: Wallet,
  line: number,
): Promise<number> {
  if (line === 1) return 0
  if (line === seq + 1) return balance
  const [row] = await db
    .select({ balance: entries.balanceAfter })
    .from(entries)
    .where(and(eq(entries.accountId, accountId), eq(entries.seq, line - 1)))
  return row?.balance ?? 0
}
