import { html } from 'hono/html'

export type Html = ReturnType<typeof html>
export type Section =
  | 'mail'
  | 'phone'
  | 'google'
  | 'shopify'
  | 'stripe'
  | 'meta'
  | 'msg91'
  | 'recaptcha'
  | 'names'

interface Page {
  title: string
  /** What this page stands in for; said on the page itself. */
  standsIn: string
  section?: Section
  body: Html
  /** Scripts of this page, by address. */
  scripts?: string[]
}

const sections: { id: Section; name: string }[] = [
  { id: 'mail', name: 'Inbox' },
  { id: 'phone', name: 'Phones' },
  { id: 'google', name: 'Google' },
  { id: 'shopify', name: 'Shopify' },
  { id: 'stripe', name: 'Cards' },
  { id: 'meta', name: 'WhatsApp' },
  { id: 'msg91', name: 'SMS' },
  { id: 'recaptcha', name: 'reCAPTCHA' },
  { id: 'names', name: 'Names' },
]

const mark = html`<svg class="mark" viewBox="0 0 40 20" aria-hidden="true">
  <path
    d="M13.45 4.6 26.55 15.4A7 7 0 1 0 26.55 4.6L13.45 15.4A7 7 0 1 1 13.45 4.6Z"
    fill="none"
    stroke="currentColor"
    stroke-width="3"
  />
  <circle cx="9" cy="10" r="2.7" fill="currentColor" />
</svg>`

export function page({ title, standsIn, section, body, scripts = [] }: Page): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} · Sandbox</title>
        <link rel="icon" href="/mark.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/sandbox.css" />
        ${scripts.map((src) => html`<script src="${src}" defer></script>`)}
      </head>
      <body>
        <a class="skip" href="#main">Skip to content</a>
        <header class="top">
          <a class="top-home" href="/">${mark} Sandbox</a>
          <nav class="top-nav" aria-label="Sandbox">
            ${sections.map(
              ({ id, name }) =>
                html`<a href="/${id}" ${id === section ? html`aria-current="page"` : ''}>${name}</a>`,
            )}
          </nav>
          <p class="notice">Sandbox: stands in for ${standsIn}; nothing leaves this machine.</p>
        </header>
        <main id="main" class="main">${body}</main>
      </body>
    </html>`
}

interface Fault {
  /** Where the buttons post to. */
  action: string
  current: string
  choices: { mode: string; label: string; says: string }[]
}

/** The buttons that switch a service's fault, with the current one marked. */
export function faultSwitch({ action, current, choices }: Fault): Html {
  const now = choices.find((choice) => choice.mode === current)
  return html`<section class="fault" aria-labelledby="fault">
    <h2 id="fault">Simulate faults</h2>
    <p class="stand-in">
      <span class="badge" data-fault="${current}">Now: ${now?.label ?? current}</span> ${now?.says ?? ''}
    </p>
    <form method="post" action="${action}" class="cells">
      ${choices.map(
        ({ mode, label }) =>
          html`<button name="mode" value="${mode}" aria-pressed="${mode === current ? 'true' : 'false'}">
            ${label}
          </button>`,
      )}
    </form>
  </section>`
}

export function problem(title: string, text: string, section: Section, standsIn: string): Html {
  return page({
    title,
    section,
    standsIn,
    body: html`<h1>${title}</h1>
      <p class="lead">${text}</p>
      <p><a href="/${section}">Back</a></p>`,
  })
}
