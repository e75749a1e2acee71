import {
  deliveredAtOf,
  type Fulfillment,
  parcelStatusOf,
  subtotalOf,
  trackingPath,
  financialStatusOf,
  fulfillmentStatusOf,
  type Order,
  refundedOf,
  totalOf,
} from '../store/orders.ts'
import { customerObject } from './customer-object.ts'
import { connection, type PageArguments } from './connection.ts'
import { addressObject } from './address-object.ts'
import { type Call, fullTime, gid, money, seesPeople } from './part.ts'

/** An order as the API shows it. Personal fields of level 2 are null where the app may not see people. */
export function orderObject(order: Order, call: Call) {
  const { currency } = call.shop
  const isShown = seesPeople(call)
  const outstanding = order.paidAt === null && order.cancelledAt === null ? totalOf(order) : 0
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
    totalPriceSet: money(totalOf(order), currency),
    totalRefundedSet: money(refundedOf(order), currency),
    paymentGatewayNames: [order.payment === 'cash' ? 'Cash on Delivery (COD)' : 'shopify_payments'],
    taxesIncluded: order.tax.included,
    currentSubtotalPriceSet: money(subtotalOf(order), currency),
    totalShippingPriceSet: money(order.shipping.price, currency),
    currentTotalDiscountsSet: money(0, currency),
    currentTotalTaxSet: money(order.tax.amount, currency),
    currentTotalPriceSet: money(totalOf(order), currency),
    totalOutstandingSet: money(outstanding, currency),
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
    refunds: () =>
      order.refunds.map(({ id, createdAt, amount }) => ({
        id: gid('Refund', id),
        createdAt: fullTime(createdAt),
        totalRefundedSet: money(amount, currency),
      })),
    lineItems: (args: PageArguments) =>
      connection(order.lines, args, (line) => ({
        id: gid('LineItem', line.id),
        title: line.title,
        variantTitle: line.variantTitle,
        sku: line.sku,
        quantity: line.quantity,
        currentQuantity: line.currentQuantity,
        product: line.productId === null ? null : { id: gid('Product', line.productId) },
        variant:
          line.variantId === null
            ? null
            : {
                id: gid('ProductVariant', line.variantId),
                title: line.variantTitle ?? 'Default Title',
                availableForSale: true,
              },
        image: line.productId === null ? null : pictureOf(line.productId, line.title, call),
        discountedUnitPriceSet: money(line.price, currency),
        discountedTotalSet: money(line.total, currency),
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

const pictureOf = (productId: number, title: string, { url }: Call) => ({
  url: () => `${url}/shopify/products/${productId}.svg`,
  altText: title,
  width: 240,
  height: 160,
})
