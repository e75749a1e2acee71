import { inArray } from 'drizzle-orm'
import { ownerSettings } from '#contract/money/owner-settings.ts'
import { formatMoney } from '#rules/money/amounts.ts'
import { wallets } from '#database/schema/ledger.ts'
import type { Context } from '#domain/context.server.ts'

/** What each of these companies has paid and not spent, in words. Free credit is never paid out. */
export async function moneyLeft(
  { db }: Pick<Context, 'db'>,
  companyIds: string[],
): Promise<Map<string, string>> {
  if (companyIds.length === 0 || !ownerSettings.refunds.paysBack) return new Map()
  const rows = await db.select().from(wallets).where(inArray(wallets.companyId, companyIds))
  return new Map(
    rows
      .filter(({ balance, credit }) => balance > credit)
      .map(({ companyId, balance, credit, currency }) => [
        companyId,
        formatMoney(balance - credit, currency),
      ]),
  )
}
