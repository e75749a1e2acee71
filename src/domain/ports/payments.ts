/** What the domain needs from those who take payments. */

/** What a payment provider says of a plan. */
export interface ProviderPlan {
  ref: string
  state: 'pending' | 'active' | 'past_due' | 'frozen' | 'cancelling' | 'ended' | 'declined'
  /** Nobody is billed. */
  isTest: boolean
  trialEndsAt: Date | null
  periodEndsAt: Date | null
  usageLine: string | null
  /** In millionths, as everywhere. */
  usageCap: number | null
  /** Of the cap, what this period has used. */
  usageUsed: number
  /** Where an unpaid bill can be paid. */
  payUrl?: string | null
}

/** One period of a plan that was paid. */
export interface ProviderPlanCharge {
  ref: string
  /** With tax. */
  amount: number
  currency: string
  from: Date
  to: Date
  paidAt: Date
  /** What a refund or a dispute names; Shopify has no name for it. */
  charge: string | null
}

/** What a payment provider says of a payment. */
export interface ProviderPayment {
  ref: string
  state: 'pending' | 'settled' | 'failed' | 'expired'
  /** Of one that is pending: the payer has paid, and a bank takes its time. */
  isUnderWay: boolean
  isTest: boolean
  amount: number
  currency: string
  /** What a refund names. */
  charge: string | null
  card: { customer: string; method: string; brand: string; last4: string } | null
  /** The plan that a checkout led to. */
  plan: string | null
  refusal: string | null
  /** The payer's bank has the money; not one that was won. Only `readCharge` says so. */
  isDisputed: boolean
  refunded: number
}

/** A charge that was refused; without a name where the provider made none. */
interface RefusedCharge {
  state: 'failed'
  ref: string | undefined
  refusal: string
}

/** A payment that waits for its payer at another address. */
export interface Started {
  ref: string
  payUrl: string
}

interface CheckoutRequest {
  /** Our own id of what is paid; the provider repeats nothing under it. */
  id: string
  title: string
  amount: number
  tax: number
  currency: string
  email: string
  returnUrl: string
  cancelUrl: string
}

/** Payments by card, on the processor's own page. The calls throw `payments_away` when it is worth trying again. */
export interface Cards {
  startCheckout(request: CheckoutRequest & { keepsCard: boolean }): Promise<Started>
  startPlan(request: CheckoutRequest & { trialDays: number }): Promise<Started>
  readCheckout(ref: string): Promise<ProviderPayment | undefined>
  expireCheckout(ref: string): Promise<void>
  readPlan(ref: string): Promise<ProviderPlan | undefined>
  /** With the end of what is paid. */
  cancelPlan(ref: string): Promise<void>
  /** Takes a cancellation back while the period that is paid still runs. */
  keepPlan(ref: string): Promise<void>
  /** What was paid for a plan, oldest first; nothing for a trial. */
  listPlanCharges(ref: string): Promise<ProviderPlanCharge[]>
  /** At once. */
  endPlan(ref: string): Promise<void>
  chargeSaved(request: {
    id: string
    amount: number
    currency: string
    customer: string
    method: string
  }): Promise<ProviderPayment | RefusedCharge>
  readCharge(ref: string): Promise<ProviderPayment | undefined>
  refund(request: { charge: string; amount: number; key: string }): Promise<void>
  /** What a signed webhook is about; nothing where the signature is wrong or old. */
  readWebhook(body: Uint8Array, signature: string): { id: string; topic: string; refs: string[] } | undefined
  /** Charges that were paid back or disputed since then. */
  listReturned(since: Date): Promise<{ charge: string; isDispute: boolean }[]>
  /** Every charge since then, with our own id of the payment. */
  listCharges(since: Date): Promise<{ charge: string; payment: string; amount: number; isSettled: boolean }[]>
}
