import { randomUUID } from 'node:crypto'
import { cancelOrder } from '../../store/cancel-order.ts'
import { findOrder } from './order-part.ts'
import { orderObject } from './order-object.ts'
import { type Call, gid, type Part, requireScope } from '../part.ts'

interface Job {
  id: string
  shop: string
  orderId: number
  status: 'STARTED' | 'SUCCEEDED' | 'FAILED'
}

interface Cancel {
  orderId: string
  refund?: boolean | null
  refundMethod?: { originalPaymentMethodsRefund?: boolean | null } | null
  restock: boolean
  staffNote?: string | null
}

interface UserError {
  field: string[]
  message: string
  code: string
}

/** Cancelling takes a moment at Shopify. */
const jobMs = 200
const longestNote = 255

/** Cancelling is a job: the answer is its number, and it may fail later. */
export function cancelPart(fails: () => boolean) {
  const jobs = new Map<string, Job>()
  const timers = new Set<NodeJS.Timeout>()

  function begin(args: Cancel, orderId: number, call: Call): Job {
    const job: Job = { id: gid('Job', randomUUID()), shop: call.shop.domain, orderId, status: 'STARTED' }
    jobs.set(job.id, job)
    const isFailing = fails()
    const timer = setTimeout(() => {
      timers.delete(timer)
      job.status = !isFailing && finish(args, orderId, call) ? 'SUCCEEDED' : 'FAILED'
    }, jobMs)
    timer.unref()
    timers.add(timer)
    return job
  }

  const part: Part = {
    root: {
      orderCancel: (args: Cancel, call) => {
        requireScope(call, 'write_orders')
        const order = findOrder(args.orderId, call)
        const error = problemOf(args, order)
        if (error || !order) return { orderCancelUserErrors: [error], userErrors: [error] }
        const job = begin(args, order.id, call)
        return {
          job: { id: job.id, done: false },
          jobResult: {
            id: job.id,
            done: false,
            errors: [],
            status: job.status,
            order: orderObject(order, call),
          },
          orderCancelUserErrors: [],
          userErrors: [],
        }
      },
      job: ({ id }: { id: string }, call) => {
        const job = jobs.get(id)
        return job?.shop === call.shop.domain ? { id, done: job.status !== 'STARTED' } : null
      },
    },
  }

  return {
    part,
    close: () => {
      for (const timer of timers) clearTimeout(timer)
    },
  }
}

const invalid = (field: string, message: string) => ({ field: [field], message, code: 'INVALID' })

function problemOf(args: Cancel, order: ReturnType<typeof findOrder>): UserError | undefined {
  if (!order) return { field: ['orderId'], message: 'Order does not exist', code: 'NOT_FOUND' }
  if ((args.staffNote?.length ?? 0) > longestNote) {
    return invalid('staffNote', 'Staff note is too long. Maximum length is 255 characters.')
  }
  if (typeof args.refund === 'boolean' && args.refundMethod) {
    return invalid('refund', 'Only one of the arguments `refund` or `refund_method` is allowed.')
  }
  if (order.cancelledAt !== null)
    return invalid('orderId', 'Cannot cancel an order that has already been canceled')
  return undefined
}

/** What has been sent in the meantime is not cancelled. */
function finish({ refund, refundMethod, restock }: Cancel, orderId: number, { store }: Call): boolean {
  let isDone = false
  store.alter(orderId, (order) => {
    if (order.cancelledAt !== null || order.fulfillments.length > 0) return []
    const before = order.refunds.length
    const refunds = refund ?? refundMethod?.originalPaymentMethodsRefund ?? false
    cancelOrder(order, { refunds, restocks: restock, stock: store.stock })
    isDone = true
    return [
      { topic: 'orders/cancelled' },
      ...(order.refunds.length > before ? [{ topic: 'refunds/create' }] : []),
      { topic: 'orders/updated' },
    ]
  })
  return isDone
}
