import { and, asc, eq, isNull } from 'drizzle-orm'
import { formatMoney } from '#rules/money/amounts.ts'
import { daysLeft } from '#rules/money/days-left.ts'
import { walletSettings } from '#database/schema/billing.ts'
import { walletAlerts, wallets } from '#database/schema/ledger.ts'
import { regionOf } from '#domain/company/settings.ts'
import { type Context, withTransaction } from '#domain/context.server.ts'
import { armAlerts } from './arm-alerts.ts'
import { autoTopUp } from './auto-top-up.ts'
import { notifyBilling } from '../notify-billing.ts'
import { rollUp, spendingByDay } from './spending.ts'

/** Each minute: one email for each line that was passed, then automatic top-ups. */
export async function watchWallets(ctx: Context): Promise<void> {
  const passed = await ctx.db
    .selectDistinct({ walletId: walletAlerts.walletId })
    .from(walletAlerts)
    .where(isNull(walletAlerts.notifiedAt))
    .orderBy(asc(walletAlerts.walletId))
    .limit(500)
  for (const { walletId } of passed) {
    await rollUp(ctx, walletId)
    await withTransaction(ctx, (tx) => tell(tx, walletId))
  }
  await autoTopUp(ctx)
}

/** Lines that were passed within the same minute are one email: it says how the wallet stands now. */
async function tell(ctx: Context, walletId: string): Promise<void> {
  const [alert] = await ctx.db
    .update(walletAlerts)
    .set({ notifiedAt: ctx.clock.now() })
    .where(and(eq(walletAlerts.walletId, walletId), isNull(walletAlerts.notifiedAt)))
    .returning()
  if (!alert) return
  const [wallet] = await ctx.db.select().from(wallets).where(eq(wallets.id, alert.walletId))
  if (!wallet) return
  const { companyId, currency, reserve } = wallet
  const free = wallet.balance - wallet.held
  const [settings] = await ctx.db
    .select({ refused: walletSettings.codeRefused, messageRefused: walletSettings.messageRefused })
    .from(walletSettings)
    .where(eq(walletSettings.walletId, wallet.id))
  const isRefused = (settings?.refused ?? null) !== null
  const isInReserve = free - reserve < (settings?.messageRefused ?? 0)
  const { timeZone } = await regionOf(ctx, companyId)
  const days = await spendingByDay(ctx, wallet.id, timeZone)
  const left = daysLeft(
    free - reserve,
    days.map(({ amount }) => amount),
  )
  await notifyBilling(ctx, companyId, `alert:${alert.id}`, (frame) => ({
    template: 'wallet-low',
    data: {
      ...frame,
      available: formatMoney(Math.max(0, free - reserve), currency),
      reserve: formatMoney(Math.min(reserve, Math.max(0, free)), currency),
      days: left ?? null,
      isEmpty: free <= 0 || isRefused,
      isInReserve,
    },
  }))
  // Told that only codes are sent now: the messages that are refused next are no news.
  if (isInReserve) {
    await ctx.db
      .update(walletSettings)
      .set({ messageRefused: 1 })
      .where(and(eq(walletSettings.walletId, wallet.id), isNull(walletSettings.messageRefused)))
  }
  // A merchant is told once that it is empty.
  if (free <= 0 && !isRefused) {
    await ctx.db.update(walletSettings).set({ codeRefused: 1 }).where(eq(walletSettings.walletId, wallet.id))
  }
  await armAlerts(ctx, wallet.id, true)
}

/** Each hour: spending is rolled up, and the reserve and the lines follow it. */
export async function refreshWallets(ctx: Context): Promise<void> {
  const all = await ctx.db.select({ id: wallets.id }).from(wallets).orderBy(asc(wallets.id))
  for (const { id } of all) {
    await rollUp(ctx, id)
    await withTransaction(ctx, (tx) => armAlerts(tx, id))
  }
}
