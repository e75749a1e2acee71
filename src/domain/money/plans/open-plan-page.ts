import type { subscriptions } from '#database/schema/billing.ts'
import type { MerchantContext } from '#domain/sessions/session.server.ts'
import { cardsOf, shopToPay } from '../payments/payment-method.ts'
import { asksForTestCharge } from '../payments/real-money.ts'
import { subscribe } from '../payments/shopify-charges.ts'
import { countryOf } from '../payments/start-top-up.ts'
import { taxOn } from '../payments/tax.ts'

type Subscription = typeof subscriptions.$inferSelect

const planName = 'Infiniti plan'

export interface PageRequest {
  id: string
  trialDays: number
  usageCap: number | null
}

/** Asks the provider for a page on which the plan is approved. */
export async function openPlanPage(
  ctx: MerchantContext,
  { shop, companyId, price, currency }: Subscription,
  { id, trialDays, usageCap }: PageRequest,
) {
  const { publicBaseUrl } = ctx.settings
  const returnUrl = `${publicBaseUrl}/merchant/billing/approved?plan=${id}`
  const common = { amount: price, currency, returnUrl, trialDays }
  if (shop) {
    const payer = shopToPay(ctx, shop)
    const isTest = await asksForTestCharge(ctx, payer)
    return subscribe(payer, { ...common, name: planName, usageCap, isTest })
  }
  return cardsOf(ctx).startPlan({
    ...common,
    id,
    title: planName,
    tax: taxOn(price, await countryOf(ctx, companyId)),
    email: ctx.session.email,
    cancelUrl: `${publicBaseUrl}/merchant/billing`,
  })
}
