import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import type { App } from '../options.ts'
import { page, problem } from '../page.ts'
import { standsIn } from './app.ts'
import type { Billing } from './billing.ts'
import type { Purchase, Subscription } from './billing-objects.ts'
import { gid } from './graphql/part.ts'
import type { Webhooks } from './webhooks.ts'
import { findShop, type Shop } from './shops.ts'

interface Parts {
  app: App
  billing: Billing
  webhooks: Webhooks
}

/** Where an owner approves what an app charges, and where a tester changes their state. */
export function billingPages({ app: product, billing, webhooks }: Parts) {
  const app = new Hono()

  function notify(shop: Shop, charge: Subscription | Purchase): Promise<void> {
    const isPlan = charge.kind === 'AppSubscription'
    return webhooks.send({
      shop: shop.domain,
      topic: isPlan ? 'app_subscriptions/update' : 'app_purchases_one_time/update',
      body: {
        [isPlan ? 'app_subscription' : 'app_purchase_one_time']: {
          admin_graphql_api_id: gid(charge.kind, charge.id),
          name: charge.name,
          status: charge.status,
        },
      },
    })
  }

  function read(c: Context): { shop: Shop; charge: Subscription | Purchase } | undefined {
    const shop = findShop(c.req.param('shop') ?? '')
    const charge = shop && billing.find(Number(c.req.param('id')), shop.domain)
    return shop && charge ? { shop, charge } : undefined
  }
  const missing = problem(
    'Charge not found',
    'This store has no charge with this number.',
    'shopify',
    standsIn,
  )

  app.get('/:shop/admin/charges/:id/confirm', (c) => {
    const found = read(c)
    if (!found) return c.html(missing, 404)
    return c.html(confirmPage(product, found.shop, found.charge))
  })

  app.post('/:shop/admin/charges/:id/confirm', async (c) => {
    const found = read(c)
    if (!found) return c.html(missing, 404)
    const { shop, charge } = found
    const { decision } = await c.req.parseBody()
    if (decision === 'approve' && shop.isDevelopment && !charge.test) return c.html(notForDevelopers, 422)
    if (charge.status === 'PENDING') {
      if (decision === 'approve') billing.approve(charge)
      else billing.change(charge, 'DECLINED')
      await notify(shop, charge)
    }
    // A declined plan leads back as well; what counts is what the app then asks.
    const back = new URL(charge.returnUrl)
    back.searchParams.set('charge_id', String(charge.id))
    return c.redirect(back.href, 303)
  })

  app.get('/:shop/admin/charges', (c) => {
    const shop = findShop(c.req.param('shop'))
    return shop ? c.html(chargesPage(shop, billing)) : c.html(missing, 404)
  })

  app.post('/:shop/admin/charges/:id/state', async (c) => {
    const found = read(c)
    if (!found) return c.html(missing, 404)
    const { shop, charge } = found
    const { status } = await c.req.parseBody()
    const states = ['ACTIVE', 'FROZEN', 'CANCELLED', 'EXPIRED'] as const
    const next = states.find((state) => state === status)
    if (next && (charge.kind === 'AppSubscription' || next === 'EXPIRED')) billing.change(charge, next)
    await notify(shop, charge)
    return c.redirect(`/shopify/${shop.domain}/admin/charges`, 303)
  })

  return app
}

const notForDevelopers = problem(
  'Development store',
  'A development store can approve only test charges.',
  'shopify',
  standsIn,
)

const sumOf = ({ amount, currencyCode: currency }: Purchase['price']) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(Number(amount))
const sum = ({ price }: Subscription | Purchase) => sumOf(price)

function confirmPage(app: App, shop: Shop, charge: Subscription | Purchase) {
  const isPlan = charge.kind === 'AppSubscription'
  return page({
    title: `Approve ${charge.name}`,
    section: 'shopify',
    standsIn: `${standsIn} admin`,
    body: html`<div class="narrow">
      <h1>Approve ${isPlan ? 'subscription' : 'charge'}</h1>
      <p class="lead">${app.name} for ${shop.name}</p>
      <ul class="list">
        <li>${charge.name}: <b>${sum(charge)}</b>${isPlan ? ' every 30 days' : ', once'}</li>
        ${isPlan && charge.trialDays > 0 ? html`<li>Free for ${charge.trialDays} days</li>` : ''}
        ${isPlan && charge.cap ? html`<li>Usage charges up to ${sumOf(charge.cap)}</li>` : ''}
        ${charge.test ? html`<li>Test charge. You won’t be billed.</li>` : ''}
        <li>Status: ${charge.status}</li>
      </ul>
      <form method="post" class="actions">
        <button class="act" name="decision" value="approve">Approve</button>
        <button class="quiet" name="decision" value="decline">Decline</button>
      </form>
    </div>`,
  })
}

function chargesPage(shop: Shop, billing: Billing) {
  const path = `/shopify/${shop.domain}/admin/charges`
  return page({
    title: `Charges to ${shop.name}`,
    section: 'shopify',
    standsIn: `${standsIn} admin`,
    body: html`<p><a href="/shopify/${shop.domain}/admin">${shop.name}</a></p>
      <h1>App charges</h1>
      <ul class="list">
        ${billing.ofShop(shop.domain).map(
          (charge) =>
            html`<li>
              <span class="mono">${charge.id}</span> ${charge.name}, ${sum(charge)},
              <span class="badge">${charge.status}</span>
              ${
                charge.status === 'PENDING'
                  ? html`<a href="${path}/${charge.id}/confirm">Approve or decline</a>`
                  : ''
              }
              <form method="post" action="${path}/${charge.id}/state" class="cells">
                ${['ACTIVE', 'FROZEN', 'CANCELLED', 'EXPIRED'].map(
                  (status) => html`<button name="status" value="${status}">Set to ${status}</button>`,
                )}
              </form>
            </li>`,
        )}
        ${billing
          .usagesOf(shop.domain)
          .map(
            ({ id, description, price }) =>
              html`<li><span class="mono">${id}</span> ${description}, ${sumOf(price)} (usage)</li>`,
          )}
      </ul>`,
  })
}
