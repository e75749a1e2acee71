/**
 * The calls of a shopper, below `/api` at a store's own host and nowhere else. Apart from the table of our own host, so
 * that neither host can be asked for what belongs to the other. Without zod, because the browser carries this table.
 */
export const shopperCalls = {
  accountStore: { method: 'get', path: '/account/store' },
  askCode: { method: 'post', path: '/account/code' },
  checkCode: { method: 'post', path: '/account/code/check' },
  viewLink: { method: 'get', path: '/account/link' },
  useLink: { method: 'post', path: '/account/link' },
  startShopify: { method: 'post', path: '/account/shopify/start' },
  finishShopify: { method: 'post', path: '/account/shopify' },
  shopperOrders: { method: 'get', path: '/account/orders' },
  shopperOrder: { method: 'get', path: '/account/order' },
  orderEdit: { method: 'get', path: '/account/order/edit' },
  calculateEdit: { method: 'post', path: '/account/order/edit/totals' },
  saveEdit: { method: 'post', path: '/account/order/edit' },
  changeOrderAddress: { method: 'post', path: '/account/order/address' },
  cancelOrder: { method: 'post', path: '/account/order/cancel' },
  confirmOrder: { method: 'post', path: '/account/order/confirm' },
  payOrder: { method: 'post', path: '/account/order/pay' },
  shopperInvoice: { method: 'get', path: '/account/order/invoice' },
  shopperProfile: { method: 'get', path: '/account/profile' },
  saveShopperProfile: { method: 'post', path: '/account/profile' },
  shopperAddresses: { method: 'get', path: '/account/addresses' },
  saveShopperAddress: { method: 'post', path: '/account/addresses' },
  removeShopperAddress: { method: 'post', path: '/account/addresses/remove' },
  shopperSessions: { method: 'get', path: '/account/sessions' },
  endShopperSession: { method: 'post', path: '/account/sessions/end' },
  shopperSignOut: { method: 'post', path: '/account/sign_out' },
} as const

export type ShopperCallName = keyof typeof shopperCalls
