import { createHash, randomBytes } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { makeBrowser } from '../../google/test-browser.ts'
import { type Sandbox, startSandbox } from '../../start.ts'
import { readDeclared } from '../declared.ts'
import { secret, shop } from '../test-app.ts'

const appUrl = 'http://127.0.0.1:3000'
/** Each store's account answers at a name of its own, which is another origin than the app's. */
const accountUrl = 'http://tamarind.localhost:3000'
const [callback = '/account/shopify'] = readDeclared().shopperPaths ?? []
const [signedOut = '/account'] = readDeclared().signedOutPaths ?? []
const redirectUri = `${accountUrl}${callback}`
let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await startSandbox({ httpPort: 0, smtpPort: 0, appUrl })
})
afterEach(() => setAccounts('new'))
afterAll(() => sandbox.close())

const at = (path: string, domain = shop) => `${sandbox.url}/shopify/${domain}${path}`
const setAccounts = (accounts: string) =>
  fetch(at('/admin/accounts'), {
    method: 'POST',
    body: new URLSearchParams({ accounts }),
    redirect: 'manual',
  })
const discover = async (domain = shop) =>
  (await fetch(at('/.well-known/openid-configuration', domain))).json()

async function begin(browser = makeBrowser(), changes: Record<string, string> = {}) {
  const verifier = randomBytes(32).toString('base64url')
  const query = new URLSearchParams({
    client_id: 'sandbox-shopify-key',
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'openid email customer-account-api:full',
    state: 'the-state',
    nonce: 'the-nonce',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...changes,
  })
  const { authorization_endpoint: start } = await discover()
  const page = await browser.open(`${start}?${query.toString()}`, accountUrl)
  const answer = (step: string, form: Record<string, string>) =>
    browser.open(`${page.url}${step}`, accountUrl, new URLSearchParams(form))
  return { verifier, page, answer, browser }
}

async function exchange(address: string, verifier: string) {
  const { token_endpoint: endpoint } = await discover()
  const answer = await fetch(endpoint, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(`sandbox-shopify-key:${secret}`).toString('base64')}` },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code: new URL(address).searchParams.get('code') ?? '',
      redirect_uri: redirectUri,
      code_verifier: verifier,
    }),
  })
  return answer.json()
}

const whoQuery = '{ customer { id displayName emailAddress { emailAddress } phoneNumber { phoneNumber } } }'

async function ask(token: string) {
  const { graphql_api: api } = await (await fetch(at('/.well-known/customer-account-api'))).json()
  return fetch(api, {
    method: 'POST',
    headers: { authorization: token, 'content-type': 'application/json' },
    body: JSON.stringify({ query: whoQuery }),
  })
}

const claimsOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())

async function codeFor(email: string): Promise<string> {
  const { messages } = await (await fetch(`${sandbox.url}/mail/api/messages?to=${email}`)).json()
  return messages[0].subject.slice(0, 6)
}

describe('Shopify’s customer sign-in', () => {
  it('names an issuer for each store that is not the store’s own address', async () => {
    const { issuer, end_session_endpoint: logout } = await discover()
    expect(issuer).toBe(`${sandbox.url}/shopify/authentication/tamarind-supply`)
    expect(logout).toBe(`${issuer}/logout`)
    expect((await discover('hafenlicht.myshopify.com')).issuer).not.toBe(issuer)
  })

  it('signs a customer in by a code from the inbox, and says who it is', async () => {
    const { page, answer, verifier } = await begin()
    expect(page.text).toContain('to Tamarind Supply')
    const email = 'new.shopper@mail.example'
    expect((await answer('', { email })).text).toContain('Enter code')
    expect((await answer('/code', { code: 'wrong' })).text).toContain('Incorrect code.')
    const end = await answer('/code', { code: await codeFor(email) })
    expect(end.url).toContain(`${redirectUri}?code=`)
    const tokens = await exchange(end.url, verifier)
    expect(claimsOf(tokens.id_token)).toMatchObject({
      iss: (await discover()).issuer,
      aud: 'sandbox-shopify-key',
      nonce: 'the-nonce',
      email,
    })
    expect(tokens.refresh_token).toBeTypeOf('string')
    expect(await (await ask(tokens.access_token)).json()).toEqual({
      data: {
        customer: {
          id: expect.stringMatching(/^gid:\/\/shopify\/Customer\/\d+$/),
          displayName: email,
          emailAddress: { emailAddress: email },
          phoneNumber: null,
        },
      },
    })
    expect((await ask('nonsense')).status).toBe(401)
  })

  it('ends a code after five wrong ones', async () => {
    const { answer } = await begin()
    const email = 'guesser@mail.example'
    await answer('', { email })
    for (let tries = 0; tries < 5; tries += 1) await answer('/code', { code: 'wrong' })
    expect((await answer('/code', { code: await codeFor(email) })).text).toContain('no longer valid')
  })

  it('signs a known customer in by a press, keeps them signed in, and signs them out', async () => {
    const { page, answer, verifier, browser } = await begin()
    const [, id = ''] = /name="customer" value="(\d+)"/.exec(page.text) ?? []
    const end = await answer('/customer', { customer: id })
    const { id_token: idToken, access_token: token } = await exchange(end.url, verifier)
    expect((await (await ask(token)).json()).data.customer.id).toBe(`gid://shopify/Customer/${id}`)
    const again = await begin(browser)
    expect(again.page.url).toContain(`${redirectUri}?code=`)
    const { end_session_endpoint: logout } = await discover()
    const back = `${accountUrl}${signedOut}`
    const query = new URLSearchParams({ id_token_hint: idToken, post_logout_redirect_uri: back })
    expect((await browser.open(`${logout}?${query.toString()}`, accountUrl)).url).toBe(back)
    expect((await begin(browser)).page.text).toContain('to Tamarind Supply')
  })

  it('signs out by a link of the store’s admin, too', async () => {
    const { page, answer, browser } = await begin()
    const [, id = ''] = /name="customer" value="(\d+)"/.exec(page.text) ?? []
    await answer('/customer', { customer: id })
    const admin = await (await fetch(at('/admin'))).text()
    const [, path = ''] = /href="([^"]+\/logout)"/.exec(admin) ?? []
    const end = await browser.open(`${sandbox.url}${path}`, accountUrl)
    expect(end.text).toContain('You are signed out of this store.')
    expect((await begin(browser)).page.text).toContain('to Tamarind Supply')
  })

  it('reports a refusal to the app', async () => {
    const { answer } = await begin()
    const { searchParams } = new URL((await answer('/refuse', {})).url)
    expect([searchParams.get('error'), searchParams.get('state')]).toEqual(['access_denied', 'the-state'])
  })

  it('stops at a foreign redirect, and asks for a challenge', async () => {
    const foreign = await begin(makeBrowser(), { redirect_uri: 'http://evil.example/' })
    expect(foreign.page).toMatchObject({ status: 400, text: expect.stringContaining('Shopify would stop') })
    const bare = await begin(makeBrowser(), { code_challenge: '' })
    expect(bare.page.url).toContain('error=invalid_request')
  })

  it('is not there in a store with classic accounts', async () => {
    await setAccounts('classic')
    expect((await fetch(at('/.well-known/openid-configuration'))).status).toBe(404)
    expect((await fetch(at('/.well-known/customer-account-api'))).status).toBe(404)
    await setAccounts('new')
    expect((await fetch(at('/.well-known/openid-configuration'))).status).toBe(200)
  })
})
