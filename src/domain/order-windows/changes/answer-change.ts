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
 * Asks Shopify for what is written down as `committing`. Where it does not answer, the job that is planned goes on: the
 * change may be made or not, and nobody may be told that it was not.
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

/** The order as it is now, and the page where a difference is paid. */
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
