import { GraphQLError } from 'graphql'
import { fulfillmentOrdersOf, statusOf } from '../../store/fulfillment-orders.ts'
import type { FulfillmentHold, FulfillmentOrder, Order } from '../../store/orders.ts'
import { connection, type PageArguments } from '../connection.ts'
import { lineObject } from './line-object.ts'
import { type Call, fullTime, gid, requireScope } from '../part.ts'

/** As the app is called in its own holds. */
export const ownApp = 'Infiniti'

const reasons: Record<string, string> = {
  AWAITING_PAYMENT: 'Awaiting payment',
  HIGH_RISK_OF_FRAUD: 'High risk of fraud',
  INCORRECT_ADDRESS: 'Incorrect address',
  INVENTORY_OUT_OF_STOCK: 'Inventory out of stock',
  OTHER: 'Other',
}

const actions = {
  OPEN: ['CREATE_FULFILLMENT', 'REPORT_PROGRESS', 'MOVE', 'HOLD', 'SPLIT'],
  ON_HOLD: ['RELEASE_HOLD', 'HOLD', 'MOVE'],
  IN_PROGRESS: ['CREATE_FULFILLMENT', 'REPORT_PROGRESS'],
  CLOSED: [],
}

export function fulfillmentOrderList(order: Order, args: PageArguments, call: Call) {
  requireScope(call, 'read_merchant_managed_fulfillment_orders')
  return connection(fulfillmentOrdersOf(order), args, (one) => fulfillmentOrderObject(one, order, call))
}

export function fulfillmentOrderObject(one: FulfillmentOrder, order: Order, call: Call): object {
  const status = statusOf(one)
  return {
    __typename: 'FulfillmentOrder',
    id: gid('FulfillmentOrder', one.id),
    createdAt: fullTime(one.createdAt),
    updatedAt: fullTime(one.updatedAt),
    status,
    requestStatus: 'UNSUBMITTED',
    supportedActions: actions[status].map((action) => ({ action })),
    orderId: gid('Order', order.id),
    orderName: `#${order.number}`,
    fulfillmentHolds: () => one.holds.map((hold) => holdObject(hold)),
    lineItems: (args: PageArguments) =>
      connection(one.lines, args, ({ id, lineId, quantity, fulfilled }) => ({
        id: gid('FulfillmentOrderLineItem', id),
        totalQuantity: quantity,
        remainingQuantity: one.isClosed ? 0 : quantity - fulfilled,
        lineItem: () => {
          const line = order.lines.find((candidate) => candidate.id === lineId)
          if (!line) throw new GraphQLError('A fulfilment order has lines of its order only')
          return lineObject(line, order, call)
        },
      })),
  }
}

export const holdObject = (hold: FulfillmentHold) => ({
  id: gid('FulfillmentHold', hold.id),
  handle: hold.handle,
  reason: hold.reason,
  reasonNotes: hold.notes,
  displayReason: reasons[hold.reason] ?? hold.reason,
  heldByRequestingApp: hold.app === ownApp,
})
