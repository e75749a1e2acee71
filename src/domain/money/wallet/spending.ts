import { and, eq, gte, lt, sql } from 'drizzle-orm'
import { daysWatched } from '#rules/money/days-left.ts'
import { instantOf, localTime } from '#rules/zone-time.ts'
import { walletSpending } from '#database/schema/ledger.ts'
import { rateLines } from '#database/schema/rates.ts'
import type { Context } from '#domain/context.server.ts'
import { callLedger } from '../ledger/call-ledger.ts'

export interface DaySpent {
  /** `2026-10-31`, as the company's clock counts. */
  day: string
  amount: number
  /** Of it, sign-in codes. */
  codes: number
}

const hour = 60 * 60 * 1000
const atOnce = 50_000

/** Adds the newest lines of a wallet to its hours. */
export async function rollUp({ db }: Pick<Context, 'db'>, walletId: string): Promise<void> {
  for (;;) {
    const done = await callLedger<number>(db, sql`select roll_up_spending(${walletId}, ${atOnce})`)
    if (done < atOnce) return
  }
}

/** What was spent on each of the last whole days, oldest first, beginning with the first day that has any history. */
export async function spendingByDay(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  walletId: string,
  timeZone: string,
): Promise<DaySpent[]> {
  const today = localTime(clock.now().getTime(), timeZone).day
  const days = Array.from({ length: daysWatched }, (_, back) => dayBefore(today, daysWatched - back))
  const [first = today] = days
  const rows = await db
    .select({ hour: walletSpending.hour, amount: walletSpending.amount, category: rateLines.category })
    .from(walletSpending)
    .innerJoin(rateLines, eq(rateLines.id, walletSpending.rateLine))
    .where(
      and(
        eq(walletSpending.walletId, walletId),
        gte(walletSpending.hour, new Date(instantOf(first, 0, timeZone) - hour)),
        lt(walletSpending.hour, new Date(instantOf(today, 0, timeZone))),
      ),
    )
  const [oldest] = await db
    .select({ hour: sql<string | null>`min(${walletSpending.hour})` })
    .from(walletSpending)
    .where(eq(walletSpending.walletId, walletId))
  if (!oldest?.hour) return []
  const since = localTime(new Date(oldest.hour).getTime(), timeZone).day
  const spent = new Map(days.map((day) => [day, { day, amount: 0, codes: 0 }]))
  for (const row of rows) {
    const entry = spent.get(localTime(row.hour.getTime(), timeZone).day)
    if (!entry) continue
    entry.amount += row.amount
    if (row.category.startsWith('authentication')) entry.codes += row.amount
  }
  return [...spent.values()].filter(({ day }) => day >= since)
}

function dayBefore(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - count * 24 * hour).toISOString().slice(0, 10)
}
