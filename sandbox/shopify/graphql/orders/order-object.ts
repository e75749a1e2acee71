import { fulfillmentStatusOf } from '../../store/fulfillment-orders.ts'
import {
  financialStatusOf,
  grossOf,
  outstandingOf,
  receivedOf,
  refundedOf,
  shippingOf,
  subtotalOf,
  totalOf,
} from '../../store/order-money.ts'
import {
  deliveredAtOf,
  type Fulfillment,
  type Order,
  parcelStatusOf,
  trackingPath,
} from '../../store/orders.ts'
import { addressObject } from '../address-object.ts'
import { connection, type PageArguments } from '../connection.ts'
import { customerObject } from '../customer-object.ts'
import { fulfillmentOrderList } from './fulfillment-order-object.ts'
import { lineObject } from './line-object.ts'
import { paymentUrlOf, refundObject, transactionsOf } from './payment-objects.ts'
import { type Call, fullTime, gid, money, seesPeople } from '../part.ts'

const gatewayNames = { cash: 'Cash on Delivery (COD)', card: 'shopify_payments' }

/** An order as the API shows it. Personal fields of level 2 are null where the app may not see people. */
export function orderObject(order: Order, call: Call) {
  const { currency } = call.shop
  const isShown = seesPeople(call)
  const isCancelled = order.cancelledAt !== null
  return {
    __typename: 'Order',
    id: gid('Order', order.id),
    legacyResourceId: String(order.id),
    name: `#${order.number}`,
    email: isShown ? order.email : null,
    phone: isShown ? order.phone : null,
    shippingAddress: isShown && order.shippingAddress ? addressObject(order.shippingAddress) : null,
    billingAddress: isShown && order.billingAddress ? addressObject(order.billingAddress) : null,
    createdAt: fullTime(order.createdAt),
    processedAt: fullTime(order.createdAt),
    updatedAt: fullTime(order.updatedAt),
    cancelledAt: order.cancelledAt === null ? null : fullTime(order.cancelledAt),
    test: order.test,
    sourceName: order.source,
    currencyCode: currency,
    currentSubtotalLineItemsQuantity: order.lines.reduce((sum, line) => sum + line.currentQuantity, 0),
    totalPriceSet: money(grossOf(order), currency),
    totalRefundedSet: money(refundedOf(order), currency),
    totalReceivedSet: money(receivedOf(order), currency),
    netPaymentSet: money(receivedOf(order) - refundedOf(order), currency),
    paymentGatewayNames: gatewaysOf(order),
    tags: order.tags,
    note: order.note,
    edited: order.edits > 0,
    closed: isCancelled,
    merchantEditable: !isCancelled,
    merchantEditableErrors: isCancelled ? ['Canceled orders can’t be edited'] : [],
    paymentCollectionDetails: { additionalPaymentCollectionUrl: paymentUrlOf(order, call) },
    taxesIncluded: order.tax.included,
    currentSubtotalPriceSet: money(subtotalOf(order), currency),
    totalShippingPriceSet: money(order.shipping.price, currency),
    currentShippingPriceSet: money(shippingOf(order), currency),
    currentTotalDiscountsSet: money(0, currency),
    currentTotalTaxSet: money(order.tax.amount, currency),
    currentTotalPriceSet: money(totalOf(order), currency),
    totalOutstandingSet: money(outstandingOf(order), currency),
    currentTaxLines: [
      {
        title: order.tax.title,
        rate: order.tax.rate,
        ratePercentage: Math.round(order.tax.rate * 10_000) / 100,
        priceSet: money(order.tax.amount, currency),
      },
    ],
    displayFinancialStatus: financialStatusOf(order),
    displayFulfillmentStatus: fulfillmentStatusOf(order),
    returnStatus: order.returns.length === 0 ? 'NO_RETURN' : 'RETURNED',
    customer: () => (order.customer === null ? null : customerObject(order.customer, call)),
    fulfillments: () => order.fulfillments.map((parcel) => parcelObject(parcel, call)),
    refunds: () => order.refunds.map((refund) => refundObject(order, refund, call)),
    transactions: () => transactionsOf(order, call),
    fulfillmentOrders: (args: PageArguments) => fulfillmentOrderList(order, args, call),
    lineItems: (args: PageArguments) =>
      connection(order.lines, args, (line) => lineObject(line, order, call)),
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

/** Estimated from when it left; carriers here take three days. */
const journeyMs = 3 * 24 * 60 * 60 * 1000

const timeOf = (at: number | null | undefined) => (at === null || at === undefined ? null : fullTime(at))

function parcelObject(parcel: Fulfillment, { shop, url }: Call) {
  const movedAt = parcel.events.find(({ status }) => status === 'IN_TRANSIT')?.happenedAt
  return {
    id: gid('Fulfillment', parcel.id),
    createdAt: fullTime(parcel.createdAt),
    updatedAt: fullTime(parcel.updatedAt),
    displayStatus: parcelStatusOf(parcel),
    inTransitAt: timeOf(movedAt),
    estimatedDeliveryAt: timeOf((movedAt ?? parcel.createdAt) + journeyMs),
    deliveredAt: timeOf(deliveredAtOf(parcel)),
    trackingInfo: () => [
      {
        company: parcel.company,
        number: parcel.trackingNumber,
        url: `${url}${trackingPath(shop.domain, parcel)}`,
      },
    ],
  }
}

const gatewaysOf = ({ payment, payments }: Order) => [
  ...new Set([payment, ...payments.map(({ gateway }) => gateway)].map((gateway) => gatewayNames[gateway])),
]
