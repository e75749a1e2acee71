import { and, eq, gte, lt, sql } from 'drizzle-orm'
import { microsOfCents } from '#rules/money/amounts.ts'
import { entries, type TransferKind, transfers } from '#database/schema/ledger.ts'
import { rateLines, rates } from '#database/schema/rates.ts'
import type { Context } from '#domain/context.server.ts'
import { callLedger } from '../ledger/call-ledger.ts'
import type { Wallet } from '../wallet/open-wallet.ts'

/** Paid money and free credit, apart, in millionths. */
export interface Sums {
  paid: number
  free: number
}

export interface MonthMessages {
  channel: string
  category: string
  country: string
  units: number
  amount: number
}

const messageKinds: readonly TransferKind[] = ['capture', 'spend', 'reversal']

/** What the ledger says of one wallet between two moments. Everything that is printed about a month comes from here. */
export async function monthFigures(ctx: Pick<Context, 'db'>, wallet: Wallet, from: Date, to: Date) {
  const { db } = ctx
  const { accountId } = wallet
  const [first, end] = [await lineAt(ctx, accountId, from), await lineAt(ctx, accountId, to)]
  const within = and(eq(entries.accountId, accountId), gte(entries.seq, first), lt(entries.seq, end))
  const sums = {
    paid: sql<string>`sum(${entries.amount} - ${entries.creditAmount})`.mapWith(Number),
    free: sql<string>`sum(${entries.creditAmount})`.mapWith(Number),
  }
  const moved = await db
    .select({ kind: entries.kind, ...sums })
    .from(entries)
    .where(within)
    .groupBy(entries.kind)
  const [since] = await db
    .select(sums)
    .from(entries)
    .where(and(eq(entries.accountId, accountId), gte(entries.seq, first)))
  const messages: MonthMessages[] = await db
    .select({
      channel: rateLines.channel,
      category: rateLines.category,
      country: rateLines.country,
      units: sql<number>`sum(case when ${entries.kind} = 'reversal' then -${transfers.units} else ${transfers.units} end)::integer`,
      amount: sql<string>`-sum(${entries.amount})`.mapWith(Number),
    })
    .from(entries)
    .innerJoin(transfers, eq(transfers.id, entries.transferId))
    .innerJoin(rates, eq(rates.id, transfers.rateId))
    .innerJoin(rateLines, eq(rateLines.id, rates.line))
    .where(within)
    .groupBy(rateLines.channel, rateLines.category, rateLines.country)
    .orderBy(rateLines.channel, rateLines.country, rateLines.category)
  const opening: Sums = {
    paid: wallet.balance - wallet.credit - (since?.paid ?? 0),
    free: wallet.credit - (since?.free ?? 0),
  }
  const total = (kinds: readonly TransferKind[] | 'all'): Sums =>
    moved
      .filter(({ kind }) => kinds === 'all' || kinds.includes(kind))
      .reduce((sum, { paid, free }) => ({ paid: sum.paid + paid, free: sum.free + free }), {
        paid: 0,
        free: 0,
      })
  const all = total('all')
  return {
    messages: messages.filter(({ units, amount }) => units !== 0 || amount !== 0),
    of: (...kinds: TransferKind[]) => total(kinds),
    spent: total(messageKinds),
    opening,
    closing: { paid: opening.paid + all.paid, free: opening.free + all.free },
    isEmpty: moved.length === 0,
  }
}

const lineAt = async ({ db }: Pick<Context, 'db'>, accountId: string, at: Date) =>
  Number(
    await callLedger<string>(
      db,
      sql`select first_line_since(${accountId}, ${at.toISOString()}::timestamptz)`,
    ),
  )

const toCents = (micros: number, round: (cents: number) => number) =>
  microsOfCents(round(micros / microsOfCents(1)))

/**
 * The same month in whole cents, by one rule: balances are rounded up, in the merchant's favour, and what messages cost
 * is what is missing between them. So every column adds up, the closing balance of a month is the opening one of the
 * next, and no month is off by more than a cent. The difference to the exact sum is a line of its own.
 */
export function inCents(figures: Awaited<ReturnType<typeof monthFigures>>) {
  const column = (side: 'paid' | 'free') => {
    const round = (micros: number) => toCents(micros, Math.round)
    const opening = toCents(figures.opening[side], Math.ceil)
    const closing = toCents(figures.closing[side], Math.ceil)
    const moves = {
      topUps: round(figures.of('top_up')[side]),
      back: round(figures.of('refund', 'dispute', 'collect')[side]),
      adjusted: round(figures.of('adjustment')[side]),
      given: round(figures.of('credit')[side]),
      lapsed: round(figures.of('credit_expiry')[side]),
    }
    const moved = Object.values(moves).reduce((sum, move) => sum + move, 0)
    const spent = opening + moved - closing
    return { opening, closing, ...moves, spent, rounding: spent + figures.spent[side] }
  }
  return { paid: column('paid'), free: column('free') }
}
