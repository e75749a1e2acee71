import { and, desc, eq, gte, inArray, isNotNull } from 'drizzle-orm'
import { daysLeft } from '#rules/money/days-left.ts'
import { payments, walletSettings } from '#database/schema/billing.ts'
import { type Wallet } from './open-wallet.ts'
import { wallets } from '#database/schema/ledger.ts'
import { regionOf } from '#domain/company/settings.ts'
import type { Context } from '#domain/context.server.ts'
import { DomainError } from '#domain/domain-error.ts'
import { requirePermission } from '#domain/outlets/require-outlet.ts'
import type { MerchantContext } from '#domain/sessions/session.server.ts'
import { openWallet } from './open-wallet.ts'
import { rollUp, spendingByDay } from './spending.ts'

/** The wallet as its owner sees it. */
export async function readWallet(ctx: MerchantContext) {
  requirePermission(ctx, 'billing:view')
  const { companyId } = ctx.session
  if (!companyId) throw new DomainError('forbidden')
  return viewWallet(ctx, await openWallet(ctx, companyId))
}

export async function viewWallet(ctx: Context, { id, companyId }: Pick<Wallet, 'id' | 'companyId'>) {
  await rollUp(ctx, id)
  const [row] = await ctx.db
    .select({ wallet: wallets, settings: walletSettings })
    .from(wallets)
    .innerJoin(walletSettings, eq(walletSettings.walletId, wallets.id))
    .where(eq(wallets.id, id))
  if (!row) throw new DomainError('not_found')
  const { wallet, settings } = row
  const { timeZone } = await regionOf(ctx, companyId)
  const days = await spendingByDay(ctx, id, timeZone)
  const free = wallet.balance - wallet.held
  const available = Math.max(0, free - wallet.reserve)
  const open = await ctx.db
    .select({ id: payments.id, net: payments.net, payUrl: payments.payUrl, state: payments.state })
    .from(payments)
    .where(
      and(
        eq(payments.walletId, id),
        inArray(payments.state, ['pending']),
        gte(payments.startedAt, new Date(ctx.clock.now().getTime() - 2 * 24 * 60 * 60 * 1000)),
      ),
    )
    .orderBy(desc(payments.startedAt))
    .limit(3)
  const [paid] = await ctx.db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.walletId, id), isNotNull(payments.settledAt)))
    .limit(1)
  return {
    wallet,
    settings,
    available,
    /** What sign-in codes may use. */
    forCodes: free,
    daysLeft: daysLeft(
      available,
      days.map(({ amount }) => amount),
    ),
    days,
    open,
    hasToppedUp: paid !== undefined,
  }
}
