import { calls } from '../calls.ts'
import { endpoint } from '../endpoint.ts'
import { orderAnswer, orderQuery, ordersAnswer, ordersQuery } from './shapes.ts'

const tag = 'Orders'

/** The orders of the outlet that the request names. */
export const orderEndpoints = {
  orders: endpoint({
    ...calls.orders,
    summary: 'Orders of this outlet, newest first, by search, state, payment, window and value',
    tag,
    access: 'merchant',
    input: ordersQuery,
    output: ordersAnswer,
  }),
  order: endpoint({
    ...calls.order,
    summary: 'One order with its lines, refunds, returns, window and changes',
    tag,
    access: 'merchant',
    input: orderQuery,
    output: orderAnswer,
  }),
}
