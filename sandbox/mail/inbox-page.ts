import { html } from 'hono/html'
import { faultSwitch, type Html, page } from '../page.ts'
import { type MailFault, mailFaultChoices } from './fault.ts'
import type { Message } from './message.ts'

export const standsIn = 'the mail server and every mailbox'

interface InboxPage {
  messages: Message[]
  total: number
  search: string
  fault: MailFault
  smtpUrl: string
}

const clock = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' })

export const time = (date: Date) => html`<time datetime="${date.toISOString()}">${clock.format(date)}</time>`

export function inboxPage({ messages, total, search, fault, smtpUrl }: InboxPage): Html {
  return page({
    title: 'Inbox',
    section: 'mail',
    standsIn,
    scripts: ['/mail/live.js'],
    body: html`<div class="head">
        <h1>Inbox</h1>
        <form class="search" role="search" action="/mail">
          <label for="search">Search by address or subject</label>
          <input id="search" name="search" type="search" value="${search}" autocomplete="off" />
          <button>Search</button>
        </form>
      </div>
      ${list(messages, total, search, smtpUrl)}
      ${faultSwitch({ action: '/mail/fault', current: fault.mode, choices: mailFaultChoices })}`,
  })
}

function list(messages: Message[], total: number, search: string, smtpUrl: string): Html {
  // The value changes with the list, which is how the page knows that there is something new to show.
  return html`<div data-live="${total}:${messages[0]?.id ?? ''}">
    ${messages.length > 0 ? ledger(messages) : empty(total, search, smtpUrl)}
    <div class="under">
      <p role="status">${count(messages.length, total)}</p>
      ${
        total > 0
          ? html`<form method="post" action="/mail/empty">
              <button class="quiet">Empty the inbox</button>
            </form>`
          : ''
      }
    </div>
  </div>`
}

function ledger(messages: Message[]): Html {
  return html`<table class="ledger">
    <thead>
      <tr>
        <th scope="col">Received</th>
        <th scope="col">To</th>
        <th scope="col">From</th>
        <th scope="col">Subject</th>
      </tr>
    </thead>
    <tbody>
      ${messages.map(
        (message) =>
          html`<tr>
            <td class="mono" data-label="Received">${time(message.receivedAt)}</td>
            <td class="mono" data-label="To">${message.envelope.to.join(', ')}</td>
            <td data-label="From">${message.from}</td>
            <td data-label="Subject"><a href="/mail/${message.id}">${message.subject || 'No subject'}</a></td>
          </tr>`,
      )}
    </tbody>
  </table>`
}

function empty(total: number, search: string, smtpUrl: string): Html {
  if (total > 0) {
    return html`<div class="empty">
      <h2>Nothing for “${search}”</h2>
      <p><a href="/mail">Show all emails</a></p>
    </div>`
  }
  return html`<div class="empty">
    <h2>No emails yet</h2>
    <p>Email sent to <span class="mono">${smtpUrl}</span> appears here.</p>
  </div>`
}

function count(shown: number, total: number): string {
  const emails = total === 1 ? '1 email' : `${total} emails`
  return shown === total ? `${emails}, newest first.` : `${shown} of ${emails}, newest first.`
}
