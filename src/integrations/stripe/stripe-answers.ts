import { z } from 'zod'
import type { ProviderPayment, ProviderPlan, ProviderPlanCharge } from '#domain/ports/payments.ts'
import { microsOfCents } from '#rules/money/amounts.ts'

/** What Stripe answers, and what it means to us. */

export const intent = z.object({
  id: z.string(),
  livemode: z.boolean(),
  status: z.string(),
  amount: z.number(),
  currency: z.string(),
  customer: z.string().nullish(),
  setup_future_usage: z.string().nullish(),
  metadata: z.object({ payment: z.string().optional() }).nullish(),
  payment_method: z
    .object({ id: z.string().nullish(), card: z.object({ brand: z.string(), last4: z.string() }).nullish() })
    .nullish(),
  last_payment_error: z.object({ message: z.string().optional() }).nullish(),
  latest_charge: z.object({ amount_refunded: z.number(), disputed: z.boolean() }).nullish(),
})

export const refused = z.object({
  error: z.object({
    type: z.string(),
    message: z.string(),
    payment_intent: z.object({ id: z.string() }).nullish(),
  }),
})

export const session = z.object({
  id: z.string(),
  livemode: z.boolean(),
  url: z.string().nullish(),
  status: z.enum(['open', 'complete', 'expired']),
  payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
  amount_total: z.number(),
  currency: z.string(),
  payment_intent: intent.nullish(),
  subscription: z.string().nullish(),
})

export const plan = z.object({
  id: z.string(),
  livemode: z.boolean(),
  status: z.string(),
  cancel_at_period_end: z.boolean(),
  trial_end: z.number().nullish(),
  items: z.object({ data: z.array(z.object({ current_period_end: z.number().nullish() })) }),
  latest_invoice: z.object({ hosted_invoice_url: z.string().nullish() }).nullish(),
})

export const invoice = z.object({
  id: z.string(),
  amount_paid: z.number(),
  currency: z.string(),
  created: z.number(),
  status_transitions: z.object({ paid_at: z.number().nullish() }).nullish(),
  // The period of service is that of its lines; the invoice's own is the one before.
  lines: z.object({ data: z.array(z.object({ period: z.object({ start: z.number(), end: z.number() }) })) }),
  payments: z
    .object({ data: z.array(z.object({ payment: z.object({ payment_intent: z.string().nullish() }) })) })
    .nullish(),
})

export const returned = z.object({ id: z.string(), payment_intent: z.string().nullish() })

export const dispute = returned.extend({ status: z.string() })

/** A question of the bank (`warning_…`) takes no money yet; a dispute that was won gives it back. */
export const takesMoney = ({ status }: z.infer<typeof dispute>) =>
  ['needs_response', 'under_review', 'lost'].includes(status)

export const webhook = z.object({
  id: z.string(),
  type: z.string(),
  data: z.object({
    object: z.object({
      id: z.string(),
      payment_intent: z.string().nullish(),
      subscription: z.string().nullish(),
      /** Of an invoice. */
      parent: z
        .object({ subscription_details: z.object({ subscription: z.string().nullish() }).nullish() })
        .nullish(),
    }),
  }),
})

const planStates: Readonly<Record<string, ProviderPlan['state']>> = {
  incomplete: 'pending',
  incomplete_expired: 'declined',
  trialing: 'active',
  active: 'active',
  past_due: 'past_due',
  unpaid: 'frozen',
  paused: 'frozen',
  canceled: 'ended',
}

/** A declined card and a code that the bank asks for leave the page open: until it is closed, nothing is decided. */
export function checkoutOf({
  id,
  livemode,
  status,
  payment_status,
  amount_total,
  currency,
  payment_intent,
  subscription,
}: z.infer<typeof session>): ProviderPayment {
  const paid = payment_intent ? intentOf(payment_intent) : undefined
  return {
    ref: id,
    state: stateOfCheckout(status, payment_status, paid?.state),
    isUnderWay: status === 'complete',
    isTest: !livemode,
    amount: microsOfCents(amount_total),
    currency: currency.toUpperCase(),
    charge: paid?.ref ?? null,
    card: paid?.card ?? null,
    plan: subscription ?? null,
    refusal: paid?.refusal ?? null,
    isDisputed: paid?.isDisputed ?? false,
    refunded: paid?.refunded ?? 0,
  }
}

function stateOfCheckout(
  status: z.infer<typeof session>['status'],
  paymentStatus: z.infer<typeof session>['payment_status'],
  ofIntent: ProviderPayment['state'] | undefined,
): ProviderPayment['state'] {
  if (status === 'open') return 'pending'
  if (status === 'expired') return 'expired'
  if (paymentStatus !== 'unpaid') return 'settled'
  // A bank that takes days has not decided, or has refused.
  return ofIntent === 'failed' ? 'failed' : 'pending'
}

/** A charge of a kept card: nobody is there to give another one or a code, so that all but these two have failed. */
const intentStates: Readonly<Record<string, ProviderPayment['state']>> = {
  succeeded: 'settled',
  processing: 'pending',
}

export function intentOf({
  id,
  livemode,
  status,
  amount,
  currency,
  customer,
  setup_future_usage,
  payment_method,
  last_payment_error,
  latest_charge,
}: z.infer<typeof intent>): ProviderPayment {
  const card = payment_method?.card
  return {
    ref: id,
    state: intentStates[status] ?? 'failed',
    isUnderWay: status === 'processing',
    isTest: !livemode,
    amount: microsOfCents(amount),
    currency: currency.toUpperCase(),
    charge: id,
    // Kept only where the payer agreed to it.
    card:
      setup_future_usage === 'off_session' && customer && payment_method?.id && card
        ? { customer, method: payment_method.id, brand: card.brand, last4: card.last4 }
        : null,
    plan: null,
    refusal: last_payment_error?.message ?? null,
    isDisputed: latest_charge?.disputed ?? false,
    refunded: microsOfCents(latest_charge?.amount_refunded ?? 0),
  }
}

export function planOf({
  id,
  livemode,
  status,
  cancel_at_period_end,
  trial_end,
  items,
  latest_invoice,
}: z.infer<typeof plan>): ProviderPlan {
  const state = planStates[status] ?? 'pending'
  const end = items.data[0]?.current_period_end
  return {
    ref: id,
    state: state === 'active' && cancel_at_period_end ? 'cancelling' : state,
    isTest: !livemode,
    trialEndsAt: trial_end ? new Date(trial_end * 1000) : null,
    periodEndsAt: end ? new Date(end * 1000) : null,
    usageLine: null,
    usageCap: null,
    usageUsed: 0,
    payUrl: latest_invoice?.hosted_invoice_url ?? null,
  }
}

const time = (seconds: number) => new Date(seconds * 1000)

/** The invoice of a trial is paid with nothing: it is no charge. */
export function planChargeOf({
  id,
  amount_paid,
  currency,
  created,
  status_transitions,
  lines,
  payments,
}: z.infer<typeof invoice>): ProviderPlanCharge | undefined {
  const period = lines.data[0]?.period
  if (amount_paid <= 0 || !period) return undefined
  return {
    ref: id,
    amount: microsOfCents(amount_paid),
    currency: currency.toUpperCase(),
    from: time(period.start),
    to: time(period.end),
    paidAt: time(status_transitions?.paid_at ?? created),
    charge: payments?.data.find(({ payment }) => payment.payment_intent)?.payment.payment_intent ?? null,
  }
}
