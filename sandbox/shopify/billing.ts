import { z } from 'zod'
import { openKeptFile } from '../kept-file.ts'
import {
  day,
  inOrder,
  type Money,
  type OrderedPage,
  period,
  type Purchase,
  purchaseObject,
  type Subscription,
  subscriptionObject,
  type Usage,
  usageObject,
} from './billing-objects.ts'
import { schema } from './billing-schema.ts'
import { connection } from './graphql/connection.ts'
import type { Call } from './graphql/part.ts'

/** What a shop pays through Shopify: plans, one-time charges and usage. */

const numberIn = (id: string) => Number(/\/(\d+)(\?|$)/.exec(id)?.[1] ?? 0)
const wrong = (message: string, field: string[] = []) => ({ userErrors: [{ field, message }] })

export type Billing = ReturnType<typeof openBilling>

const keptBilling = z.object({
  charges: z.array(z.custom<Subscription | Purchase>()),
  usages: z.array(z.custom<Usage>()),
  next: z.number(),
})

interface Options {
  /** Usage has passed nine tenths of what was approved. */
  onNearCap: (plan: Subscription) => void
  cancelFails: () => boolean
}

/** Kept in the folder, if there is one. */
export function openBilling(dataDir: string | undefined, { onNearCap, cancelFails }: Options) {
  const file = openKeptFile(dataDir, 'shopify-billing.json')
  const kept = keptBilling.safeParse(file.stored).data
  const charges = new Map(kept?.charges.map((charge) => [charge.id, charge]))
  const usages: Usage[] = kept?.usages ?? []
  let next = kept?.next ?? 4_100_000_001
  const save = () => file.save(() => ({ charges: [...charges.values()], usages, next }))

  const ofShop = (shop: string) => [...charges.values()].filter((charge) => charge.shop === shop).toReversed()

  function keep<T extends Subscription | Purchase>(
    charge: Omit<T, 'id' | 'status' | 'createdAt'>,
    call: Call,
  ) {
    const id = next++
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the three fields that were missing are here
    const made = { ...charge, id, status: 'PENDING', createdAt: Date.now() } as T
    charges.set(id, made)
    save()
    const confirmationUrl = `${call.url}/shopify/${call.shop.domain}/admin/charges/${id}/confirm`
    return { made, confirmationUrl }
  }

  function change(charge: Subscription | Purchase, status: Subscription['status']): void {
    Object.assign(charge, { status })
    save()
  }

  function find(id: number, shop: string) {
    const charge = charges.get(id)
    return charge?.shop === shop ? charge : undefined
  }

  const plansOf = (shop: string) => ofShop(shop).filter((charge) => charge.kind === 'AppSubscription')
  const show = (plan: Subscription) => subscriptionObject(plan, usages)

  const root = {
    currentAppInstallation: (_: object, { shop }: Call) => ({
      activeSubscriptions: plansOf(shop.domain)
        .map(show)
        .filter(({ status }) => status === 'ACTIVE'),
      allSubscriptions: (args: OrderedPage) =>
        connection(inOrder(plansOf(shop.domain).toReversed(), args), args, show),
    }),
    appSubscriptionCreate: (asked: CreateSubscription, call: Call) => {
      const plans = asked.lineItems.map(({ plan }) => plan)
      const price = plans.find((plan) => plan.appRecurringPricingDetails)?.appRecurringPricingDetails?.price
      const usage = plans.find((plan) => plan.appUsagePricingDetails)?.appUsagePricingDetails
      if (!price) return wrong('A plan needs a recurring price', ['lineItems'])
      const { made, confirmationUrl } = keep<Subscription>(
        {
          kind: 'AppSubscription',
          shop: call.shop.domain,
          name: asked.name,
          test: asked.test ?? false,
          trialDays: asked.trialDays ?? 0,
          currentPeriodEnd: null,
          price,
          cap: usage?.cappedAmount ?? null,
          used: 0,
          returnUrl: asked.returnUrl,
        },
        call,
      )
      return { appSubscription: show(made), confirmationUrl, userErrors: [] }
    },
    appSubscriptionCancel: ({ id }: { id: string }, { shop }: Call) => {
      const found = find(numberIn(id), shop.domain)
      if (found?.kind !== 'AppSubscription') return wrong('Subscription not found', ['id'])
      const isOver = ['CANCELLED', 'DECLINED', 'EXPIRED'].includes(found.status)
      if (isOver || cancelFails()) return wrong('Subscription could not be cancelled', ['id'])
      change(found, 'CANCELLED')
      return { appSubscription: show(found), userErrors: [] }
    },
    appPurchaseOneTimeCreate: (asked: CreatePurchase, call: Call) => {
      if (Number(asked.price.amount) < 0.5) return wrong('Price must be at least 0.50', ['price'])
      const { made, confirmationUrl } = keep<Purchase>(
        {
          kind: 'AppPurchaseOneTime',
          shop: call.shop.domain,
          name: asked.name,
          test: asked.test ?? false,
          price: asked.price,
          returnUrl: asked.returnUrl,
        },
        call,
      )
      return { appPurchaseOneTime: purchaseObject(made), confirmationUrl, userErrors: [] }
    },
    appUsageRecordCreate: (asked: CreateUsage, { shop }: Call) => {
      const known = usages.find(({ key, shop: of }) => key === asked.idempotencyKey && of === shop.domain)
      if (known) return { appUsageRecord: usageObject(known), userErrors: [] }
      const plan = find(numberIn(asked.subscriptionLineItemId), shop.domain)
      if (plan?.kind !== 'AppSubscription' || plan.status !== 'ACTIVE' || !plan.cap) {
        return wrong('Subscription is not active', ['subscriptionLineItemId'])
      }
      const amount = Number(asked.price.amount)
      if (plan.used + amount > Number(plan.cap.amount)) return wrong('Total price exceeds balance remaining')
      const line = 0.9 * Number(plan.cap.amount)
      const isPassed = plan.used < line && plan.used + amount >= line
      plan.used += amount
      if (isPassed) onNearCap(plan)
      const usage = {
        id: next++,
        shop: shop.domain,
        plan: plan.id,
        key: asked.idempotencyKey ?? '',
        price: asked.price,
        description: asked.description,
      }
      usages.push(usage)
      save()
      return { appUsageRecord: usageObject(usage), userErrors: [] }
    },
  }

  return {
    ofShop,
    find,
    change,
    usagesOf: (shop: string) => usages.filter((usage) => usage.shop === shop),
    saved: () => file.saved(),
    approve(charge: Subscription | Purchase) {
      change(charge, 'ACTIVE')
      if (charge.kind === 'AppSubscription') {
        charge.currentPeriodEnd = Date.now() + charge.trialDays * day + period
        for (const other of charges.values()) {
          const isAnother =
            other.kind === 'AppSubscription' && other.shop === charge.shop && other.id !== charge.id
          if (isAnother && other.status === 'ACTIVE') change(other, 'CANCELLED')
        }
      }
    },
    /** Uninstalling ends what runs and what waits; an owner who comes back approves anew. */
    cancelAll(shop: string) {
      const open = ofShop(shop).filter(({ kind, status }) =>
        kind === 'AppSubscription' ? ['ACTIVE', 'FROZEN', 'PENDING'].includes(status) : status === 'PENDING',
      )
      for (const charge of open) change(charge, charge.kind === 'AppSubscription' ? 'CANCELLED' : 'EXPIRED')
      return open
    },
    /** For the executor of the Admin API. */
    part: {
      schema,
      root,
      objects: {
        AppSubscription: (id: number, { shop }: Call) => {
          const found = find(id, shop.domain)
          return found?.kind === 'AppSubscription' ? show(found) : undefined
        },
        AppPurchaseOneTime: (id: number, { shop }: Call) => {
          const found = find(id, shop.domain)
          return found?.kind === 'AppPurchaseOneTime' ? purchaseObject(found) : undefined
        },
      },
    },
  }
}

interface CreateSubscription {
  name: string
  returnUrl: string
  test?: boolean
  trialDays?: number
  lineItems: {
    plan: {
      appRecurringPricingDetails?: { price: Money; interval?: string }
      appUsagePricingDetails?: { cappedAmount: Money; terms: string }
    }
  }[]
}

interface CreatePurchase {
  name: string
  price: Money
  returnUrl: string
  test?: boolean
}

interface CreateUsage {
  subscriptionLineItemId: string
  price: Money
  description: string
  idempotencyKey?: string
}
