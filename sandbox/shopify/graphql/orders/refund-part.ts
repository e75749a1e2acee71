import { getDirectiveValues, GraphQLError, type GraphQLResolveInfo } from 'graphql'
import { moneyText } from '../../money.ts'
import { leftOf, receivedOf, refund, refundedOf } from '../../store/order-money.ts'
import type { Order, Refund } from '../../store/orders.ts'
import { findOrder } from './order-part.ts'
import { orderObject } from './order-object.ts'
import { amountOf, type Call, type Part, readGid, requireScope } from '../part.ts'
import { refundObject } from './payment-objects.ts'

interface RefundInput {
  orderId: string
  transactions?: { amount: string; kind: string; orderId: string; parentId?: string | null }[] | null
}

/** Money back to the shopper, once for each key. */
export const refundPart: Part = {
  root: {
    refundCreate: ({ input }: { input: RefundInput }, call, info) => {
      requireScope(call, 'write_orders')
      const key = keyOf(info)
      const order = findOrder(input.orderId, call)
      if (!order)
        return {
          order: null,
          refund: null,
          userErrors: [{ field: ['orderId'], message: 'Order does not exist' }],
        }
      const request = { key, input: JSON.stringify(input) }
      const made = order.refunds.find((one) => one.request?.key === key)
      if (made) return repeated(made, request.input, order, call)
      const problem = problemOf(input, order, call)
      if (problem) return { order: orderObject(order, call), refund: null, userErrors: [problem] }
      let latest: Refund | undefined
      const changed = call.store.alter(order.id, (draft) => {
        latest = refund(draft, { parts: partsOf(input, call), request })
        return [{ topic: 'refunds/create' }, { topic: 'orders/updated' }]
      })
      return {
        order: changed && orderObject(changed, call),
        refund: changed && latest && refundObject(changed, latest, call),
        userErrors: [],
      }
    },
  },
}

/** Mandatory since 2026-04, though the schema does not say so. */
function keyOf({ schema, fieldNodes, variableValues }: GraphQLResolveInfo): string {
  const directive = schema.getDirective('idempotent')
  const [node] = fieldNodes
  const given = directive && node ? getDirectiveValues(directive, node, variableValues) : undefined
  const key = given?.['key']
  if (typeof key === 'string' && key.trim()) return key
  throw new GraphQLError('The @idempotent directive is required for this mutation but was not provided.', {
    extensions: { code: 'BAD_REQUEST' },
  })
}

function repeated(made: Refund, input: string, order: Order, call: Call) {
  if (made.request?.input !== input) {
    throw new GraphQLError('The idempotency key was used before with other parameters.', {
      extensions: { code: 'IDEMPOTENCY_KEY_PARAMETER_MISMATCH' },
    })
  }
  return { order: orderObject(order, call), refund: refundObject(order, made, call), userErrors: [] }
}

const partsOf = ({ transactions }: RefundInput, { shop }: Call) =>
  (transactions ?? []).map(({ amount, parentId }) => ({
    paymentId: readGid(parentId ?? '')?.id ?? 0,
    amount: amountOf(amount, shop.currency),
  }))

function problemOf(input: RefundInput, order: Order, call: Call) {
  const { transactions } = input
  if (!transactions || transactions.length === 0)
    return { field: null, message: 'Refund must have a transaction' }
  const other = transactions.find(({ kind }) => kind !== 'REFUND')
  if (other) return { field: null, message: `Kind ${other.kind.toLowerCase()} is not a valid transaction` }
  const parts = partsOf(input, call)
  const isOurs = (paymentId: number) => order.payments.some(({ id }) => id === paymentId)
  if (!parts.every(({ paymentId }) => isOurs(paymentId))) {
    return { field: ['transactions'], message: 'Transactions require a parent_id associated with the order' }
  }
  if (!parts.every(({ amount }) => amount > 0)) {
    return { field: ['transactions'], message: 'Amount must be greater than 0' }
  }
  const amount = parts.reduce((sum, part) => sum + part.amount, 0)
  const isTooMuch = order.payments.some(({ id }) => {
    const asked = parts.filter(({ paymentId }) => paymentId === id)
    return asked.reduce((sum, part) => sum + part.amount, 0) > leftOf(order, id)
  })
  if (!isTooMuch) return undefined
  const [asked, left] = [
    moneyText(amount, call.shop),
    moneyText(receivedOf(order) - refundedOf(order), call.shop),
  ]
  return { field: null, message: `Refund amount ${asked} is greater than net payment received ${left}` }
}
