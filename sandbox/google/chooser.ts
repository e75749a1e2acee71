import { html } from 'hono/html'
import type { App } from '../options.ts'
import { type Html, page } from '../page.ts'
import { type GoogleAccount, initials } from './accounts.ts'
import { standsIn } from './provider.ts'

function note({ verified, hd }: GoogleAccount): string {
  if (!verified) return 'Email not verified'
  return hd ? `Workspace ${hd}` : 'Email verified'
}

const person = (account: GoogleAccount) =>
  html`<span class="avatar" aria-hidden="true">${initials(account.name)}</span>
    <span class="person"><b>${account.name}</b><span class="mono">${account.email}</span></span>
    <span class="badge">${note(account)}</span>`

interface Chooser {
  app: App
  accounts: GoogleAccount[]
  /** The address the app already knows, if it said one. */
  hint: string
  /** What was wrong with the account typed in. */
  error?: string
}

export function chooserPage({ app, accounts, hint, error }: Chooser): Html {
  return page({
    title: 'Choose an account',
    section: 'google',
    standsIn,
    body: html`<div class="narrow">
      <h1>Choose an account</h1>
      <p class="lead">to continue to ${app.name}</p>
      <form method="post" class="people">
        ${accounts.map((account) => html`<button name="account" value="${account.sub}">${person(account)}</button>`)}
      </form>
      <details ${error ? html`open` : ''}>
        <summary>Use another account</summary>
        <form method="post" class="fields">
          ${error ? html`<p class="error" role="alert">${error}</p>` : ''}
          <label class="field">Name <input name="name" required maxlength="80" autocomplete="off" /></label>
          <label class="field"
            >Email
            <input name="email" type="email" required maxlength="254" autocomplete="off" value="${hint}"
          /></label>
          <label class="check"><input type="checkbox" name="verified" checked /> The email is verified</label>
          <label class="check"
            ><input type="checkbox" name="workspace" /> It is a Workspace account (sends hd)</label
          >
          <button class="act">Continue</button>
        </form>
      </details>
      <form method="post">
        <button class="quiet" name="refuse" value="yes">Cancel</button>
      </form>
    </div>`,
  })
}

interface About {
  app: App
  url: string
  clientId: string
  accounts: GoogleAccount[]
}

export function googlePage({ app, url, clientId, accounts }: About): Html {
  return page({
    title: 'Google',
    section: 'google',
    standsIn,
    body: html`<h1>Google</h1>
      <p class="lead">
        An OpenID provider. Sign in from <a href="${app.url}/merchant/login">${app.name}</a>.
      </p>
      <dl class="facts">
        <div>
          <dt>Issuer</dt>
          <dd class="mono">
            <a href="${url}/google/.well-known/openid-configuration">${url}/google</a>
          </dd>
        </div>
        <div>
          <dt>Client</dt>
          <dd class="mono">${clientId}</dd>
        </div>
      </dl>
      <h2>Accounts</h2>
      <ul class="people">
        ${accounts.map((account) => html`<li>${person(account)}</li>`)}
      </ul>`,
  })
}
