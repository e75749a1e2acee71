import { inArray } from 'drizzle-orm'
import { ownerSettings } from '#contract/money/owner-settings.ts'
import { formatMoney } from '#rules/money/amounts.ts'
import { wallets } from '#database/schema/ledger.ts'
import type { Context } from '#domain/context.server.ts'

/** In words, and for how many months after a deletion it may be asked for. */
export interface MoneyLeft {
  sum: string
  months: number
}

/** What each of these companies has paid and not spent. Free credit is never paid out. */
export async function moneyLeft(
  { db }: Pick<Context, 'db'>,
  companyIds: string[],
): Promise<Map<string, MoneyLeft>> {
  const { paysBack, claimMonths: months } = ownerSettings.refunds
  if (companyIds.length === 0 || !paysBack) return new Map()
  const rows = await db.select().from(wallets).where(inArray(wallets.companyId, companyIds))
  return new Map(
    rows
      .filter(({ balance, credit }) => balance > credit)
      .map(({ companyId, balance, credit, currency }) => [
        companyId,
        { sum: formatMoney(balance - credit, currency), months },
      ]),
  )
}
