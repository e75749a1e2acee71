import { type Context, Hono } from 'hono'
import type { Intent, Plan, Session } from './objects.ts'
import { disputeId, type StripeKeys, type StripeStore } from './store.ts'

/** The few calls of Stripe's API that the product makes. */
export function stripeApi(store: StripeStore, { secretKey }: StripeKeys, url: string) {
  const app = new Hono()

  app.use('/v1/*', async (c, next) => {
    if (c.req.header('authorization') === `Bearer ${secretKey}`) return next()
    return c.json({ error: { type: 'invalid_request_error', message: 'Invalid API Key provided' } }, 401)
  })

  app.post('/v1/checkout/sessions', async (c) => {
    const form = new URLSearchParams(await c.req.text())
    const field = (name: string) => form.get(name) ?? ''
    let amount = 0
    for (let item = 0; form.has(`line_items[${item}][quantity]`); item += 1) {
      amount +=
        Number(field(`line_items[${item}][price_data][unit_amount]`)) *
        Number(field(`line_items[${item}][quantity]`))
    }
    const session = store.startSession({
      mode: field('mode') === 'subscription' ? 'subscription' : 'payment',
      amount_total: amount,
      currency: field('line_items[0][price_data][currency]'),
      client_reference_id: field('client_reference_id'),
      customer: form.get('customer'),
      keepsCard: field('payment_intent_data[setup_future_usage]') === 'off_session',
      trialDays: Number(field('subscription_data[trial_period_days]') || 0),
      title: field('line_items[0][price_data][product_data][name]'),
      success_url: field('success_url'),
      cancel_url: field('cancel_url'),
      idempotencyKey: c.req.header('idempotency-key') ?? '',
    })
    return c.json(sessionObject(session))
  })

  app.get('/v1/checkout/sessions/:id', (c) => {
    const session = store.sessions.get(c.req.param('id'))
    return session ? c.json(sessionObject(session)) : missing(c)
  })

  app.post('/v1/checkout/sessions/:id/expire', async (c) => {
    const session = store.sessions.get(c.req.param('id'))
    if (!session) return missing(c)
    if (await store.expire(session)) return c.json(sessionObject(session))
    const message = `Only Checkout Sessions with a status in ["open"] can be expired. This one is ${session.status}.`
    return c.json({ error: { type: 'invalid_request_error', message } }, 400)
  })

  app.post('/v1/payment_intents', async (c) => {
    const form = new URLSearchParams(await c.req.text())
    const key = c.req.header('idempotency-key') ?? ''
    const all = [...store.intents.values()]
    const known = all.find((intent) => key && intent.idempotencyKey === key)
    const method = form.get('payment_method') ?? ''
    const isKept = all.some(
      (intent) => intent.payment_method === method && intent.setup_future_usage === 'off_session',
    )
    if (!known && !isKept) {
      const message = `No such PaymentMethod: '${method}'`
      return c.json({ error: { type: 'invalid_request_error', code: 'resource_missing', message } }, 400)
    }
    const intent =
      known ??
      store.charge(
        {
          amount: Number(form.get('amount')),
          currency: form.get('currency') ?? '',
          customer: form.get('customer'),
          metadata: { payment: form.get('metadata[payment]') ?? '' },
        },
        key,
        store.declines ? 'Your card has insufficient funds.' : null,
      )
    if (!intent.refusal) return c.json(intentObject(intent))
    return c.json(
      {
        error: {
          type: 'card_error',
          code: 'card_declined',
          message: intent.refusal,
          payment_intent: intentObject(intent),
        },
      },
      402,
    )
  })

  app.get('/v1/payment_intents/:id', (c) => {
    const intent = store.intents.get(c.req.param('id'))
    return intent ? c.json(intentObject(intent)) : missing(c)
  })

  app.get('/v1/payment_intents', (c) => {
    const since = Number(c.req.query('created[gte]') ?? 0)
    const data = [...store.intents.values()].filter(({ created }) => created >= since).map(intentObject)
    return c.json({ object: 'list', has_more: false, data })
  })

  app.post('/v1/refunds', async (c) => {
    const form = new URLSearchParams(await c.req.text())
    const intent = store.intents.get(form.get('payment_intent') ?? '')
    if (!intent) return missing(c)
    const { idempotencyKey: _, ...refund } = store.refund(
      intent,
      Number(form.get('amount')),
      c.req.header('idempotency-key') ?? '',
    )
    // The webhook comes when it comes; the caller does not wait for it.
    void store.notifyRefund(intent)
    return c.json({ object: 'refund', status: 'succeeded', ...refund })
  })

  app.get('/v1/refunds', (c) => {
    const since = Number(c.req.query('created[gte]') ?? 0)
    const data = store.refunds
      .filter(({ created = 0 }) => created >= since)
      .map(({ id, payment_intent, amount, created }) => ({
        object: 'refund',
        status: 'succeeded',
        id,
        payment_intent,
        amount,
        created,
      }))
    return c.json({ object: 'list', has_more: false, data })
  })

  app.get('/v1/disputes', (c) => {
    const since = Number(c.req.query('created[gte]') ?? 0)
    const wanted = c.req.query('payment_intent')
    const data = [...store.intents.values()].flatMap((intent) => {
      const { id, amount, currency, dispute } = intent
      if (!dispute || dispute.created < since || (wanted && wanted !== id)) return []
      return { id: disputeId(intent), object: 'dispute', payment_intent: id, amount, currency, ...dispute }
    })
    return c.json({ object: 'list', has_more: false, data })
  })

  app.get('/v1/invoices', (c) => {
    const plan = store.plans.get(c.req.query('subscription') ?? '')
    if (plan) store.renew(plan)
    const data = store.invoices
      .filter(({ subscription }) => subscription === plan?.id)
      .map(({ from, to, payment_intent, ...invoice }) => ({
        object: 'invoice',
        ...invoice,
        status: 'paid',
        status_transitions: { paid_at: invoice.created },
        lines: { data: [{ period: { start: from, end: to } }] },
        payments: { data: [{ status: 'paid', payment: { type: 'payment_intent', payment_intent } }] },
      }))
      .toReversed()
    return c.json({ object: 'list', has_more: false, data })
  })

  app.get('/v1/subscriptions/:id', (c) => {
    const plan = store.plans.get(c.req.param('id'))
    if (plan) store.renew(plan)
    return plan
      ? c.json({
          ...planObject(plan),
          latest_invoice: { hosted_invoice_url: `${url}/stripe/invoices/${plan.id}` },
        })
      : missing(c)
  })

  app.post('/v1/subscriptions/:id', async (c) => {
    const plan = store.plans.get(c.req.param('id'))
    if (!plan) return missing(c)
    const form = new URLSearchParams(await c.req.text())
    plan.cancel_at_period_end = form.get('cancel_at_period_end') === 'true'
    return c.json(planObject(plan))
  })

  app.delete('/v1/subscriptions/:id', (c) => {
    const plan = store.plans.get(c.req.param('id'))
    if (!plan) return missing(c)
    plan.status = 'canceled'
    return c.json(planObject(plan))
  })

  function sessionObject(kept: Session) {
    const { idempotencyKey: _, keepsCard: _keeps, trialDays: _days, title: _title, ...session } = kept
    const intent = store.intents.get(session.payment_intent ?? '')
    return {
      object: 'checkout.session',
      livemode: false,
      ...session,
      url: session.status === 'open' ? `${url}/stripe/pay/${session.id}` : null,
      payment_intent: intent ? intentObject(intent) : null,
    }
  }

  return app
}

const missing = (c: Context) =>
  c.json(
    { error: { type: 'invalid_request_error', code: 'resource_missing', message: 'No such object' } },
    404,
  )

function intentObject(kept: Intent) {
  const { idempotencyKey: _, refusal, refunded, disputed, dispute: _dispute, ...intent } = kept
  return {
    object: 'payment_intent',
    livemode: false,
    ...intent,
    last_payment_error: refusal ? { message: refusal } : null,
    payment_method: { id: intent.payment_method, card: { brand: 'visa', last4: '4242' } },
    latest_charge: { id: intent.id.replace('pi_', 'ch_'), amount_refunded: refunded, disputed },
  }
}

const planObject = ({ amount, currency, current_period_end, ...plan }: Plan) => ({
  object: 'subscription',
  livemode: false,
  ...plan,
  items: {
    data: [{ current_period_end, price: { unit_amount: amount, currency } }],
  },
})
