import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { formatMoney } from '#rules/money/amounts.ts'
import { rateLineName } from '#rules/money/message-names.ts'
import { walletSpending } from '#database/schema/ledger.ts'
import { rateLines, rates } from '#database/schema/rates.ts'
import type { Context } from '#domain/context.server.ts'
import { notifyBilling } from '../notify-billing.ts'
import { walletCurrency } from '../wallet/open-wallet.ts'

/** A price that rises concerns the companies that paid it in the last thirty days. */
const lately = 30 * 24 * 60 * 60 * 1000
const paidLately = ({ clock }: Pick<Context, 'clock'>) =>
  gt(walletSpending.hour, new Date(clock.now().getTime() - lately))

const priceWords = (price: number) => formatMoney(price, walletCurrency, 4)

interface Rise {
  line: typeof rateLines.$inferSelect
  rateId: number
  before: number
  unitPrice: number
  startsAt: Date
}

/** Writes to the companies that it concerns. Call it inside the transaction in which the price is approved. */
export async function tellPriceRise(
  ctx: Context,
  { line, rateId, before, unitPrice, startsAt }: Rise,
): Promise<void> {
  const payers = await ctx.db
    .selectDistinct({ companyId: walletSpending.companyId })
    .from(walletSpending)
    .where(and(eq(walletSpending.rateLine, line.id), paidLately(ctx)))
  for (const { companyId } of payers) {
    await notifyBilling(ctx, companyId, `price-rise:${rateId}`, (frame) => ({
      template: 'price-rise',
      data: {
        ...frame,
        message: rateLineName(line),
        before: priceWords(before),
        after: priceWords(unitPrice),
        startsAt: startsAt.toISOString(),
      },
    }))
  }
}

/** The rises that are approved, have not begun and concern this company. */
export async function readPriceRises(ctx: Pick<Context, 'db' | 'clock'>, companyId: string) {
  const before = alias(rates, 'rate_before')
  const ownLines = ctx.db
    .select({ line: walletSpending.rateLine })
    .from(walletSpending)
    .where(and(eq(walletSpending.companyId, companyId), paidLately(ctx)))
  const rises = await ctx.db
    .select({ id: rates.id, line: rateLines, before: before.unitPrice, rate: rates })
    .from(rates)
    .innerJoin(rateLines, eq(rateLines.id, rates.line))
    .innerJoin(before, and(eq(before.line, rates.line), eq(before.endsAt, rates.startsAt)))
    .where(
      and(
        gt(rates.startsAt, ctx.clock.now()),
        gt(rates.unitPrice, before.unitPrice),
        eq(rateLines.currency, walletCurrency),
        inArray(rates.line, ownLines),
      ),
    )
    .orderBy(asc(rates.startsAt), asc(rates.id))
  return rises.map(({ id, line, before: price, rate }) => ({
    id,
    message: rateLineName(line),
    before: priceWords(price),
    after: priceWords(rate.unitPrice),
    startsAt: rate.startsAt.toISOString(),
  }))
}
