import { Hono } from 'hono'
import { html } from 'hono/html'
import { z } from 'zod'
import { faultSwitch, page } from '../page.ts'
import { nameStatuses, templateStatuses } from './objects.ts'
import { deliveryModes, type MetaStore, reviewModes } from './store.ts'
import { type MetaWebhooks, webhookModes } from './webhooks.ts'

const standsIn = 'WhatsApp'
const settings = z.object({
  mode: z.enum(webhookModes).optional(),
  review: z.enum(reviewModes).optional(),
  delivery: z.enum(deliveryModes).optional(),
})

const webhookChoices = [
  { mode: 'normal', label: 'Normal', says: 'Every report arrives at once, signed.' },
  { mode: 'twice', label: 'Twice', says: 'Every report arrives two times.' },
  { mode: 'late', label: 'Late', says: 'Every report arrives three seconds late.' },
  { mode: 'shuffled', label: 'Shuffled', says: 'Three reports wait for each other and arrive in reverse.' },
  { mode: 'lost', label: 'Never', says: 'No report arrives.' },
  { mode: 'wrong signature', label: 'Wrong signature', says: 'Reports are signed by somebody else.' },
]

const deliveryWords: Record<(typeof deliveryModes)[number], string> = {
  normal: 'Messages are delivered, and read when the phone is looked at.',
  unread: 'Messages are delivered; nobody lets the sender know that they were read.',
  silent: 'Messages are taken, and nothing is heard of them again.',
  failed: 'Messages fail.',
  free: 'Messages are delivered, and Meta charges nothing for them.',
}

/** What staff of Meta do, and the tester's switches. */
export function metaPages(store: MetaStore, webhooks: MetaWebhooks): Hono {
  const app = new Hono()

  app.get('/', (c) => c.html(overview(store, webhooks)))

  app.post('/settings', async (c) => {
    const { mode, review, delivery } = settings.parse(await c.req.parseBody())
    if (mode) webhooks.setMode(mode)
    if (review) store.setReview(review)
    if (delivery) store.setDelivery(delivery)
    return c.redirect('/meta', 303)
  })

  app.post('/templates/:id', async (c) => {
    const template = store.templates.find(({ id }) => id === c.req.param('id'))
    const { act } = await c.req.parseBody()
    const status = templateStatuses.find((known) => known === act)
    if (template && status) await store.decide(template, status)
    else if (template && act === 'MARKETING') await store.recategorise(template, 'MARKETING')
    return c.redirect('/meta', 303)
  })

  app.post('/numbers/:id', async (c) => {
    const number = store.numberOf(c.req.param('id'))
    const { act } = await c.req.parseBody()
    const status = nameStatuses.find((known) => known === act)
    if (number && status) await store.decideName(number, status)
    return c.redirect('/meta', 303)
  })

  return app
}

function overview(store: MetaStore, webhooks: MetaWebhooks) {
  const { review, delivery } = store.modes()
  return page({
    title: 'WhatsApp',
    section: 'meta',
    standsIn,
    body: html`<h1>WhatsApp</h1>
      <p class="lead">
        Meta’s side of WhatsApp: numbers, approved texts and reports. Messages arrive on a
        <a href="/phone">phone</a>.
      </p>
      ${faultSwitch({ action: '/meta/settings', current: webhooks.mode(), choices: webhookChoices })}
      <h2>Delivery</h2>
      <p class="stand-in">${deliveryWords[delivery]}</p>
      <form method="post" action="/meta/settings" class="cells">
        ${deliveryModes.map(
          (mode) =>
            html`<button
              name="delivery"
              value="${mode}"
              aria-pressed="${mode === delivery ? 'true' : 'false'}"
            >
              ${mode}
            </button>`,
        )}
      </form>
      <h2>Review of names and texts</h2>
      <form method="post" action="/meta/settings" class="cells">
        ${reviewModes.map(
          (mode) =>
            html`<button name="review" value="${mode}" aria-pressed="${mode === review ? 'true' : 'false'}">
              ${mode}
            </button>`,
        )}
      </form>
      <h2>Numbers</h2>
      <ul class="list">
        ${store.numbers.map(
          ({ id, number, verified_name, name_status, code_verification_status }) =>
            html`<li>
              <p>
                <a href="/phone/${number}"><b>+${number}</b></a> ${verified_name}
                <span class="badge">${name_status}</span>
                <span class="badge">${code_verification_status}</span>
              </p>
              <form method="post" action="/meta/numbers/${id}" class="cells">
                ${nameStatuses.map((status) => html`<button name="act" value="${status}">${status}</button>`)}
              </form>
            </li>`,
        )}
      </ul>
      <h2>Texts</h2>
      <ul class="list">
        ${store.templates.map(
          ({ id, name, language, category, status }) =>
            html`<li>
              <p>
                <b>${name}</b> ${language} <span class="badge">${category}</span>
                <span class="badge">${status}</span>
              </p>
              <form method="post" action="/meta/templates/${id}" class="cells">
                ${['APPROVED', 'REJECTED', 'PAUSED', 'MARKETING'].map(
                  (act) => html`<button name="act" value="${act}">${act}</button>`,
                )}
              </form>
            </li>`,
        )}
      </ul>
      <h2>Reports</h2>
      <ul class="list">
        ${webhooks
          .deliveries()
          .map(
            ({ at, what, outcome }) =>
              html`<li><p>${at.toISOString().slice(11, 19)} ${what}: ${outcome}</p></li>`,
          )}
      </ul>`,
  })
}
