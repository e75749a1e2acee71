import { Hono } from 'hono'
import { html } from 'hono/html'
import { z } from 'zod'
import { type Html, page } from '../page.ts'
import type { Phone, PhoneMessage, Phones } from './phones.ts'

const standsIn = 'the phones of people'
const reply = z.object({
  channel: z.enum(['whatsapp', 'sms']),
  sender: z.string(),
  text: z.string().trim().min(1).max(500),
})

/** A phone for each number: what arrived, links that can be pressed, and an answer. */
export function phoneRoutes(phones: Phones): Hono {
  const app = new Hono()

  app.get('/', (c) => c.html(phonesPage(phones.all())))

  app.post('/', async (c) => {
    const { number } = await c.req.parseBody()
    const digits = String(number).replaceAll(/\D/g, '')
    return c.redirect(digits ? `/phone/${digits}` : '/phone', 303)
  })

  app.get('/:number{\\d+}', (c) => c.html(phonePage(phones.look(c.req.param('number')))))

  app.get('/:number{\\d+}/messages.json', (c) => c.json(phones.phoneOf(c.req.param('number'))))

  app.post('/:number{\\d+}/whatsapp', async (c) => {
    const { is_on: isOn } = await c.req.parseBody()
    phones.setWhatsapp(c.req.param('number'), isOn === 'yes')
    return c.redirect(`/phone/${c.req.param('number')}`, 303)
  })

  app.post('/:number{\\d+}/reply', async (c) => {
    const input = reply.safeParse(await c.req.parseBody())
    if (input.success) phones.reply(c.req.param('number'), input.data)
    return c.redirect(`/phone/${c.req.param('number')}`, 303)
  })

  return app
}

function phonesPage(phones: Phone[]): Html {
  return page({
    title: 'Phones',
    section: 'phone',
    standsIn,
    body: html`<h1>Phones</h1>
      <p class="lead">Every number that was written to has a phone here.</p>
      <form method="post" action="/phone" class="row">
        <label>Number <input name="number" inputmode="tel" required /></label>
        <button class="act">Open</button>
      </form>
      <ul class="list">
        ${phones.map(
          ({ number, messages }) =>
            html`<li>
              <p>
                <a href="/phone/${number}"><b>+${number}</b></a> ${messages.length} messages
              </p>
            </li>`,
        )}
      </ul>`,
  })
}

function phonePage({ number, isOnWhatsapp, messages }: Phone): Html {
  const threads = Map.groupBy(messages, ({ channel, sender }) => `${channel} ${sender}`)
  return page({
    title: `+${number}`,
    section: 'phone',
    standsIn,
    scripts: ['/mail/live.js'],
    body: html`<h1>+${number}</h1>
      <form method="post" action="/phone/${number}/whatsapp" class="cells">
        <button
          name="is_on"
          value="${isOnWhatsapp ? 'no' : 'yes'}"
          aria-pressed="${isOnWhatsapp ? 'true' : 'false'}"
        >
          On WhatsApp
        </button>
      </form>
      <div class="phone" data-live="${messages.length}">
        ${
          messages.length === 0
            ? html`<p>No messages yet.</p>`
            : [...threads.values()].map((thread) => threadPart(number, thread))
        }
      </div>`,
  })
}

function threadPart(number: string, thread: PhoneMessage[]): Html {
  const [first] = thread
  if (!first) return html``
  const { channel, sender } = first
  return html`<section class="thread" data-channel="${channel}">
    <h2>
      ${/^\d+$/.test(sender) ? `+${sender}` : sender}
      <span class="badge">${channel === 'sms' ? 'SMS' : 'WhatsApp'}</span>
    </h2>
    <ol class="bubbles">
      ${thread.map(
        ({ text, button, isReply, at }) =>
          html`<li class="bubble" data-from="${isReply ? 'me' : 'store'}">
            <p>${linked(text)}</p>
            ${button ? html`<p><a class="bubble-button" href="${button.url}">${button.text}</a></p>` : ''}
            <time>${new Date(at).toISOString().slice(11, 16)}</time>
          </li>`,
      )}
    </ol>
    <form method="post" action="/phone/${number}/reply" class="row">
      <input type="hidden" name="channel" value="${channel}" /><input
        type="hidden"
        name="sender"
        value="${sender}"
      />
      <label>Reply <input name="text" maxlength="500" autocomplete="off" required /></label>
      <button class="act">Send</button>
    </form>
  </section>`
}

/** Addresses in a text can be pressed, as on a phone. */
const linked = (text: string): (string | Html)[] =>
  text
    .split(/(https?:\/\/[^\s]+[^\s.,;:!?])/)
    .map((part, place) => (place % 2 === 1 ? html`<a href="${part}">${part}</a>` : part))
