import * as z from 'zod/mini'
import type { AskedRefund } from '#database/schema/order-windows.ts'
import { minus, plus, signOf, smaller } from '../decimal-sums.ts'
import { type Ask, orderGid } from './ask.ts'
import type { WindowOrder } from './window-order.ts'

/** Splits a refund over the payments, newest first, each up to what is left of it. */
export function planRefund({ transactions }: WindowOrder, amount: string): AskedRefund {
  const done = transactions.filter(({ status }) => status === 'SUCCESS')
  const back = (parent: string) =>
    done
      .filter(({ kind, parentTransaction }) => kind === 'REFUND' && parentTransaction?.id === parent)
      .reduce((all, { amountSet }) => plus(all, amountSet.shopMoney.amount), '0.00')
  let left = amount
  const parts: AskedRefund['transactions'] = []
  for (const { id, kind, gateway, amountSet } of done.toReversed()) {
    if (!['SALE', 'CAPTURE'].includes(kind) || signOf(left) <= 0) continue
    const part = smaller(left, minus(amountSet.shopMoney.amount, back(id)))
    if (signOf(part) <= 0) continue
    parts.push({ parent: id, gateway: gateway ?? '', amount: part })
    left = minus(left, part)
  }
  return { amount: minus(amount, left), transactions: parts }
}

const refunded = z.object({
  refundCreate: z.object({
    refund: z.nullable(z.object({ id: z.string() })),
    userErrors: z.array(z.object({ message: z.string() })),
  }),
})

/** Refunds money. Shopify does it once for each key. */
export async function createRefund(
  ask: Ask,
  orderId: number,
  { key, refund }: { key: string; refund: AskedRefund },
): Promise<{ refusals: string[] }> {
  const query = `mutation RefundDifference($input: RefundInput!, $key: String!) {
    refundCreate(input: $input) @idempotent(key: $key) { refund { id } userErrors { message } } }`
  const input = {
    orderId: orderGid(orderId),
    note: 'The shopper made the order cheaper.',
    notify: false,
    transactions: refund.transactions.map(({ parent, gateway, amount }) => ({
      orderId: orderGid(orderId),
      parentId: parent,
      gateway,
      kind: 'REFUND',
      amount,
    })),
  }
  const { refundCreate } = refunded.parse(await ask(query, { input, key }))
  return { refusals: refundCreate.refund ? [] : refundCreate.userErrors.map(({ message }) => message) }
}
