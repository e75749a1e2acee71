/** What billing adds to the schema of the Admin API. */
export const schema = `
enum AppSubscriptionStatus { PENDING ACTIVE DECLINED EXPIRED FROZEN CANCELLED }
enum AppPurchaseStatus { PENDING ACTIVE DECLINED EXPIRED }
enum AppPricingInterval { EVERY_30_DAYS ANNUAL }
input MoneyInput { amount: Decimal! currencyCode: String! }
type AppRecurringPricing { price: MoneyV2! interval: AppPricingInterval! }
type AppUsagePricing { cappedAmount: MoneyV2! balanceUsed: MoneyV2! terms: String! }
union AppPricingDetails = AppRecurringPricing | AppUsagePricing
type AppPlanV2 { pricingDetails: AppPricingDetails! }
type AppSubscriptionLineItem {
  id: ID! plan: AppPlanV2!
  usageRecords(first: Int, after: String, reverse: Boolean = false): AppUsageRecordConnection!
}
type AppUsageRecordConnection { nodes: [AppUsageRecord!]! }
type AppSubscriptionConnection { nodes: [AppSubscription!]! }
type AppSubscription implements Node {
  id: ID! name: String! status: AppSubscriptionStatus! test: Boolean! trialDays: Int! createdAt: DateTime!
  currentPeriodEnd: DateTime lineItems: [AppSubscriptionLineItem!]!
}
type AppPurchaseOneTime implements Node {
  id: ID! name: String! status: AppPurchaseStatus! test: Boolean! createdAt: DateTime! price: MoneyV2!
}
type AppUsageRecord implements Node { id: ID! price: MoneyV2! description: String! idempotencyKey: String }
input AppRecurringPricingInput { price: MoneyInput! interval: AppPricingInterval = EVERY_30_DAYS }
input AppUsagePricingInput { cappedAmount: MoneyInput! terms: String! }
input AppPlanInput { appRecurringPricingDetails: AppRecurringPricingInput appUsagePricingDetails: AppUsagePricingInput }
input AppSubscriptionLineItemInput { plan: AppPlanInput! }
type AppSubscriptionCreatePayload { appSubscription: AppSubscription confirmationUrl: URL userErrors: [UserError!]! }
type AppSubscriptionCancelPayload { appSubscription: AppSubscription userErrors: [UserError!]! }
type AppPurchaseOneTimeCreatePayload { appPurchaseOneTime: AppPurchaseOneTime confirmationUrl: URL userErrors: [UserError!]! }
type AppUsageRecordCreatePayload { appUsageRecord: AppUsageRecord userErrors: [UserError!]! }
extend type AppInstallation {
  activeSubscriptions: [AppSubscription!]!
  allSubscriptions(first: Int, after: String, reverse: Boolean = false): AppSubscriptionConnection!
}
extend type Mutation {
  appSubscriptionCreate(name: String!, lineItems: [AppSubscriptionLineItemInput!]!, returnUrl: URL!, test: Boolean, trialDays: Int): AppSubscriptionCreatePayload
  appSubscriptionCancel(id: ID!, prorate: Boolean): AppSubscriptionCancelPayload
  appPurchaseOneTimeCreate(name: String!, price: MoneyInput!, returnUrl: URL!, test: Boolean): AppPurchaseOneTimeCreatePayload
  appUsageRecordCreate(subscriptionLineItemId: ID!, price: MoneyInput!, description: String!, idempotencyKey: String): AppUsageRecordCreatePayload
}`
