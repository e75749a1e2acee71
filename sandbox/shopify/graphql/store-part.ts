import { connection, type PageArguments } from './connection.ts'
import { customerObject } from './customer-object.ts'
import { shopId } from '../shops.ts'
import { orderObject } from './orders/order-object.ts'
import { type Call, dateTime, gid, type Part } from './part.ts'
import { searchCustomers } from './search-customers.ts'
import { searchOrders } from './orders/search-orders.ts'

/** The store itself, its orders and its customers. */
export const storePart: Part = {
  root: {
    shop: (_, { shop, store }) => ({
      __typename: 'Shop',
      id: gid('Shop', shopId(shop)),
      name: shop.name,
      email: shop.email,
      myshopifyDomain: shop.domain,
      currencyCode: shop.currency,
      ianaTimezone: shop.zone,
      shopOwnerName: shop.owner,
      url: `https://${shop.domain}`,
      createdAt: dateTime(store.keep().anchor),
      billingAddress: { countryCodeV2: shop.country },
      plan: {
        partnerDevelopment: shop.isDevelopment ?? false,
        publicDisplayName: shop.isDevelopment ? 'Development' : 'Basic',
      },
    }),
    currentAppInstallation: (_, { shop, scopes }) => ({
      id: gid('AppInstallation', shopId(shop)),
      accessScopes: [...scopes].map((handle) => ({ handle })),
    }),
    orders: (args: PageArguments & { query?: string; sortKey?: string; reverse?: boolean }, call) =>
      connection(call.slice?.orders ?? searchOrders(args, call), args, (order) => orderObject(order, call)),
    ordersCount: ({ query, limit }: { query?: string; limit: number }, call) => {
      let count = 0
      for (const _ of searchOrders({ query }, call)) if ((count += 1) === limit) break
      return { count, precision: count === limit ? 'AT_LEAST' : 'EXACT' }
    },
    customers: (args: PageArguments & { query?: string | null }, call) =>
      connection(call.slice?.customers ?? searchCustomers(args, call), args, (id) =>
        customerObject(id, call),
      ),
  },
  objects: {
    Order: (id, call) => {
      const order = call.store.find(id)
      return order && orderObject(order, call)
    },
    Customer: (id, call) => (isCustomer(id, call) ? customerObject(id, call) : undefined),
  },
}

const isCustomer = (id: number, { store }: Call) => store.ordersOf(id) > 0
