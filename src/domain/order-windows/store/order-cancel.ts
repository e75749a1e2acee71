import * as z from 'zod/mini'
import { type Ask, orderGid } from './ask.ts'

const cancelled = z.object({
  orderCancel: z.object({
    job: z.nullable(z.object({ id: z.string(), done: z.boolean() })),
    orderCancelUserErrors: z.array(z.object({ message: z.string() })),
  }),
})

/** Starts Shopify's job that cancels, refunds and restocks. Returns its id, or why it was refused. */
export async function startCancel(
  ask: Ask,
  orderId: number,
  reason: 'CUSTOMER' | 'OTHER',
  staffNote: string,
): Promise<{ job: string } | { refusals: string[] }> {
  const query = `mutation CancelOrder($orderId: ID!, $reason: OrderCancelReason!, $staffNote: String) {
    orderCancel(orderId: $orderId, reason: $reason, restock: true, notifyCustomer: false, staffNote: $staffNote,
      refundMethod: { originalPaymentMethodsRefund: true }) {
      job { id done } orderCancelUserErrors { message } } }`
  const answer = cancelled.parse(await ask(query, { orderId: orderGid(orderId), reason, staffNote }))
  const { job, orderCancelUserErrors: errors } = answer.orderCancel
  return job ? { job: job.id } : { refusals: errors.map(({ message }) => message) }
}

/** Whether the job has run; the order says whether it cancelled. A job that Shopify no longer knows has run. */
export async function isCancelDone(ask: Ask, job: string): Promise<boolean> {
  const answer = await ask('query CancelJob($id: ID!) { job(id: $id) { done } }', { id: job })
  return z.object({ job: z.nullable(z.object({ done: z.boolean() })) }).parse(answer).job?.done ?? true
}
