import { and, eq } from 'drizzle-orm'
import { payments } from '#database/schema/billing.ts'
import type { Context } from '#domain/context.server.ts'
import { isTestShop, type PayingShop } from './shopify-charges.ts'

/** What counts as a payment. Nobody is billed for a test charge; in the demo, all charges are tests. */
export const isRealMoney = ({ settings }: Pick<Context, 'settings'>, { isTest }: { isTest: boolean }) =>
  !isTest || settings.mode === 'demo'

/** A store of a developer can pay nothing, so that its plan may run on a test charge. A wallet is never credited by one. */
export const mayRunPlan = async (ctx: Context, payer: PayingShop, plan: { isTest: boolean }) =>
  isRealMoney(ctx, plan) || isTestShop(payer)

/** Shopify refuses real charges of developers' stores. */
export const asksForTestCharge = async (ctx: Context, payer: PayingShop) =>
  ctx.settings.mode === 'demo' || isTestShop(payer)

/** Whether somebody has paid into this wallet, and it was not taken back. */
export async function hasPaid({ db }: Pick<Context, 'db'>, walletId: string): Promise<boolean> {
  const [paid] = await db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.walletId, walletId), eq(payments.state, 'settled')))
    .limit(1)
  return paid !== undefined
}
