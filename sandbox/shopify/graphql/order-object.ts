import {
  deliveredAtOf,
  financialStatusOf,
  fulfillmentStatusOf,
  type Order,
  refundedOf,
  totalOf,
} from '../store/orders.ts'
import { customerObject } from './customer-object.ts'
import { connection, type PageArguments } from './connection.ts'
import { type Call, fullTime, gid, money } from './part.ts'

/** An order as the API shows it. Personal fields of level 2 are null: the app has no approval for them. */
export function orderObject(order: Order, call: Call) {
  const { currency } = call.shop
  return {
    __typename: 'Order',
    id: gid('Order', order.id),
    legacyResourceId: String(order.id),
    name: `#${order.number}`,
    email: null,
    createdAt: fullTime(order.createdAt),
    processedAt: fullTime(order.createdAt),
    updatedAt: fullTime(order.updatedAt),
    cancelledAt: order.cancelledAt === null ? null : fullTime(order.cancelledAt),
    test: order.test,
    sourceName: order.source,
    currencyCode: currency,
    currentSubtotalLineItemsQuantity: order.lines.reduce((sum, line) => sum + line.currentQuantity, 0),
    totalPriceSet: money(totalOf(order), currency),
    totalRefundedSet: money(refundedOf(order), currency),
    displayFinancialStatus: financialStatusOf(order),
    displayFulfillmentStatus: fulfillmentStatusOf(order),
    returnStatus: order.returns.length === 0 ? 'NO_RETURN' : 'RETURNED',
    customer: () => (order.customer === null ? null : customerObject(order.customer, call)),
    fulfillments: () =>
      order.fulfillments.map((parcel) => {
        const deliveredAt = deliveredAtOf(parcel)
        return {
          id: gid('Fulfillment', parcel.id),
          deliveredAt: deliveredAt === null ? null : fullTime(deliveredAt),
        }
      }),
    refunds: () =>
      order.refunds.map(({ id, createdAt, amount }) => ({
        id: gid('Refund', id),
        createdAt: fullTime(createdAt),
        totalRefundedSet: money(amount, currency),
      })),
    lineItems: (args: PageArguments) =>
      connection(order.lines, args, ({ id, productId, title, quantity, currentQuantity, total }) => ({
        id: gid('LineItem', id),
        title,
        quantity,
        currentQuantity,
        product: productId === null ? null : { id: gid('Product', productId) },
        discountedTotalSet: money(total, currency),
      })),
    returns: (args: PageArguments) =>
      connection(order.returns, args, ({ id, createdAt, status, quantity }) => ({
        id: gid('Return', id),
        createdAt: fullTime(createdAt),
        status,
        totalQuantity: quantity,
        order: () => orderObject(order, call),
      })),
  }
}
