import { Hono } from 'hono'
import { html } from 'hono/html'
import { type Html, page } from '../page.ts'
import { type FaultArea, faultModes, type MetaFaults, refusedWords } from './faults.ts'
import { nameStatuses, templateStatuses } from './objects.ts'
import type { MetaStore } from './store.ts'
import type { MetaWebhooks } from './webhooks.ts'

const areas: Record<FaultArea, { title: string; says: Readonly<Record<string, string>> }> = {
  webhooks: {
    title: 'Reports',
    says: {
      normal: 'Every report arrives at once, signed.',
      twice: 'Every report arrives two times.',
      late: 'Every report arrives three seconds late.',
      shuffled: 'Three reports wait for each other and arrive in reverse.',
      lost: 'No report arrives.',
      'wrong signature': 'Reports are signed by somebody else.',
    },
  },
  delivery: {
    title: 'Delivery',
    says: {
      normal: 'Messages are delivered, and read when the phone is looked at.',
      unread: 'Messages are delivered; nobody lets the sender know that they were read.',
      read: 'Messages are read as they arrive: “delivered” is never reported.',
      silent: 'Messages are taken, and nothing is heard of them again.',
      failed: 'Messages fail.',
      free: 'Messages are delivered, and Meta charges nothing for them.',
    },
  },
  answer: {
    title: 'Answers',
    says: {
      normal: 'Every message is answered.',
      lost: 'Messages are taken and delivered, but the answer never arrives.',
      away: 'Messages are refused with 503.',
      busy: 'Messages are refused with 429: too many at once.',
      'no access': 'Messages are refused with 401: the access token is not valid.',
    },
  },
  review: {
    title: 'Review of names and texts',
    says: {
      normal: `Approved after a moment, unless they contain ${refusedWords.join(', ')}.`,
      refuse: 'Refused after a moment.',
      wait: 'Nobody looks at them until you decide below.',
    },
  },
}

const areaNames = ['webhooks', 'delivery', 'answer', 'review'] as const

/** What staff of Meta do, and the tester's switches. */
export function metaPages(store: MetaStore, webhooks: MetaWebhooks, faults: MetaFaults): Hono {
  const app = new Hono()

  app.get('/', (c) => c.html(overview(store, webhooks, faults)))

  app.get('/api/fault', (c) => c.json(faults.current()))

  app.put('/api/fault', async (c) => {
    if (!faults.set(await c.req.json<unknown>().catch(() => undefined))) {
      return c.json({ error: 'no such fault' }, 400)
    }
    await webhooks.settle()
    return c.json(faults.current())
  })

  app.post('/settings', async (c) => {
    faults.set(await c.req.parseBody())
    await webhooks.settle()
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
    else if (number && (act === 'CONNECTED' || act === 'RESTRICTED')) store.setStatus(number, act)
    return c.redirect('/meta', 303)
  })

  return app
}

function faultPart(area: FaultArea, faults: MetaFaults): Html {
  const current = faults.current()[area]
  const { title, says } = areas[area]
  return html`<h2>${title}</h2>
    <p class="stand-in">
      <span class="badge" data-fault="${current === 'normal' ? 'none' : current}">Now: ${current}</span>
      ${says[current] ?? ''}
    </p>
    <form method="post" action="/meta/settings" class="cells">
      ${faultModes[area].map(
        (mode) =>
          html`<button name="${area}" value="${mode}" aria-pressed="${mode === current ? 'true' : 'false'}">
            ${mode}
          </button>`,
      )}
    </form>`
}

function overview(store: MetaStore, webhooks: MetaWebhooks, faults: MetaFaults): Html {
  return page({
    title: 'WhatsApp',
    section: 'meta',
    standsIn: 'Meta',
    body: html`<h1>WhatsApp</h1>
      <p class="lead">
        Meta’s side of WhatsApp: numbers, texts to approve, and reports. Messages arrive on a
        <a href="/phone">phone</a>.
      </p>
      <h2>Numbers</h2>
      ${store.numbers.length === 0 ? html`<p>No store has connected a number.</p>` : numbersPart(store)}
      <h2>Texts</h2>
      ${store.templates.length === 0 ? html`<p>No store has submitted a text.</p>` : templatesPart(store)}
      ${areaNames.map((area) => faultPart(area, faults))}
      <h2>Latest reports</h2>
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

const numbersPart = ({ numbers }: MetaStore) =>
  html`<ul class="list">
    ${numbers.map(
      ({ id, number, verified_name, name_status, status }) =>
        html`<li>
          <p>
            <a href="/phone/${number}"><b>+${number}</b></a> ${verified_name}
            <span class="badge">${name_status}</span>
            <span class="badge">${status}</span>
          </p>
          <form method="post" action="/meta/numbers/${id}" class="cells">
            <button name="act" value="APPROVED">Approve the name</button>
            <button name="act" value="DECLINED">Refuse the name</button>
            <button name="act" value="RESTRICTED">Restrict the number</button>
            <button name="act" value="CONNECTED">Lift the restriction</button>
          </form>
        </li>`,
    )}
  </ul>`

const templatesPart = ({ templates }: MetaStore) =>
  html`<ul class="list">
    ${templates.map(
      ({ id, name, language, category, status, components }) =>
        html`<li>
          <p>
            <b>${name}</b> ${language} <span class="badge">${category}</span>
            <span class="badge">${status}</span>
          </p>
          <p>${components.find(({ type }) => type === 'BODY')?.text ?? 'Meta’s own text for codes.'}</p>
          <form method="post" action="/meta/templates/${id}" class="cells">
            <button name="act" value="APPROVED">Approve</button>
            <button name="act" value="REJECTED">Reject</button>
            <button name="act" value="PAUSED">Pause</button>
            <button name="act" value="MARKETING">Move to marketing</button>
          </form>
        </li>`,
    )}
  </ul>`
