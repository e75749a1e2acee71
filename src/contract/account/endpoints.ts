import * as z from 'zod/mini'
import { done } from '../accounts/shapes.ts'
import { endpoint } from '../endpoint.ts'
import { shopperCalls } from './calls.ts'
import { invoice, order, orderQuery, ordersPage, ordersQuery } from './order-shapes.ts'
import { addressChoice, addressInput, addressList, profile, profileInput } from './profile-shapes.ts'
import {
  askCodeAnswer,
  askCodeInput,
  checkCodeInput,
  endSessionInput,
  finishShopifyInput,
  linkInput,
  linkView,
  sessionList,
  signedIn,
  startShopifyAnswer,
} from './sign-in-shapes.ts'
import { accountStore } from './store-shapes.ts'

const tag = 'Customer account'
const nothing = z.object({})

/** Every call of a shopper. The host of the request says at which store. */
export const shopperEndpoints = {
  accountStore: endpoint({
    ...shopperCalls.accountStore,
    summary: 'The store of this host, and who is signed in',
    tag,
    access: 'public',
    input: nothing,
    output: accountStore,
  }),
  askCode: endpoint({
    ...shopperCalls.askCode,
    summary: 'Ask for a one-time code; the answer is the same whether the store knows the address or not',
    tag,
    access: 'public',
    input: askCodeInput,
    output: askCodeAnswer,
  }),
  checkCode: endpoint({
    ...shopperCalls.checkCode,
    summary: 'Sign in with the code; five wrong ones end it',
    tag,
    access: 'public',
    input: checkCodeInput,
    output: signedIn,
  }),
  viewLink: endpoint({
    ...shopperCalls.viewLink,
    summary: 'Which order a link opens; looking uses nothing up',
    tag,
    access: 'public',
    input: linkInput,
    output: linkView,
  }),
  useLink: endpoint({
    ...shopperCalls.useLink,
    summary: 'Sign in with a link, for its one order',
    tag,
    access: 'public',
    input: linkInput,
    output: signedIn,
  }),
  startShopify: endpoint({
    ...shopperCalls.startShopify,
    summary: 'The address at Shopify where the customer signs in',
    tag,
    access: 'public',
    input: nothing,
    output: startShopifyAnswer,
  }),
  finishShopify: endpoint({
    ...shopperCalls.finishShopify,
    summary: 'Sign in with what Shopify sent back, in the browser that set out',
    tag,
    access: 'public',
    input: finishShopifyInput,
    output: signedIn,
  }),
  shopperOrders: endpoint({
    ...shopperCalls.shopperOrders,
    summary: 'The customer’s own orders, newest first; by a link, its one order',
    tag,
    access: 'shopper',
    input: ordersQuery,
    output: ordersPage,
  }),
  shopperOrder: endpoint({
    ...shopperCalls.shopperOrder,
    summary: 'One order with its lines, sums and parcels; a link has its address masked',
    tag,
    access: 'shopper',
    input: orderQuery,
    output: order,
  }),
  shopperInvoice: endpoint({
    ...shopperCalls.shopperInvoice,
    summary: 'What the invoice of an order says',
    tag,
    access: 'shopper:customer',
    input: orderQuery,
    output: invoice,
  }),
  shopperProfile: endpoint({
    ...shopperCalls.shopperProfile,
    summary: 'Name, email and phone, as the store has them',
    tag,
    access: 'shopper:customer',
    input: nothing,
    output: profile,
  }),
  saveShopperProfile: endpoint({
    ...shopperCalls.saveShopperProfile,
    summary: 'Change name and phone at the store',
    tag,
    access: 'shopper:customer',
    input: profileInput,
    output: profile,
  }),
  shopperAddresses: endpoint({
    ...shopperCalls.shopperAddresses,
    summary: 'Addresses, as the store has them',
    tag,
    access: 'shopper:customer',
    input: nothing,
    output: addressList,
  }),
  saveShopperAddress: endpoint({
    ...shopperCalls.saveShopperAddress,
    summary: 'Add or change an address at the store',
    tag,
    access: 'shopper:customer',
    input: addressInput,
    output: addressList,
  }),
  removeShopperAddress: endpoint({
    ...shopperCalls.removeShopperAddress,
    summary: 'Remove an address at the store',
    tag,
    access: 'shopper:customer',
    input: addressChoice,
    output: addressList,
  }),
  shopperSessions: endpoint({
    ...shopperCalls.shopperSessions,
    summary: 'Where the shopper is signed in',
    tag,
    access: 'shopper',
    input: nothing,
    output: sessionList,
  }),
  endShopperSession: endpoint({
    ...shopperCalls.endShopperSession,
    summary: 'End one of one’s own sessions, or all but this one',
    tag,
    access: 'shopper',
    input: endSessionInput,
    output: sessionList,
  }),
  shopperSignOut: endpoint({
    ...shopperCalls.shopperSignOut,
    summary: 'End this session on the server',
    tag,
    access: 'shopper',
    input: nothing,
    output: done,
  }),
}
