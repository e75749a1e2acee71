/** What Stripe keeps about payments, as far as the product asks. Names and states are Stripe's. */

export interface Session {
  id: string
  mode: 'payment' | 'subscription'
  status: 'open' | 'complete' | 'expired'
  payment_status: 'paid' | 'unpaid' | 'no_payment_required'
  amount_total: number
  currency: string
  client_reference_id: string
  customer: string | null
  payment_intent: string | null
  subscription: string | null
  keepsCard: boolean
  trialDays: number
  title: string
  success_url: string
  cancel_url: string
  idempotencyKey: string
}

export interface Intent {
  id: string
  status: 'succeeded' | 'processing' | 'requires_action' | 'requires_payment_method' | 'canceled'
  amount: number
  currency: string
  customer: string | null
  payment_method: string | null
  setup_future_usage: 'off_session' | null
  metadata: { payment?: string }
  refunded: number
  disputed: boolean
  /** Of one that is disputed. */
  dispute?: { status: DisputeStatus; created: number }
  created: number
  refusal: string | null
  idempotencyKey: string
}

/** `warning_needs_response` is a question of the bank, before any money is taken. */
export const disputeStatuses = ['needs_response', 'won', 'lost', 'warning_needs_response'] as const
export type DisputeStatus = (typeof disputeStatuses)[number]

export interface Plan {
  id: string
  status: 'trialing' | 'active' | 'past_due' | 'unpaid' | 'canceled' | 'incomplete'
  cancel_at_period_end: boolean
  current_period_end: number
  trial_end: number | null
  amount: number
  currency: string
  metadata: { subscription?: string }
}

/** A period of a plan that was paid. */
export interface Invoice {
  id: string
  subscription: string
  payment_intent?: string
  amount_paid: number
  currency: string
  created: number
  from: number
  to: number
}

export interface Refund {
  id: string
  payment_intent: string
  amount: number
  created?: number
  idempotencyKey: string
}

/** What outlasts a restart. */
export interface StripeState {
  sessions: Session[]
  intents: Intent[]
  plans: Plan[]
  refunds: Refund[]
  invoices: Invoice[]
}
