import { createHash, createPublicKey, randomBytes, verify } from 'node:crypto'
import type { Sandbox } from '../start.ts'
import { makeBrowser } from './test-browser.ts'

export const appUrl = 'http://127.0.0.1:3000'
export const redirectUri = `${appUrl}/google`

/** The product's side of a sign-in, by plain HTTP. */
export function makeFlow(sandbox: Sandbox) {
  const discover = async () => (await fetch(`${sandbox.url}/google/.well-known/openid-configuration`)).json()

  /** Goes as far as the chooser, answers it with the form, and gives the address the app is called back at. */
  async function authorise(
    form: Record<string, string>,
    more: Record<string, string> = {},
    browser = makeBrowser(),
  ) {
    const verifier = randomBytes(32).toString('base64url')
    const query = new URLSearchParams({
      client_id: sandbox.settings.google.GOOGLE_CLIENT_ID,
      redirect_uri: redirectUri,
      response_type: 'code',
      scope: 'openid email profile',
      state: 'the-state',
      nonce: 'the-nonce',
      prompt: 'select_account',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      ...more,
    })
    const { authorization_endpoint: start } = await discover()
    const chooser = await browser.open(`${start}?${query.toString()}`, appUrl)
    const end = await browser.open(chooser.url, appUrl, new URLSearchParams(form))
    return { verifier, chooser, end, back: new URL(end.url).searchParams }
  }

  async function exchange(code: string | null, verifier: string, secret = 'sandbox-google-secret') {
    const { token_endpoint: endpoint } = await discover()
    return fetch(endpoint, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        code: code ?? '',
        redirect_uri: redirectUri,
        client_id: 'infiniti-sandbox',
        client_secret: secret,
        code_verifier: verifier,
      }),
    })
  }

  /** Checks the signature against the published keys, then gives the claims. */
  async function readIdToken(token: string) {
    const [head = '', body = '', signature = ''] = token.split('.')
    const header = JSON.parse(Buffer.from(head, 'base64url').toString())
    const { keys } = await (await fetch((await discover()).jwks_uri)).json()
    const key = keys.find((candidate: { kid: string }) => candidate.kid === header.kid)
    const valid = verify(
      'sha256',
      Buffer.from(`${head}.${body}`),
      createPublicKey({ key, format: 'jwk' }),
      Buffer.from(signature, 'base64url'),
    )
    if (header.alg !== 'RS256' || !valid) throw new Error('The id token is not signed by a published key')
    return JSON.parse(Buffer.from(body, 'base64url').toString())
  }

  async function signIn(form: Record<string, string>) {
    const { back, verifier } = await authorise(form)
    const tokens = await (await exchange(back.get('code'), verifier)).json()
    return readIdToken(tokens.id_token)
  }

  return { discover, authorise, exchange, readIdToken, signIn }
}
