import type { ChangedOrder } from '#contract/account/order-edit-shapes.ts'
import { DomainError } from '../../domain-error.ts'
import { isAway } from '../../shoppers/ask-for-shopper.ts'
import { readOrder } from '../../shoppers/read-order.ts'
import type { ShopperContext } from '../../shoppers/shopper-context.ts'
import { forgetStoreOrder } from '../../shoppers/store-order.ts'
import { askerOf } from '../store/ask.ts'
import { readWindowOrder } from '../store/window-order.ts'
import { readWindow, type Window } from '../window-row.ts'

/**
 * Asks Shopify for a change that is stored as `committing`. If Shopify does not answer, the planned job continues.
 * Until then the change may have been made, so the shopper is not told that it failed.
 */
export async function whileCommitting(
  ctx: ShopperContext,
  window: Window,
  work: () => Promise<unknown>,
): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!isAway(error)) throw error
    ctx.log.warn({ order: window.orderId, err: error }, 'the store has not answered a change')
  }
}

/** The current order, and the page where a difference is paid. */
export async function answerChange(ctx: ShopperContext, window: Window): Promise<ChangedOrder> {
  const { accountHost: host } = ctx
  forgetStoreOrder(host, window.orderId)
  try {
    const order = await readOrder(ctx, window.orderId)
    const row = await readWindow(ctx, window)
    return { order, pay_url: row?.state === 'owing' ? await payUrl(ctx, window.orderId) : null }
  } catch (error) {
    throw isAway(error) ? new DomainError('still_asking') : error
  }
}

async function payUrl(ctx: ShopperContext, orderId: number): Promise<string | null> {
  const order = await readWindowOrder(askerOf(ctx, ctx.accountHost), orderId)
  return order?.paymentCollectionDetails.additionalPaymentCollectionUrl ?? null
}
