import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Sandbox, startSandbox } from '../start.ts'
import { makeBrowser } from './test-browser.ts'
import { appUrl, makeFlow, redirectUri } from './test-flow.ts'

let sandbox: Sandbox
let google: ReturnType<typeof makeFlow>

beforeAll(async () => {
  sandbox = await startSandbox({ httpPort: 0, smtpPort: 0, appUrl })
  google = makeFlow(sandbox)
})
afterAll(() => sandbox.close())

describe('sign-in with Google', () => {
  it('goes through discovery, chooser, code and token to a signed id token', async () => {
    const { issuer } = await google.discover()
    expect(issuer).toBe(sandbox.settings.google.GOOGLE_ISSUER)
    const { chooser, back, verifier } = await google.authorise({ account: '104820000000000000001' })
    expect(chooser.text).toContain('Sandbox: stands in for Google sign-in; nothing leaves this machine')
    expect(chooser.text).toContain('Asha Rao')
    expect(back.get('state')).toBe('the-state')
    expect(back.get('iss')).toBe(issuer)
    const tokens = await (await google.exchange(back.get('code'), verifier)).json()
    expect(tokens).not.toHaveProperty('refresh_token')
    expect(await google.readIdToken(tokens.id_token)).toMatchObject({
      iss: issuer,
      aud: 'infiniti-sandbox',
      sub: '104820000000000000001',
      nonce: 'the-nonce',
      email: 'asha.rao@gmail.com',
      email_verified: true,
      name: 'Asha Rao',
      given_name: 'Asha',
      family_name: 'Rao',
      picture: `${sandbox.url}/google/picture/104820000000000000001`,
    })
    const info = await fetch((await google.discover()).userinfo_endpoint, {
      headers: { authorization: `Bearer ${tokens.access_token}` },
    })
    expect(await info.json()).toMatchObject({ email: 'asha.rao@gmail.com' })
    const picture = await fetch(`${sandbox.url}/google/picture/104820000000000000001`)
    expect(await picture.text()).toContain('>AR</text>')
  })

  it('tells workspace, unverified and ordinary accounts apart', async () => {
    const claims = await google.signIn({ account: '104820000000000000002' })
    expect(claims).toMatchObject({ hd: 'hafenlicht.example', email_verified: true })
    expect(await google.signIn({ account: '104820000000000000003' })).toMatchObject({ email_verified: false })
    const merchant = await google.signIn({ account: '104820000000000000004' })
    expect(merchant).toMatchObject({ email: 'merchant@demo.example', email_verified: true })
    expect(merchant).not.toHaveProperty('hd')
  })

  it('takes an account typed by hand, the same person each time', async () => {
    const form = { name: 'Mei Chua', email: 'Mei@straitspantry.example', workspace: 'on' }
    const first = await google.signIn(form)
    expect(first).toMatchObject({
      email: 'mei@straitspantry.example',
      email_verified: false,
      hd: 'straitspantry.example',
    })
    expect(first.sub).toMatch(/^\d{21}$/)
    expect((await google.signIn({ ...form, verified: 'on' })).sub).toBe(first.sub)
    const { end } = await google.authorise({ name: '', email: 'nonsense' })
    expect(end).toMatchObject({
      status: 400,
      text: expect.stringContaining('Give a name and a valid email'),
    })
  })

  it('lets one browser change accounts', async () => {
    const browser = makeBrowser()
    await google.authorise({ account: '104820000000000000001' }, {}, browser)
    const { back, verifier } = await google.authorise({ account: '104820000000000000002' }, {}, browser)
    const tokens = await (await google.exchange(back.get('code'), verifier)).json()
    expect(await google.readIdToken(tokens.id_token)).toMatchObject({ name: 'Benedikt Lang' })
  })

  it('gives a refresh token for offline access only', async () => {
    const { back, verifier } = await google.authorise(
      { account: '104820000000000000001' },
      { access_type: 'offline', prompt: 'select_account consent' },
    )
    const tokens = await (await google.exchange(back.get('code'), verifier)).json()
    expect(tokens.refresh_token).toBeTypeOf('string')
  })

  it('reports a refusal to the app', async () => {
    const { back } = await google.authorise({ refuse: 'yes' })
    expect(back.get('error')).toBe('access_denied')
    expect(back.get('state')).toBe('the-state')
  })

  it('refuses a used code, a wrong verifier and a wrong secret', async () => {
    const { back, verifier } = await google.authorise({ account: '104820000000000000001' })
    const code = back.get('code')
    expect((await google.exchange(code, verifier, 'wrong')).status).toBe(401)
    expect((await google.exchange(code, randomBytes(32).toString('base64url'))).status).toBe(400)
    const again = await google.authorise({ account: '104820000000000000001' })
    expect((await google.exchange(again.back.get('code'), again.verifier)).status).toBe(200)
    expect((await google.exchange(again.back.get('code'), again.verifier)).status).toBe(400)
  })

  it('stops with a page of its own at a foreign redirect, a missing challenge and a finished sign-in', async () => {
    const { authorization_endpoint: start } = await google.discover()
    const bad = await fetch(
      `${start}?client_id=infiniti-sandbox&response_type=code&scope=openid&redirect_uri=http://evil.example/`,
      {
        headers: { accept: 'text/html' },
      },
    )
    const text = await bad.text()
    expect(bad.status).toBe(400)
    expect(text).toContain('Google would stop here')
    expect(text).not.toContain('googleapis')
    const query = new URLSearchParams({
      client_id: 'infiniti-sandbox',
      response_type: 'code',
      scope: 'openid',
      redirect_uri: redirectUri,
    })
    const bare = await fetch(`${start}?${query.toString()}`, { redirect: 'manual' })
    expect(bare.headers.get('location')).toContain('error=invalid_request')
    const late = await fetch(`${sandbox.url}/google/interaction/unknown`)
    expect({ status: late.status, text: await late.text() }).toMatchObject({
      status: 400,
      text: expect.stringContaining('Too late'),
    })
  })

  it('keeps its key in the folder', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'sandbox-'))
    const kids = []
    for (const _ of [1, 2]) {
      const one = await startSandbox({ httpPort: 0, smtpPort: 0, appUrl, dataDir })
      const { keys } = await (await fetch(`${one.url}/google/oauth2/v3/certs`)).json()
      kids.push(keys[0].kid)
      await one.close()
    }
    expect(kids[0]).toBe(kids[1])
    await rm(dataDir, { recursive: true })
  })
})
