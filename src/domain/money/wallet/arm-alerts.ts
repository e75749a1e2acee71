import { eq } from 'drizzle-orm'
import { ownerSettings } from '#contract/money/owner-settings.ts'
import { alertLines, lineAfter, medianOf, nextLine } from '#rules/money/days-left.ts'
import { walletSettings } from '#database/schema/billing.ts'
import { wallets } from '#database/schema/ledger.ts'
import { regionOf } from '#domain/company/settings.ts'
import type { Context } from '#domain/context.server.ts'
import { spendingByDay } from './spending.ts'

/**
 * Sets the reserve from what codes usually cost, unless the merchant chose one, and the next line to warn at. Call it
 * inside a transaction, after money came in, and once a day; after a line was passed, or the merchant chose one, the
 * next line below counts at once (`atOnce`).
 */
export async function armAlerts(ctx: Context, walletId: string, atOnce = false): Promise<void> {
  const [row] = await ctx.db
    .select({
      wallet: wallets,
      chosen: walletSettings.reserveChosen,
      sum: walletSettings.alertSum,
      refused: walletSettings.codeRefused,
      messageRefused: walletSettings.messageRefused,
    })
    .from(wallets)
    .innerJoin(walletSettings, eq(walletSettings.walletId, wallets.id))
    .where(eq(wallets.id, walletId))
    .for('update', { of: wallets })
  if (!row) return
  const { wallet, chosen, sum, refused, messageRefused } = row
  const { timeZone } = await regionOf(ctx, wallet.companyId)
  const days = await spendingByDay(ctx, walletId, timeZone)
  const usual = medianOf(days.map(({ amount }) => amount))
  const codes = medianOf(days.map(({ codes: spent }) => spent))
  const reserve = chosen ?? Math.max(7 * codes, ownerSettings.wallet.leastReserve)
  const lines = alertLines({ reserve, usual, sum })
  const free = wallet.balance - wallet.held
  const alertBelow = atOnce ? lineAfter(lines, free) : nextLine(lines, free, wallet.alertBelow)
  await ctx.db.update(wallets).set({ reserve, alertBelow }).where(eq(wallets.id, walletId))
  if (refused !== null && free >= 1.2 * refused) {
    await ctx.db
      .update(walletSettings)
      .set({ codeRefused: null })
      .where(eq(walletSettings.walletId, walletId))
  }
  if (messageRefused !== null && free - reserve >= 1.2 * messageRefused) {
    await ctx.db
      .update(walletSettings)
      .set({ messageRefused: null })
      .where(eq(walletSettings.walletId, walletId))
  }
}
