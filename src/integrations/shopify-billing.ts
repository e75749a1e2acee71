import { z } from 'zod'
import { DomainError } from '#domain/domain-error.ts'
import type { Billing, ProviderPayment, ProviderPlan, ShopToken } from '#domain/ports.ts'
import { asDecimal } from '#rules/money/amounts.ts'
import { createBreaker } from './breaker.ts'

interface Settings {
  /** Where a shop answers; `{shop}` becomes its domain, which has been checked by then. */
  shopUrl: string
  patienceMs?: number
}

const apiVersion = '2026-07'
const day = 24 * 60 * 60 * 1000

const money = z.object({ amount: z.coerce.number(), currencyCode: z.string() })
const userErrors = z.array(z.object({ message: z.string() }))
const started = z.object({ id: z.string() }).nullish()

const subscription = z.object({
  id: z.string(),
  status: z.enum(['PENDING', 'ACTIVE', 'DECLINED', 'EXPIRED', 'FROZEN', 'CANCELLED']),
  test: z.boolean(),
  trialDays: z.number(),
  createdAt: z.string(),
  currentPeriodEnd: z.string().nullish(),
  lineItems: z.array(
    z.object({
      id: z.string(),
      plan: z.object({ pricingDetails: z.object({ cappedAmount: money.optional() }) }),
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

/** Whole micros of a provider's decimal. */
const microsOf = (amount: number) => Math.round(amount * 1_000_000)
const moneyOf = (amount: number, currencyCode: string) => ({
  amount: Number(asDecimal(amount)).toFixed(2),
  currencyCode,
})

/** Shopify's Billing API, by plain HTTP as the rest of it (decision 22). */
export function shopifyBilling({ shopUrl, patienceMs = 5_000 }: Settings): Billing {
  const breaker = createBreaker()

  async function ask<T extends z.ZodType>(
    schema: T,
    shop: string,
    token: ShopToken,
    query: string,
    variables: object,
  ): Promise<z.infer<T>> {
    const url = `${shopUrl.replace('{shop}', shop)}/admin/api/${apiVersion}/graphql.json`
    const request = async () => {
      const answer = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          accept: 'application/json',
          'x-shopify-access-token': token.access,
        },
        body: JSON.stringify({ query, variables }),
        redirect: 'error',
        signal: AbortSignal.timeout(patienceMs),
      })
      if (!answer.ok) throw new Error(`Shopify answered ${answer.status}`)
      const { data } = z.object({ data: z.unknown() }).parse(await answer.json())
      return schema.parse(data)
    }
    return breaker.run(new URL(url).origin, request).catch((cause: unknown) => {
      throw new DomainError('payments_away', { cause })
    })
  }

  return {
    async subscribe(shop, token, { name, amount, currency, trialDays, returnUrl, isTest, usageCap }) {
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
          confirmationUrl: z.string().nullish(),
          userErrors,
        }),
      })
      const variables = { name, lines, back: returnUrl, test: isTest, days: trialDays }
      const { appSubscriptionCreate: made } = await ask(schema, shop, token, query, variables)
      return startedBy(made.appSubscription, made.confirmationUrl, made.userErrors)
    },
    async readPlan(shop, token, ref) {
      const query = `query($id: ID!) { node(id: $id) { ... on AppSubscription { id status test trialDays createdAt currentPeriodEnd
        lineItems { id plan { pricingDetails { ... on AppUsagePricing { cappedAmount { amount currencyCode } } } } } } } }`
      const { node } = await ask(z.object({ node: subscription.nullish() }), shop, token, query, { id: ref })
      return node ? planOf(node) : undefined
    },
    async cancelPlan(shop, token, ref) {
      const query = `mutation($id: ID!) { appSubscriptionCancel(id: $id, prorate: false) { userErrors { message } } }`
      await ask(z.object({ appSubscriptionCancel: z.object({ userErrors }) }), shop, token, query, {
        id: ref,
      })
    },
    async topUp(shop, token, { name, amount, currency, returnUrl, isTest }) {
      const query = `mutation($name: String!, $price: MoneyInput!, $back: URL!, $test: Boolean) {
        appPurchaseOneTimeCreate(name: $name, price: $price, returnUrl: $back, test: $test) {
          appPurchaseOneTime { id } confirmationUrl userErrors { message } } }`
      const schema = z.object({
        appPurchaseOneTimeCreate: z.object({
          appPurchaseOneTime: started,
          confirmationUrl: z.string().nullish(),
          userErrors,
        }),
      })
      const variables = { name, price: moneyOf(amount, currency), back: returnUrl, test: isTest }
      const { appPurchaseOneTimeCreate: made } = await ask(schema, shop, token, query, variables)
      return startedBy(made.appPurchaseOneTime, made.confirmationUrl, made.userErrors)
    },
    async readTopUp(shop, token, ref) {
      const query = `query($id: ID!) { node(id: $id) { ... on AppPurchaseOneTime { id status test price { amount currencyCode } } } }`
      const { node } = await ask(z.object({ node: purchase.nullish() }), shop, token, query, { id: ref })
      return node ? paymentOf(node) : undefined
    },
    async recordUsage(shop, token, { line, amount, currency, description, key }) {
      const query = `mutation($line: ID!, $price: MoneyInput!, $words: String!, $key: String) {
        appUsageRecordCreate(subscriptionLineItemId: $line, price: $price, description: $words, idempotencyKey: $key) {
          appUsageRecord { id } userErrors { message } } }`
      const schema = z.object({ appUsageRecordCreate: z.object({ appUsageRecord: started, userErrors }) })
      const variables = { line, price: moneyOf(amount, currency), words: description, key }
      const { appUsageRecordCreate: made } = await ask(schema, shop, token, query, variables)
      const { appUsageRecord } = made
      return appUsageRecord
        ? { ref: appUsageRecord.id }
        : { refusal: made.userErrors[0]?.message ?? 'Refused' }
    },
    async isTestShop(shop, token) {
      const schema = z.object({ shop: z.object({ plan: z.object({ partnerDevelopment: z.boolean() }) }) })
      const answer = await ask(schema, shop, token, '{ shop { plan { partnerDevelopment } } }', {})
      return answer.shop.plan.partnerDevelopment
    },
  }
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
  }
}

const paymentOf = ({ id, status, test, price }: z.infer<typeof purchase>): ProviderPayment => ({
  ref: id,
  state: paymentStates[status],
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
