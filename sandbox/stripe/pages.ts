import { Hono } from 'hono'
import { html } from 'hono/html'
import type { App } from '../options.ts'
import { page, problem } from '../page.ts'
import { disputeStatuses, type Intent, type Plan, type Session } from './objects.ts'
import { webhookModes, sessionEvent, type StripeStore } from './store.ts'

const standsIn = 'Stripe'

/** The pay page that shoppers of a real card processor see, and the tester's buttons. */
export function stripePages(store: StripeStore, product: App) {
  const app = new Hono()
  /** What staff of Stripe, or the payer's bank, do to a payment. */
  async function takeBack(intent: Intent, act: unknown): Promise<void> {
    const status = act === 'dispute' ? 'needs_response' : disputeStatuses.find((known) => known === act)
    if (status) await store.dispute(intent, status)
    const left = intent.amount - intent.refunded
    const part = act === 'refund' ? left : act === 'half' ? Math.floor(left / 2) : 0
    if (intent.status !== 'succeeded' || part <= 0) return
    store.refund(intent, part, `by-hand-${intent.id}-${intent.refunded}`)
    await store.notifyRefund(intent)
  }
  const missing = problem('Checkout not found', 'There is no checkout with this number.', 'stripe', standsIn)

  app.get('/', (c) => c.html(overview(store)))

  app.get('/pay/:id', (c) => {
    const session = store.sessions.get(c.req.param('id'))
    return session ? c.html(payPage(product, session)) : c.html(missing, 404)
  })

  app.post('/pay/:id', async (c) => {
    const session = store.sessions.get(c.req.param('id'))
    if (!session) return c.html(missing, 404)
    const { decision } = await c.req.parseBody()
    switch (decision) {
      case 'pay':
        await store.pay(session)
        break
      case 'code':
        await store.askForCode(session)
        return c.html(codePage(session))
      case 'later':
        await store.pay(session, true)
        break
      case 'twice': {
        await store.pay(session)
        // Another tab was faster: a second charge for the same payment.
        const { amount_total: amount, currency, customer } = session
        store.charge({ amount, currency, customer, metadata: { payment: session.client_reference_id } })
        break
      }
      case 'decline':
        await store.decline(session)
        return c.html(
          payPage(product, session, 'Your card was declined and you were not charged. Try another card.'),
        )
      case 'no-code':
        await store.decline(session)
        return c.html(
          payPage(product, session, 'Your bank could not confirm that it’s you. You were not charged.'),
        )
      default:
        return c.redirect(session.cancel_url, 303)
    }
    return c.redirect(session.success_url, 303)
  })

  app.get('/invoices/:id', (c) => {
    const plan = store.plans.get(c.req.param('id'))
    return plan ? c.html(invoicePage(product, plan)) : c.html(missing, 404)
  })

  app.post('/invoices/:id', async (c) => {
    const plan = store.plans.get(c.req.param('id'))
    if (!plan) return c.html(missing, 404)
    if (plan.status !== 'active') store.collect(plan, plan.current_period_end)
    await store.notify('customer.subscription.updated', { id: plan.id, object: 'subscription' })
    return c.redirect(`/stripe/invoices/${plan.id}`, 303)
  })

  app.post('/webhooks', async (c) => {
    const { mode, declines } = await c.req.parseBody()
    const wished = webhookModes.find((known) => known === mode)
    if (wished) store.mode = wished
    if (declines) store.declines = declines === 'on'
    return c.redirect('/stripe', 303)
  })

  app.post('/sessions/:id', async (c) => {
    const session = store.sessions.get(c.req.param('id'))
    if (!session) return c.html(missing, 404)
    const { act } = await c.req.parseBody()
    const intent = store.intents.get(session.payment_intent ?? '')
    if (act === 'webhook') await store.notify('checkout.session.completed', sessionEvent(session))
    if (act === 'settle') await store.settle(session, true)
    if (act === 'fail') await store.settle(session, false)
    if (intent) await takeBack(intent, act)
    return c.redirect('/stripe', 303)
  })

  app.post('/plans/:id', async (c) => {
    const plan = store.plans.get(c.req.param('id'))
    if (!plan) return c.html(missing, 404)
    const { status, act } = await c.req.parseBody()
    const states = ['active', 'past_due', 'unpaid', 'canceled'] as const
    const next = states.find((state) => state === status)
    if (next) plan.status = next
    const paid = store.invoices.findLast(({ subscription }) => subscription === plan.id)
    const intent = store.intents.get(paid?.payment_intent ?? '')
    if (intent && act) await takeBack(intent, act)
    await store.notify('customer.subscription.updated', { id: plan.id, object: 'subscription' })
    return c.redirect('/stripe', 303)
  })

  return app
}

const sum = (cents: number, currency: string) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(cents / 100)

