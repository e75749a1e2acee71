import * as z from 'zod/mini'
import { asDecimal, microsOf } from '#rules/money/amounts.ts'
import { isOver } from '#rules/money/plan-gate.ts'
import { DomainError } from '#domain/domain-error.ts'
import type { ProviderPayment, ProviderPlan, Started } from '#domain/ports/payments.ts'

/** Shopify's Billing API: plans, single charges and usage under a cap. What is asked is asked with the store's own token. */

/** A store that pays through Shopify, and a way to ask about its charges. */
export interface PayingShop {
  shop: string
  ask(query: string, variables: Record<string, unknown>): Promise<unknown>
}

interface ChargeRequest {
  name: string
  amount: number
  currency: string
  returnUrl: string
  /** Nobody is billed. */
  isTest: boolean
}

const day = 24 * 60 * 60 * 1000

const money = z.object({ amount: z.coerce.number(), currencyCode: z.string() })
const userErrors = z.array(z.object({ message: z.string() }))
const started = z.nullish(z.object({ id: z.string() }))

const subscription = z.object({
  id: z.string(),
  status: z.enum(['PENDING', 'ACTIVE', 'DECLINED', 'EXPIRED', 'FROZEN', 'CANCELLED']),
  test: z.boolean(),
  trialDays: z.number(),
  createdAt: z.string(),
  currentPeriodEnd: z.nullish(z.string()),
  lineItems: z.array(
    z.object({
      id: z.string(),
      plan: z.object({
        pricingDetails: z.object({ cappedAmount: z.optional(money), balanceUsed: z.optional(money) }),
      }),
    }),
  ),
})

const purchase = z.object({
  id: z.string(),
  status: z.enum(['PENDING', 'ACTIVE', 'DECLINED', 'EXPIRED']),
  test: z.boolean(),
  price: money,
})

const planStates = {
  PENDING: 'pending',
  ACTIVE: 'active',
  DECLINED: 'declined',
  EXPIRED: 'declined',
  FROZEN: 'frozen',
  CANCELLED: 'ended',
} as const

const paymentStates = {
  PENDING: 'pending',
  ACTIVE: 'settled',
  DECLINED: 'failed',
  EXPIRED: 'expired',
} as const

const moneyOf = (amount: number, currencyCode: string) => ({
  amount: Number(asDecimal(amount)).toFixed(2),
  currencyCode,
})

async function ask<T extends z.ZodMiniType>(
  schema: T,
  store: PayingShop,
  query: string,
  variables: Record<string, unknown>,
): Promise<z.infer<T>> {
  const parsed = schema.safeParse(await store.ask(query, variables))
  if (!parsed.success) throw new DomainError('payments_away', { cause: parsed.error })
  return parsed.data
}

export async function subscribe(
  store: PayingShop,
  request: ChargeRequest & { trialDays: number; usageCap: number | null },
): Promise<Started> {
  const { name, amount, currency, trialDays, returnUrl, isTest, usageCap } = request
  const query = `mutation($name: String!, $lines: [AppSubscriptionLineItemInput!]!, $back: URL!, $test: Boolean, $days: Int) {
    appSubscriptionCreate(name: $name, lineItems: $lines, returnUrl: $back, test: $test, trialDays: $days) {
      appSubscription { id } confirmationUrl userErrors { message } } }`
  const lines = [
    {
      plan: {
        appRecurringPricingDetails: { price: moneyOf(amount, currency), interval: 'EVERY_30_DAYS' },
      },
    },
    ...(usageCap === null
      ? []
      : [
          {
            plan: {
              appUsagePricingDetails: {
                cappedAmount: moneyOf(usageCap, currency),
                terms: 'Automatic top-ups of the wallet',
              },
            },
          },
        ]),
  ]
  const schema = z.object({
    appSubscriptionCreate: z.object({
      appSubscription: started,
      confirmationUrl: z.nullish(z.string()),
      userErrors,
    }),
  })
  const variables = { name, lines, back: returnUrl, test: isTest, days: trialDays }
  const { appSubscriptionCreate: made } = await ask(schema, store, query, variables)
  return startedBy(made.appSubscription, made.confirmationUrl, made.userErrors)
}

const planFields = `id status test trialDays createdAt currentPeriodEnd
  lineItems { id plan { pricingDetails { ... on AppUsagePricing {
    cappedAmount { amount currencyCode } balanceUsed { amount currencyCode } } } } }`

export async function readPlan(store: PayingShop, ref: string): Promise<ProviderPlan | undefined> {
  const query = `query($id: ID!) { node(id: $id) { ... on AppSubscription { ${planFields} } } }`
  const { node } = await ask(z.object({ node: z.nullish(subscription) }), store, query, { id: ref })
  return node ? planOf(node) : undefined
}

/** The plan that Shopify bills, whichever page it was approved on. A store has one at a time. */
export async function readRunningPlan(store: PayingShop): Promise<ProviderPlan | undefined> {
  const query = `{ currentAppInstallation { activeSubscriptions { ${planFields} } } }`
  const schema = z.object({
    currentAppInstallation: z.object({ activeSubscriptions: z.array(subscription) }),
  })
  const { currentAppInstallation } = await ask(schema, store, query, {})
  const [running] = currentAppInstallation.activeSubscriptions
  return running && planOf(running)
}

/** Throws unless the plan is over at Shopify. One that is over already is refused there, and counts as cancelled. */
export async function cancelPlan(store: PayingShop, ref: string): Promise<void> {
  const query = `mutation($id: ID!) { appSubscriptionCancel(id: $id, prorate: false) { userErrors { message } } }`
  const schema = z.object({ appSubscriptionCancel: z.object({ userErrors }) })
  const { appSubscriptionCancel: made } = await ask(schema, store, query, { id: ref })
  const [refusal] = made.userErrors
  if (!refusal) return
  const plan = await readPlan(store, ref)
  if (plan && !isOver(plan.state)) {
    throw new DomainError('payments_away', { cause: new Error(refusal.message) })
  }
}

