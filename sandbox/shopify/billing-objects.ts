import { connection, type PageArguments } from './graphql/connection.ts'
import { fullTime, gid } from './graphql/part.ts'

/** Plans, one-time charges and usage: how they are kept, and as the Admin API shows them. Names and states are Shopify's. */

type SubscriptionStatus = 'PENDING' | 'ACTIVE' | 'DECLINED' | 'EXPIRED' | 'FROZEN' | 'CANCELLED'

export interface Subscription {
  kind: 'AppSubscription'
  id: number
  shop: string
  name: string
  status: SubscriptionStatus
  test: boolean
  trialDays: number
  createdAt: number
  /** Nothing until it is approved. */
  currentPeriodEnd: number | null
  price: Money
  cap: Money | null
  used: number
  returnUrl: string
}

export interface Purchase {
  kind: 'AppPurchaseOneTime'
  id: number
  shop: string
  name: string
  status: 'PENDING' | 'ACTIVE' | 'DECLINED' | 'EXPIRED'
  test: boolean
  createdAt: number
  price: Money
  returnUrl: string
}

export interface Usage {
  id: number
  shop: string
  /** The number of the subscription that it is charged to. */
  plan: number
  key: string
  price: Money
  description: string
}

export interface Money {
  amount: string
  currencyCode: string
}

/** A page of a list that is kept with the oldest first. */
export type OrderedPage = PageArguments & { reverse?: boolean }

export const inOrder = <T>(oldestFirst: readonly T[], { reverse }: OrderedPage) =>
  reverse ? oldestFirst.toReversed() : oldestFirst

export const day = 24 * 60 * 60 * 1000
export const period = 30 * day
const time = (at: number | null) => (at === null ? null : fullTime(at))

/** As Shopify does by itself: a plan that runs begins its next 30 days when the last are over. */
function renew(subscription: Subscription): void {
  while (
    subscription.status === 'ACTIVE' &&
    subscription.currentPeriodEnd !== null &&
    subscription.currentPeriodEnd <= Date.now()
  ) {
    subscription.currentPeriodEnd += period
    subscription.used = 0
  }
}

export function subscriptionObject(subscription: Subscription, usages: readonly Usage[]) {
  renew(subscription)
  const { id, name, status, test, trialDays, createdAt, currentPeriodEnd, price, cap, used } = subscription
  const line = (index: number, pricingDetails: object, records: readonly Usage[] = []) => ({
    id: `${gid('AppSubscriptionLineItem', id)}?v=1&index=${index}`,
    plan: { pricingDetails },
    usageRecords: (args: OrderedPage) => connection(inOrder(records, args), args, usageObject),
  })
  return {
    __typename: 'AppSubscription',
    id: gid('AppSubscription', id),
    name,
    status,
    test,
    trialDays,
    createdAt: time(createdAt),
    currentPeriodEnd: time(currentPeriodEnd),
    lineItems: [
      line(0, { __typename: 'AppRecurringPricing', price, interval: 'EVERY_30_DAYS' }),
      ...(cap
        ? [
            line(
              1,
              {
                __typename: 'AppUsagePricing',
                cappedAmount: cap,
                balanceUsed: { ...cap, amount: used.toFixed(2) },
                terms: 'Automatic top-ups',
              },
              usages.filter(({ plan }) => plan === id),
            ),
          ]
        : []),
    ],
  }
}

export const purchaseObject = ({ id, name, status, test, createdAt, price }: Purchase) => ({
  __typename: 'AppPurchaseOneTime',
  id: gid('AppPurchaseOneTime', id),
  name,
  status,
  test,
  createdAt: time(createdAt),
  price,
})

export const usageObject = ({ id, price, description, key }: Usage) => ({
  id: gid('AppUsageRecord', id),
  price,
  description,
  idempotencyKey: key || null,
})
