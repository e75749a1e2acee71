import { and, eq, type Placeholder, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { ownerSettings } from '#contract/money/owner-settings.ts'
import { preparedQuery } from '#database/prepared-query.server.ts'
import { wallets } from '#database/schema/ledger.ts'
import type { Context } from '#domain/context.server.ts'
import { newId } from '#domain/identifiers.ts'
import { callLedger } from '../ledger/call-ledger.ts'
import { postToWallet } from '../ledger/post-to-wallet.ts'

export type Wallet = typeof wallets.$inferSelect
type Ledger = Pick<Context, 'db' | 'clock'>

export const walletCurrency = ownerSettings.subscription.currency

/** The company's wallet, opened where it has none yet. */
export async function openWallet(ctx: Ledger, companyId: string): Promise<Wallet> {
  const known = await findWallet(ctx, companyId)
  if (known) return known
  const at = ctx.clock.now()
  await callLedger<string>(
    ctx.db,
    sql`select open_wallet(
      p_id => ${newId(at)},
      p_company => ${companyId},
      p_currency => ${walletCurrency},
      p_at => ${at.toISOString()}::timestamptz)`,
  )
  const opened = await findWallet(ctx, companyId)
  if (!opened) throw new Error('The wallet was not opened.')
  return opened
}

export async function findWallet(
  { db }: Pick<Context, 'db'>,
  companyId: string,
): Promise<Wallet | undefined> {
  const [row] = await walletQuery(db).execute({ companyId })
  return row
}

/** A company has one wallet in each currency. */
export const walletOf = (companyId: AnyPgColumn | Placeholder) =>
  and(eq(wallets.companyId, companyId), eq(wallets.currency, walletCurrency))

const walletQuery = preparedQuery((db) =>
  db
    .select()
    .from(wallets)
    .where(walletOf(sql.placeholder('companyId')))
    .prepare('wallet_of_company'),
)

/** The credit that every company starts with, once. */
export async function addStartCredit(ctx: Ledger, companyId: string): Promise<void> {
  const { credit } = ownerSettings.wallet
  const { id: walletId } = await openWallet(ctx, companyId)
  if (credit === 0) return
  await postToWallet(ctx, {
    walletId,
    kind: 'credit',
    scope: 'credit',
    key: `start:${companyId}`,
    amount: credit,
    credit: credit,
    counter: 'promotions',
    memo: 'Welcome credit',
  })
}