export async function topUp(store: PayingShop, request: ChargeRequest): Promise<Started> {
  const { name, amount, currency, returnUrl, isTest } = request
  const query = `mutation($name: String!, $price: MoneyInput!, $back: URL!, $test: Boolean) {
    appPurchaseOneTimeCreate(name: $name, price: $price, returnUrl: $back, test: $test) {
      appPurchaseOneTime { id } confirmationUrl userErrors { message } } }`
  const schema = z.object({
    appPurchaseOneTimeCreate: z.object({
      appPurchaseOneTime: started,
      confirmationUrl: z.nullish(z.string()),
      userErrors,
    }),
  })
  const variables = { name, price: moneyOf(amount, currency), back: returnUrl, test: isTest }
  const { appPurchaseOneTimeCreate: made } = await ask(schema, store, query, variables)
  return startedBy(made.appPurchaseOneTime, made.confirmationUrl, made.userErrors)
}

export async function readTopUp(store: PayingShop, ref: string): Promise<ProviderPayment | undefined> {
  const query = `query($id: ID!) { node(id: $id) { ... on AppPurchaseOneTime { id status test price { amount currencyCode } } } }`
  const { node } = await ask(z.object({ node: z.nullish(purchase) }), store, query, { id: ref })
  return node ? paymentOf(node) : undefined
}

/** Under the cap that the owner approved. The same key charges once. Refused: why. */
export async function recordUsage(
  store: PayingShop,
  request: { line: string; amount: number; currency: string; description: string; key: string },
): Promise<{ ref: string } | { refusal: string }> {
  const { line, amount, currency, description, key } = request
  const query = `mutation($line: ID!, $price: MoneyInput!, $words: String!, $key: String) {
    appUsageRecordCreate(subscriptionLineItemId: $line, price: $price, description: $words, idempotencyKey: $key) {
      appUsageRecord { id } userErrors { message } } }`
  const schema = z.object({ appUsageRecordCreate: z.object({ appUsageRecord: started, userErrors }) })
  const variables = { line, price: moneyOf(amount, currency), words: description, key }
  const { appUsageRecordCreate: made } = await ask(schema, store, query, variables)
  const { appUsageRecord } = made
  return appUsageRecord ? { ref: appUsageRecord.id } : { refusal: made.userErrors[0]?.message ?? 'Refused' }
}

const usagePlan = z.object({
  test: z.boolean(),
  lineItems: z.array(
    z.object({
      usageRecords: z.object({
        nodes: z.array(z.object({ id: z.string(), idempotencyKey: z.nullish(z.string()) })),
      }),
    }),
  ),
})

/** The usage that was charged under a key lately, also to a plan that has ended since. */
export async function findUsage(
  store: PayingShop,
  key: string,
): Promise<{ ref: string; isTest: boolean } | undefined> {
  const query = `{ currentAppInstallation { allSubscriptions(first: 5, reverse: true) { nodes {
    test lineItems { usageRecords(first: 25, reverse: true) { nodes { id idempotencyKey } } } } } } }`
  const schema = z.object({
    currentAppInstallation: z.object({ allSubscriptions: z.object({ nodes: z.array(usagePlan) }) }),
  })
  const { currentAppInstallation } = await ask(schema, store, query, {})
  for (const { test, lineItems } of currentAppInstallation.allSubscriptions.nodes) {
    const records = lineItems.flatMap(({ usageRecords }) => usageRecords.nodes)
    const found = records.find(({ idempotencyKey }) => idempotencyKey === key)
    if (found) return { ref: found.id, isTest: test }
  }
  return undefined
}

/** Whether test charges of this store count: it is a developer's. */
export async function isTestShop(store: PayingShop): Promise<boolean> {
  const schema = z.object({ shop: z.object({ plan: z.object({ partnerDevelopment: z.boolean() }) }) })
  const answer = await ask(schema, store, '{ shop { plan { partnerDevelopment } } }', {})
  return answer.shop.plan.partnerDevelopment
}

function planOf({
  id,
  status,
  test,
  trialDays,
  createdAt,
  currentPeriodEnd,
  lineItems,
}: z.infer<typeof subscription>): ProviderPlan {
  const usage = lineItems.find(({ plan }) => plan.pricingDetails.cappedAmount)
  const cap = usage?.plan.pricingDetails.cappedAmount
  return {
    ref: id,
    state: planStates[status],
    isTest: test,
    trialEndsAt: trialDays > 0 ? new Date(Date.parse(createdAt) + trialDays * day) : null,
    periodEndsAt: currentPeriodEnd ? new Date(currentPeriodEnd) : null,
    usageLine: usage?.id ?? null,
    usageCap: cap ? microsOf(cap.amount) : null,
    usageUsed: microsOf(usage?.plan.pricingDetails.balanceUsed?.amount ?? 0),
  }
}

const paymentOf = ({ id, status, test, price }: z.infer<typeof purchase>): ProviderPayment => ({
  ref: id,
  state: paymentStates[status],
  isUnderWay: false,
  isTest: test,
  amount: microsOf(price.amount),
  currency: price.currencyCode,
  charge: id,
  card: null,
  plan: null,
  refusal: null,
  isDisputed: false,
  refunded: 0,
})

function startedBy(
  object: { id: string } | null | undefined,
  payUrl: string | null | undefined,
  errors: { message: string }[],
) {
  if (!object || !payUrl) throw new DomainError('way_closed', { cause: new Error(errors[0]?.message) })
  return { ref: object.id, payUrl }
}
