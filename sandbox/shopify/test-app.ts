import type { Sandbox } from '../start.ts'

export const secret = 'sandbox-shopify-secret'
export const shop = 'tamarind-supply.myshopify.com'

/** The product's side of an install, by plain HTTP. */
export function makeApp(sandbox: Sandbox, appUrl: string) {
  function authoriseUrl(changes: Record<string, string> = {}, domain = shop) {
    const query = new URLSearchParams({
      client_id: 'sandbox-shopify-key',
      scope: 'read_customers,read_orders',
      redirect_uri: `${appUrl}/api/shopify/callback`,
      state: 'a state/with+signs=',
      ...changes,
    })
    return `${sandbox.url}/shopify/${domain}/admin/oauth/authorize?${query.toString()}`
  }

  async function decide(decision: string, url = authoriseUrl()): Promise<URL> {
    const body = new URLSearchParams({ decision })
    const answer = await fetch(url, { method: 'POST', body, redirect: 'manual' })
    return new URL(answer.headers.get('location') ?? '', sandbox.url)
  }

  function exchange(code: string | null, changes: Record<string, string> = {}, domain = shop) {
    return fetch(`${sandbox.url}/shopify/${domain}/admin/oauth/access_token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ client_id: 'sandbox-shopify-key', client_secret: secret, code, ...changes }),
    })
  }

  async function install(domain = shop): Promise<string> {
    const back = await decide('install', authoriseUrl({}, domain))
    return (await (await exchange(back.searchParams.get('code'), {}, domain)).json()).access_token
  }

  /** A question to the Admin API. */
  const ask = (token: string, query: string, variables = {}, domain = shop) =>
    fetch(`${sandbox.url}/shopify/${domain}/admin/api/2026-10/graphql.json`, {
      method: 'POST',
      headers: { 'x-shopify-access-token': token, 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables }),
    })

  return { authoriseUrl, decide, exchange, install, ask }
}
