import { createHmac, randomBytes } from 'node:crypto'
import type { DisputeStatus, Intent, Plan, Refund, Session, StripeState } from './objects.ts'

export const webhookModes = ['normal', 'twice', 'late', 'out of order', 'lost', 'wrong signature'] as const
export type WebhookMode = (typeof webhookModes)[number]

export interface StripeKeys {
  secretKey: string
  webhookSecret: string
  webhookUrl: string
}

const byId = <T extends { id: string }>(rows: readonly T[] = []) => new Map(rows.map((row) => [row.id, row]))

export type StripeStore = ReturnType<typeof openStripeStore>

const newId = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`
const day = 24 * 60 * 60
const seconds = () => Math.floor(Date.now() / 1000)

export const disputeId = ({ id }: Intent) => id.replace('pi_', 'dp_')

/** What an event says of a checkout: its own id and that of its payment. */
export const sessionEvent = ({
  id,
  mode,
  status,
  payment_status,
  client_reference_id,
  payment_intent,
  subscription,
}: Session) => ({
  id,
  object: 'checkout.session',
  mode,
  status,
  payment_status,
  client_reference_id,
  payment_intent,
  subscription,
})

export function openStripeStore({ webhookSecret, webhookUrl }: StripeKeys, kept?: StripeState) {
  const sessions = byId(kept?.sessions)
  const intents = byId(kept?.intents)
  const plans = byId(kept?.plans)
  const refunds = kept?.refunds ?? []
  const invoices = kept?.invoices ?? []
  const deliveries: { at: Date; type: string; outcome: string }[] = []
  let mode: WebhookMode = 'normal'
  let declines = false
  let held: { type: string; object: object }[] = []

  async function post(type: string, object: object): Promise<void> {
    const event = {
      id: newId('evt'),
      object: 'event',
      type,
      livemode: false,
      created: seconds(),
      data: { object },
    }
    const body = JSON.stringify(event)
    const t = mode === 'late' ? seconds() - day : seconds()
    const secret = mode === 'wrong signature' ? 'nobody' : webhookSecret
    const v1 = createHmac('sha256', secret).update(`${t}.${body}`).digest('hex')
    const send = () =>
      fetch(webhookUrl, {
        method: 'POST',
        redirect: 'manual',
        signal: AbortSignal.timeout(5000),
        headers: { 'content-type': 'application/json', 'stripe-signature': `t=${t},v1=${v1}` },
        body,
      }).then(
        (answer) => `answered ${answer.status}`,
        () => 'not delivered',
      )
    const outcomes = await Promise.all(mode === 'twice' ? [send(), send()] : [send()])
    deliveries.unshift({ at: new Date(), type, outcome: outcomes.join(', ') })
    deliveries.splice(30)
  }

  /** Sends webhooks to the product, in the way that the tester chose. */
  async function notify(type: string, object: object): Promise<void> {
    if (mode === 'lost') return
    if (mode !== 'out of order') return post(type, object)
    held.push({ type, object })
    if (held.length < 2) return
    const waiting = held.toReversed()
    held = []
    for (const one of waiting) await post(one.type, one.object)
  }

  function charge(
    fields: Pick<Intent, 'amount' | 'currency' | 'customer' | 'metadata'> & Partial<Intent>,
    key = '',
    refusal: string | null = null,
  ): Intent {
    const intent: Intent = {
      id: newId('pi'),
      status: refusal ? 'requires_payment_method' : 'succeeded',
      payment_method: newId('pm'),
      setup_future_usage: null,
      refunded: 0,
      disputed: false,
      created: seconds(),
      refusal,
      idempotencyKey: key,
      ...fields,
    }
    intents.set(intent.id, intent)
    return intent
  }

  /** The one intent of a page, whatever is tried there. A subscription's belongs to its invoice. */
  function intentOf(session: Session, status: Intent['status'], refusal: string | null = null) {
    if (session.status !== 'open' || session.mode === 'subscription') return undefined
    const { amount_total: amount, currency, customer } = session
    const intent =
      intents.get(session.payment_intent ?? '') ??
      charge({ amount, currency, customer, metadata: { payment: session.client_reference_id } })
    Object.assign(intent, {
      status,
      refusal,
      customer,
      setup_future_usage: session.keepsCard ? 'off_session' : null,
    })
    session.payment_intent = intent.id
    return intent
  }

  /** Takes the price of one more period; its first day is the last one's end. */
  function collect(plan: Plan, from: number): void {
    plan.status = 'active'
    plan.current_period_end = from + 30 * day
    const { id: subscription, amount, currency, current_period_end: to } = plan
    invoices.push({
      id: newId('in'),
      subscription,
      payment_intent: charge({ amount, currency, customer: null, metadata: {} }).id,
      amount_paid: amount,
      currency,
      created: seconds(),
      from,
      to,
    })
  }

  /** As Stripe does by itself when a trial or a period is over. */
  function renew(plan: Plan): void {
    while ((plan.status === 'trialing' || plan.status === 'active') && plan.current_period_end <= seconds()) {
      if (plan.cancel_at_period_end) plan.status = 'canceled'
      else collect(plan, plan.current_period_end)
    }
  }

  return {
    state: (): StripeState => ({
      sessions: [...sessions.values()],
      intents: [...intents.values()],
      plans: [...plans.values()],
      refunds,
      invoices,
    }),
    sessions,
    invoices,
    collect,
    renew,
    intents,
    plans,
    refunds,
    deliveries,
    notify,
    charge,
    get mode() {
      return mode
    },
    set mode(next: WebhookMode) {
      mode = next
    },
    /** Saved cards are declined while this is on. */
    get declines() {
      return declines
    },
    set declines(next: boolean) {
      declines = next
    },
    startSession(
      fields: Omit<Session, 'id' | 'status' | 'payment_status' | 'payment_intent' | 'subscription'>,
    ): Session {
      const known = [...sessions.values()].find(
        ({ idempotencyKey }) => idempotencyKey === fields.idempotencyKey,
      )
      if (known && fields.idempotencyKey) return known
      const session: Session = {
        id: newId('cs_test'),
        status: 'open',
        payment_status: 'unpaid',
        payment_intent: null,
        subscription: null,
        ...fields,
      }
      sessions.set(session.id, session)
      return session
    },
    /** A card was declined: the page stays open for another one. */
    async decline(session: Session): Promise<void> {
      const intent = intentOf(session, 'requires_payment_method', 'Your card was declined.')
      if (intent) await notify('payment_intent.payment_failed', { id: intent.id, object: 'payment_intent' })
    },
    /** The bank wants a code (3-D Secure): the page stays open until it is given. */
    async askForCode(session: Session): Promise<void> {
      const intent = intentOf(session, 'requires_action')
      if (intent) await notify('payment_intent.requires_action', { id: intent.id, object: 'payment_intent' })
    },
    async expire(session: Session): Promise<boolean> {
      if (session.status !== 'open') return false
      session.status = 'expired'
      const intent = intents.get(session.payment_intent ?? '')
      if (intent) intent.status = 'canceled'
      await notify('checkout.session.expired', sessionEvent(session))
      return true
    },
    /** The card was taken: now, or `later` by the bank. */
    async pay(session: Session, later = false): Promise<void> {
      if (session.status !== 'open') return
      session.customer ??= newId('cus')
      const intent = intentOf(session, later ? 'processing' : 'succeeded')
      session.status = 'complete'
      if (session.mode === 'subscription') {
        const trialEnd = session.trialDays > 0 ? seconds() + session.trialDays * day : null
        const plan: Plan = {
          id: newId('sub'),
          status: trialEnd ? 'trialing' : 'active',
          cancel_at_period_end: false,
          current_period_end: trialEnd ?? seconds() + 30 * day,
          trial_end: trialEnd,
          amount: session.amount_total,
          currency: session.currency,
          metadata: { subscription: session.client_reference_id },
        }
        plans.set(plan.id, plan)
        if (!trialEnd) collect(plan, seconds())
        session.subscription = plan.id
        session.payment_status = trialEnd ? 'no_payment_required' : 'paid'
        await notify('checkout.session.completed', sessionEvent(session))
        return
      }
      if (!intent) return
      session.payment_status = later ? 'unpaid' : 'paid'
      await notify('checkout.session.completed', sessionEvent(session))
    },
    /** The bank decides once, on what it is at work on: never on a page that is still open, nor on what a card has paid. */
    async settle(session: Session, isPaid: boolean): Promise<void> {
      const intent = intents.get(session.payment_intent ?? '')
      if (intent?.status !== 'processing') return
      intent.status = isPaid ? 'succeeded' : 'requires_payment_method'
      session.payment_status = isPaid ? 'paid' : 'unpaid'
      const type = isPaid
        ? 'checkout.session.async_payment_succeeded'
        : 'checkout.session.async_payment_failed'
      await notify(type, sessionEvent(session))
    },
    /** The payer's bank takes the money, or decides about it. What was never paid cannot be disputed. */
    async dispute(intent: Intent, status: DisputeStatus): Promise<void> {
      if (intent.status !== 'succeeded') return
      const type = intent.dispute ? 'charge.dispute.closed' : 'charge.dispute.created'
      intent.disputed = true
      intent.dispute = { status, created: intent.dispute?.created ?? seconds() }
      await notify(type, { id: disputeId(intent), object: 'dispute', payment_intent: intent.id })
    },
    notifyRefund: ({ id }: Intent) =>
      notify('charge.refunded', { id: id.replace('pi_', 'ch_'), object: 'charge', payment_intent: id }),
    refund(intent: Intent, amount: number, idempotencyKey: string): Refund {
      const known = refunds.find((refund) => refund.idempotencyKey === idempotencyKey)
      if (known && idempotencyKey) return known
      intent.refunded += amount
      const refund = {
        id: newId('re'),
        payment_intent: intent.id,
        amount,
        created: seconds(),
        idempotencyKey,
      }
      refunds.push(refund)
      return refund
    },
  }
}
