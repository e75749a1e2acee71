import {
  and,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lte,
  not,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { OrdersQuery } from '#contract/orders/shapes.ts'
import { orderChanges, orderWindows } from '#database/schema/order-windows.ts'
import { storeOrderLines, storeOrders, storeRefunds, storeReturns } from '#database/schema/stores.ts'
import { endStates, openStates } from '../order-windows/window-states.ts'

/** What a search means: numbers of orders as they are printed, and what the store has found. */
export interface SearchResult {
  names: string[]
  orders: number[]
  customers: number[]
}

type Query = Pick<
  OrdersQuery,
  'state' | 'payment' | 'window' | 'buyer' | 'least' | 'most' | 'from' | 'until' | 'customer' | 'product'
>

const sent = ['FULFILLED', 'PARTIALLY_FULFILLED']
const refunded = ['REFUNDED', 'PARTIALLY_REFUNDED']
const unpaid = ['PENDING', 'AUTHORIZED', 'PARTIALLY_PAID', 'EXPIRED']

/** Refunds, returns, lines and changes of the order at hand. */
const ofThisOrder = (table: typeof storeRefunds | typeof storeReturns | typeof storeOrderLines) =>
  sql`${table.outletId} = ${storeOrders.outletId} and ${table.orderId} = ${storeOrders.id}`

/** Its shopper changed something; totals that somebody only looked at are no change. */
export const isChanged = sql<boolean>`exists (select 1 from ${orderChanges}
  where ${orderChanges.outletId} = ${storeOrders.outletId} and ${orderChanges.orderId} = ${storeOrders.id}
    and ${orderChanges.state} not in ('asked', 'calculated'))`

const ofThisCustomer = sql`from ${storeOrders} k
  where k.outlet_id = ${storeOrders.outletId} and k.customer_id = ${storeOrders.customerId}`

/** The same rule as in the figures: an earlier day with an order, or more orders in all than we can see. */
const isReturning = sql`(
  exists (select 1 ${ofThisCustomer} and k.day < ${storeOrders.day})
  or coalesce((select c.orders from store_customers c
    where c.outlet_id = ${storeOrders.outletId} and c.id = ${storeOrders.customerId}), 0) > (select count(*) ${ofThisCustomer}))`

/** The orders of an outlet that a list shows. The query joins `order_windows` to the left. */
export function orderFilter(
  outletId: string,
  query: Query,
  search: SearchResult | undefined,
): SQL | undefined {
  const isAboutParts = query.state === 'returned' || query.payment === 'refunded'
  return and(
    eq(storeOrders.outletId, outletId),
    stateFilter(query),
    paymentFilter(query),
    windowFilter(query.window),
    buyerFilter(query.buyer),
    query.least === '' ? undefined : gte(storeOrders.total, query.least),
    query.most === '' ? undefined : lte(storeOrders.total, query.most),
    isAboutParts ? undefined : within(storeOrders.day, query),
    query.customer === '' ? undefined : eq(storeOrders.customerId, Number(query.customer)),
    query.product === '' ? undefined : hasProduct(Number(query.product)),
    search && matches(search),
  )
}

const within = (
  day: typeof storeOrders.day | typeof storeRefunds.day | typeof storeReturns.day,
  { from, until }: Query,
) => and(from === '' ? undefined : gte(day, from), until === '' ? undefined : lte(day, until))

const matches = ({ names, orders, customers }: SearchResult) =>
  or(
    inArray(storeOrders.name, names),
    orders.length > 0 ? inArray(storeOrders.id, orders) : undefined,
    customers.length > 0 ? inArray(storeOrders.customerId, customers) : undefined,
  )

function stateFilter(query: Query): SQL | undefined {
  const isReal = eq(storeOrders.test, false)
  const isKept = and(isReal, isNull(storeOrders.cancelledAt))
  const isUndelivered = and(isKept, isNull(storeOrders.deliveredAt))
  switch (query.state) {
    case 'any':
      return undefined
    case 'kept':
      return isKept
    case 'open':
      return and(isUndelivered, notInArray(storeOrders.fulfilment, sent))
    case 'sent':
      return and(isUndelivered, inArray(storeOrders.fulfilment, sent))
    case 'delivered':
      return and(isKept, isNotNull(storeOrders.deliveredAt))
    case 'undelivered':
      return isUndelivered
    case 'returned':
      return and(
        isKept,
        sql`exists (select 1 from ${storeReturns} where ${and(
          ofThisOrder(storeReturns),
          notInArray(storeReturns.status, ['CANCELED', 'DECLINED']),
          within(storeReturns.day, query),
        )})`,
      )
    case 'cancelled':
      return and(isReal, isNotNull(storeOrders.cancelledAt))
  }
}

function paymentFilter(query: Query): SQL | undefined {
  switch (query.payment) {
    case 'any':
      return undefined
    case 'cash':
      return eq(storeOrders.isCash, true)
    case 'paid':
      return inArray(storeOrders.financial, ['PAID', ...refunded])
    case 'unpaid':
      return inArray(storeOrders.financial, unpaid)
    case 'refunded':
      return sql`exists (select 1 from ${storeRefunds} where ${and(
        ofThisOrder(storeRefunds),
        within(storeRefunds.day, query),
      )})`
  }
}

/** Not by the joined row: an order without one is found much sooner so. */
const hasWindow = sql`exists (select 1 from ${orderWindows} w
  where w.outlet_id = ${storeOrders.outletId} and w.order_id = ${storeOrders.id} and w.state <> 'not_offered')`

function windowFilter(window: Query['window']): SQL | undefined {
  switch (window) {
    case 'any':
      return undefined
    case 'open':
      return inArray(orderWindows.state, openStates)
    case 'changed':
      return isChanged
    case 'ended':
      return inArray(orderWindows.state, endStates)
    case 'none':
      return not(hasWindow)
  }
}

function buyerFilter(buyer: Query['buyer']): SQL | undefined {
  if (buyer === 'any') return undefined
  const isKnown = isNotNull(storeOrders.customerId)
  return and(isKnown, buyer === 'returning' ? isReturning : not(isReturning))
}

const hasProduct = (product: number) =>
  sql`exists (select 1 from ${storeOrderLines} where ${and(
    ofThisOrder(storeOrderLines),
    eq(storeOrderLines.productId, product),
    // Lines that an edit took out are not in the order any more.
    gt(storeOrderLines.currentQuantity, 0),
  )})`
