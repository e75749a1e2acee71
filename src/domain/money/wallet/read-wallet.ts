import { and, desc, eq } from 'drizzle-orm'
import { daysLeft } from '#rules/money/days-left.ts'
import { payments, walletSettings } from '#database/schema/billing.ts'
import { type Wallet } from './open-wallet.ts'
import { wallets } from '#database/schema/ledger.ts'
import { regionOf } from '#domain/company/settings.ts'
import type { Context } from '#domain/context.server.ts'
import { DomainError } from '#domain/domain-error.ts'
import { requirePermission } from '#domain/outlets/require-outlet.ts'
import type { MerchantContext } from '#domain/sessions/session.server.ts'
import { hasPaid } from '../payments/real-money.ts'
import { openWallet } from './open-wallet.ts'
import { rollUp, spendingByDay } from './spending.ts'

const day = 24 * 60 * 60 * 1000

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
  const recent = await ctx.db
    .select()
    .from(payments)
    .where(and(eq(payments.walletId, id), eq(payments.purpose, 'top_up')))
    .orderBy(desc(payments.startedAt), desc(payments.id))
    .limit(20)
  const open = recent.filter(({ state }) => state === 'pending').slice(0, 3)
  const newest = recent[0]
  const isRecent = newest && ctx.clock.now().getTime() - newest.startedAt.getTime() < day
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
    hasToppedUp: await hasPaid(ctx, id),
    /** The newest top-up, where it was refused within the last day and nothing was taken. */
    refused: isRecent && newest.state === 'failed' && !newest.chargeRef ? newest : undefined,
  }
}
