import type { calls, CallName } from '../calls.ts'
import type { endpoints } from '../endpoints.ts'

type Endpoints = typeof endpoints

/** The calls that read something of a signed-in merchant. */
type MerchantRead = {
  [N in CallName]: (typeof calls)[N]['method'] extends 'get'
    ? Endpoints[N]['access'] extends `merchant${string}`
      ? N
      : never
    : never
}[CallName]

/**
 * What a visitor of the demo store may read, decided for each call. Calls that write are not here, and are refused like
 * everything that this table does not show: a new call is closed to visitors, and one that reads does not compile
 * without a decision.
 */
export const readByVisitors: Record<MerchantRead, 'shown' | 'hidden'> = {
  dashboard: 'shown',
  dashboardChanges: 'shown',
  orders: 'shown',
  order: 'shown',
  orderChanges: 'shown',
  customers: 'shown',
  customer: 'shown',
  // Emails and phone numbers as hints.
  customerNames: 'shown',
  allApps: 'shown',
  workspace: 'shown',
  customerAccounts: 'shown',
  orderWindowRules: 'shown',
  windowSavings: 'shown',
  messageList: 'shown',
  messageSettings: 'shown',
  messageSenders: 'shown',
  messageTemplates: 'shown',
  messageStops: 'shown',
  wallet: 'shown',
  statement: 'shown',
  companySettings: 'shown',

  // The person: profile, ways to sign in, devices, activity.
  ownAccount: 'hidden',
  ownSessions: 'hidden',
  activity: 'hidden',
  googleConnection: 'hidden',
  passkeys: 'hidden',
  factor: 'hidden',
  companies: 'hidden',
  // The people of the company, and what it is in law.
  people: 'hidden',
  departments: 'hidden',
  outlets: 'hidden',
  companyProfile: 'hidden',
  domains: 'hidden',
  // Files to keep, data of shoppers, and reads that ask a provider about a payment or a grant.
  documents: 'hidden',
  storeDataFile: 'hidden',
  topUpState: 'hidden',
  planState: 'hidden',
  setup: 'hidden',
}

/**
 * The pages of the portal that a visitor sees, besides the workspaces of modules. All others are closed to them, also
 * those that write when they are opened, such as the return from a payment.
 */
export const pagesForVisitors = [
  '/merchant/apps',
  '/merchant/orders',
  '/merchant/orders/changes',
  '/merchant/orders/:number',
  '/merchant/store-customers',
  '/merchant/store-customers/:number',
  '/merchant/settings',
  '/merchant/billing',
  '/merchant/billing/statement',
] as const
