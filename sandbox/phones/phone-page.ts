import { html } from 'hono/html'
import { type Html, page } from '../page.ts'
import type { Phone, PhoneMessage } from './phones.ts'

const standsIn = 'the phones of people'

export const phoneList = (phones: Phone[]): Html =>
  html`<ul class="list">
    ${phones.map(({ number, messages }) => {
      const count = messages.filter(({ isReply }) => !isReply).length
      return html`<li>
        <p>
          <a href="/phone/${number}"><b>+${number}</b></a> ${count} ${count === 1 ? 'message' : 'messages'}
        </p>
      </li>`
    })}
  </ul>`

export function phonesPage(phones: Phone[]): Html {
  return page({
    title: 'Phones',
    section: 'phone',
    standsIn,
    body: html`<h1>Phones</h1>
      <p class="lead">Every number that was written to has a phone here.</p>
      <form method="post" action="/phone" class="row">
        <label class="field">Number <input name="number" type="tel" autocomplete="off" required /></label>
        <button class="act">Open</button>
      </form>
      ${phoneList(phones)}`,
  })
}

export function phonePage({ number, isOnWhatsapp, messages }: Phone): Html {
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
          This number is on WhatsApp
        </button>
      </form>
      <div class="threads" data-live="${messages.length}">
        ${
          messages.length === 0
            ? html`<p class="empty">No messages yet.</p>`
            : [...threads.values()].map((thread) => threadPart(number, thread))
        }
      </div>`,
  })
}

function threadPart(number: string, thread: PhoneMessage[]): Html {
  const [first] = thread
  if (!first) return html``
  const { channel, sender } = first
  const name = /^\d+$/.test(sender) ? `+${sender}` : sender
  return html`<section class="thread" data-channel="${channel}" aria-label="${name}">
    <h2>${name} <span class="badge">${channel === 'sms' ? 'SMS' : 'WhatsApp'}</span></h2>
    <ol class="bubbles">
      ${thread.map(
        ({ text, button, isReply, at }) =>
          html`<li class="bubble" data-from="${isReply ? 'me' : 'store'}">
            <p>${linked(text)}</p>
            ${button ? html`<p class="bubble-button"><a href="${button.url}">${button.text}</a></p>` : ''}
            <time datetime="${new Date(at).toISOString()}">${new Date(at).toISOString().slice(11, 16)}</time>
          </li>`,
      )}
    </ol>
    <form method="post" action="/phone/${number}/reply" class="reply">
      <input type="hidden" name="channel" value="${channel}" />
      <input type="hidden" name="sender" value="${sender}" />
      <label class="field">Reply <input name="text" maxlength="500" autocomplete="off" required /></label>
      <button class="act">Send</button>
    </form>
  </section>`
}

/** Addresses in a text can be pressed, as on a phone. */
const linked = (text: string): (string | Html)[] =>
  text
    .split(/(https?:\/\/\S+[^\s.,;:!?])/)
    .map((part, place) => (place % 2 === 1 ? html`<a href="${part}">${part}</a>` : part))
