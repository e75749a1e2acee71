import { html } from 'hono/html'
import { type Html, page } from '../page.ts'
import { standsIn, time } from './inbox-page.ts'
import type { Attachment, Message } from './message.ts'

export type View = 'html' | 'text' | 'headers' | 'source'

const viewNames: Record<View, string> = { html: 'HTML', text: 'Text', headers: 'Headers', source: 'Source' }

export function viewsOf(message: Message): View[] {
  return [
    ...(message.html ? (['html'] as const) : []),
    ...(message.text ? (['text'] as const) : []),
    'headers',
    'source',
  ]
}

export function messagePage(message: Message, view: View): Html {
  const subject = message.subject || 'No subject'
  return page({
    title: subject,
    section: 'mail',
    standsIn,
    body: html`<p><a href="/mail">All emails</a></p>
      <h1 class="subject">${subject}</h1>
      <div class="email">
        <div>
          <nav class="tabs" aria-label="Views of this email">
            ${viewsOf(message).map(
              (name) =>
                html`<a href="?view=${name}" ${name === view ? html`aria-current="page"` : ''}
                  >${viewNames[name]}</a
                >`,
            )}
          </nav>
          ${bodies[view](message)}
        </div>
        <aside>${facts(message)}${attachments(message)}${links(message)}</aside>
      </div>`,
  })
}

const bodies: Record<View, (message: Message) => Html> = {
  html: ({ id }) =>
    html`<iframe
      class="sheet"
      title="The email as its reader sees it"
      src="/mail/${id}/html"
      sandbox="allow-popups allow-popups-to-escape-sandbox"
    ></iframe>`,
  text: ({ text }) => html`<pre class="sheet" tabindex="0">${text}</pre>`,
  headers: ({ headers }) =>
    html`<dl class="facts sheet">${headers.map(({ name, value }) => fact(name, value))}</dl>`,
  source: ({ id, raw }) =>
    html`<pre class="sheet" tabindex="0">${raw.toString('utf8')}</pre>
      <p><a href="/mail/${id}/source" download="${id}.eml">Download the source</a></p>`,
}

const fact = (name: string, value: string | Html) =>
  html`<div>
    <dt>${name}</dt>
    <dd class="mono">${value}</dd>
  </div>`

function facts(message: Message): Html {
  return html`<h2>Envelope</h2>
    <dl class="facts">
      ${fact('Received', time(message.receivedAt))} ${fact('From', message.from || message.envelope.from)}
      ${fact('To', message.to.join(', '))} ${fact('Delivered to', message.envelope.to.join(', '))}
      ${message.cc.length > 0 ? fact('Copy to', message.cc.join(', ')) : ''}
      ${message.replyTo.length > 0 ? fact('Reply to', message.replyTo.join(', ')) : ''}
    </dl>`
}

function attachments({ id, attachments: parts }: Message): Html {
  if (parts.length === 0) return html``
  return html`<h2>Attachments</h2>
    <ul class="list">
      ${parts.map(
        (part, index) =>
          html`<li>
            <a href="/mail/${id}/attachments/${index}" download="${part.name}">${part.name}</a>
            <span class="small">${part.type}, ${size(part)}</span>
          </li>`,
      )}
    </ul>`
}

function size({ content }: Attachment): string {
  return content.length < 1024 ? `${content.length} bytes` : `${Math.ceil(content.length / 1024)} KiB`
}

function links({ links: found }: Message): Html {
  if (found.length === 0) return html``
  return html`<h2>Links</h2>
    <ol class="list mono">
      ${found.map((link) => html`<li><a href="${link}" rel="noreferrer">${link}</a></li>`)}
    </ol>`
}