function payPage(product: App, session: Session, error = '') {
  return page({
    title: 'Pay',
    section: 'stripe',
    standsIn,
    body: html`<div class="narrow">
      <h1>Pay ${sum(session.amount_total, session.currency)}</h1>
      <p class="lead">${session.title}, to ${product.name}</p>
      ${error ? html`<p class="error" role="alert">${error}</p>` : ''}
      ${session.trialDays > 0 ? html`<p>Free for ${session.trialDays} days, then charged every month.</p>` : ''}
      ${session.keepsCard ? html`<p>Your card will be saved for automatic top-ups.</p>` : ''}
      ${
        session.status === 'open'
          ? html`<form method="post" class="actions">
              <button class="act" name="decision" value="pay">Pay</button>
              <button class="quiet" name="decision" value="decline">Have the card declined</button>
              <button class="quiet" name="decision" value="code">Ask for a code, then pay</button>
              <button class="quiet" name="decision" value="later">Pay by bank transfer</button>
              <button class="quiet" name="decision" value="twice">Pay in two tabs at once</button>
              <button class="quiet" name="decision" value="cancel">Back</button>
            </form>`
          : html`<p>This checkout is ${session.status}.</p>`
      }
    </div>`,
  })
}

/** 3-D Secure: the payer's bank asks, while the page stays open at Stripe. */
function codePage(session: Session) {
  return page({
    title: 'Confirm the payment',
    section: 'stripe',
    standsIn: 'the bank',
    body: html`<div class="narrow">
      <h1>Confirm the payment</h1>
      <p class="lead">Your bank asks you to confirm ${sum(session.amount_total, session.currency)}.</p>
      <form method="post" class="actions">
        <button class="act" name="decision" value="pay">Confirm</button>
        <button class="quiet" name="decision" value="no-code">Wrong code</button>
      </form>
      <p><a href="/stripe/pay/${session.id}">Back to the payment page</a></p>
    </div>`,
  })
}

function invoicePage(product: App, plan: Plan) {
  const isOpen = plan.status === 'past_due' || plan.status === 'unpaid'
  return page({
    title: 'Invoice',
    section: 'stripe',
    standsIn,
    body: html`<div class="narrow">
      <h1>Invoice of ${sum(plan.amount, plan.currency)}</h1>
      <p class="lead">One month of ${product.name}</p>
      ${
        isOpen
          ? html`<form method="post" class="actions"><button class="act">Pay invoice</button></form>`
          : html`<p>This invoice is paid.</p>`
      }
      <p><a href="${product.url}/merchant/billing/approved">Back to ${product.name}</a></p>
    </div>`,
  })
}

const takeBackButtons = html`<button name="act" value="dispute">Dispute</button>
  <button name="act" value="won">Dispute won</button>
  <button name="act" value="lost">Dispute lost</button>
  <button name="act" value="refund">Refund</button>
  <button name="act" value="half">Refund half</button>`

/** For a payment that a bank takes days for. */
const bankButtons = html`<button name="act" value="settle">The bank pays</button>
  <button name="act" value="fail">The bank refuses</button>`

/** What can happen to a payment as it stands. */
const actsOn = (intent: Intent | undefined) =>
  intent?.status === 'processing' ? bankButtons : intent?.status === 'succeeded' ? takeBackButtons : ''

function overview(store: StripeStore) {
  return page({
    title: 'Cards',
    section: 'stripe',
    standsIn,
    body: html`<h1>Card payments</h1>
      <h2>Checkouts</h2>
      <ul class="list">
        ${[...store.sessions.values()].toReversed().map(
          (session) =>
            html`<li>
              <span class="mono">${session.id}</span> ${session.title},
              ${sum(session.amount_total, session.currency)}:
              <span class="badge">${session.status}, ${session.payment_status}</span>
              ${
                session.status === 'complete'
                  ? html`<form method="post" action="/stripe/sessions/${session.id}" class="cells">
                      <button name="act" value="webhook">Send the webhook again</button>
                      ${actsOn(store.intents.get(session.payment_intent ?? ''))}
                    </form>`
                  : html`<a href="/stripe/pay/${session.id}">Open the payment page</a>`
              }
            </li>`,
        )}
      </ul>
      <h2>Plans</h2>
      <ul class="list">
        ${[...store.plans.values()].map(
          (plan) =>
            html`<li>
              <span class="mono">${plan.id}</span> <span class="badge">${plan.status}</span>
              <form method="post" action="/stripe/plans/${plan.id}" class="cells">
                ${['active', 'past_due', 'unpaid', 'canceled'].map(
                  (status) => html`<button name="status" value="${status}">${status}</button>`,
                )}
                ${takeBackButtons}
              </form>
            </li>`,
        )}
      </ul>
      <h2>Simulate faults</h2>
      <form method="post" action="/stripe/webhooks" class="cells">
        ${webhookModes.map(
          (mode) =>
            html`<button name="mode" value="${mode}" aria-pressed="${mode === store.mode ? 'true' : 'false'}">
              Webhooks: ${mode}
            </button>`,
        )}
      </form>
      <form method="post" action="/stripe/webhooks" class="cells">
        <button name="declines" value="${store.declines ? 'off' : 'on'}">
          Saved cards: ${store.declines ? 'declined' : 'accepted'}
        </button>
      </form>
      <h2>Webhooks sent</h2>
      <ul class="list">
        ${store.deliveries.map(
          ({ at, type, outcome }) =>
            html`<li>
              <span class="mono">${type}</span>, ${at.toISOString().slice(11, 19)} UTC: ${outcome}
            </li>`,
        )}
      </ul>`,
  })
}
