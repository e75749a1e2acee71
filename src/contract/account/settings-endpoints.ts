import * as z from 'zod/mini'
import { calls } from '../calls.ts'
import { endpoint } from '../endpoint.ts'
import {
  accountSettingsAnswer,
  accountSettingsInput,
  accountsAnswer,
  scopesAnswer,
  testShopperAnswer,
} from './settings-shapes.ts'
import {
  orderChangesAnswer,
  orderChangesQuery,
  windowRulesInput,
  windowSavingsAnswer,
  windowScopesAnswer,
  windowSettingsAnswer,
} from './window-settings-shapes.ts'

const tag = 'Customer accounts'
const nothing = z.object({})

/** What a merchant does with the customer accounts of the outlet that the request names. */
export const accountSettingsEndpoints = {
  customerAccounts: endpoint({
    ...calls.customerAccounts,
    summary:
      'Customer accounts of this outlet: on or off, address, look, what the store must still allow, and its newest orders',
    tag,
    access: 'merchant',
    input: nothing,
    output: accountsAnswer,
  }),
  saveCustomerAccounts: endpoint({
    ...calls.saveCustomerAccounts,
    summary: 'Switch customer accounts on or off, and set address and look',
    tag,
    access: 'merchant:own',
    input: accountSettingsInput,
    output: accountSettingsAnswer,
  }),
  askAccountScopes: endpoint({
    ...calls.askAccountScopes,
    summary: 'The page at Shopify where the owner of the store allows what customer accounts need',
    tag,
    access: 'merchant:own',
    input: nothing,
    output: scopesAnswer,
  }),
  testShopper: endpoint({
    ...calls.testShopper,
    summary: 'A link that opens the account as a test shopper',
    tag,
    access: 'merchant:own',
    input: nothing,
    output: testShopperAnswer,
  }),
  orderWindowRules: endpoint({
    ...calls.orderWindowRules,
    summary: 'How long and how shoppers of this outlet may change an order, and what the store must allow',
    tag,
    access: 'merchant',
    input: nothing,
    output: windowSettingsAnswer,
  }),
  saveOrderWindowRules: endpoint({
    ...calls.saveOrderWindowRules,
    summary: 'Set the rules of order windows; open ones keep the rules that they began with',
    tag,
    access: 'merchant:own',
    input: windowRulesInput,
    output: windowSettingsAnswer,
  }),
  askWindowScopes: endpoint({
    ...calls.askWindowScopes,
    summary: 'The page at Shopify where the owner of the store allows what order windows need',
    tag,
    access: 'merchant:own',
    input: nothing,
    output: windowScopesAnswer,
  }),
  orderChanges: endpoint({
    ...calls.orderChanges,
    summary: 'What shoppers changed, newest first, with the order windows of the last day',
    tag,
    access: 'merchant',
    input: orderChangesQuery,
    output: orderChangesAnswer,
  }),
  windowSavings: endpoint({
    ...calls.windowSavings,
    summary: 'What order windows saved, against orders that were left out to compare with',
    tag,
    access: 'merchant',
    input: nothing,
    output: windowSavingsAnswer,
  }),
}
