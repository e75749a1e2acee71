import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { generate } from 'otplib'
import type { SessionView } from '#contract/accounts/shapes.ts'
import type { CaptchaChallenge } from '#contract/captcha/shapes.ts'
import { testPorts } from '../product.ts'
import { openBlankPage } from './blank-page.ts'

export interface MerchantLogin {
  email: string
  password: string
}

const headers = { origin: `http://127.0.0.1:${testPorts.app}` }

/** An account of this test alone, made over HTTP as the form would make it. */
export async function newAccount(request: APIRequestContext, lastName = 'Chua'): Promise<MerchantLogin> {
  const answer = await request.get('/api/captcha/challenge?action=SIGNUP')
  const challenge = (await answer.json()) as CaptchaChallenge
  const solution = await solveChallenge({ challenge, deriveKey })
  const login = { email: `mei-${randomUUID().slice(0, 8)}@straits.example`, password: 'Pantry#2026x' }
  const made = await request.post('/api/merchant/signup/', {
    headers,
    data: {
      ...login,
      first_name: 'Mei',
      last_name: lastName,
      phone_code: '+65',
      phone_no: '91234567',
      termsAndCondition: true,
      token: Buffer.from(JSON.stringify({ challenge, solution })).toString('base64'),
    },
  })
  if (!made.ok()) throw new Error(`No account: ${await made.text()}`)
  return login
}

/** Signs the page's browser in, at this address or another, and stores what the sign-in page would have stored. */
export async function signInAs(page: Page, login: MerchantLogin, address = ''): Promise<void> {
  await openBlankPage(page, address)
  const refusal = await page.evaluate(async (typed) => {
    const answer = await fetch('/api/merchant/login/', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(typed),
    })
    if (!answer.ok) return answer.text()
    const view = (await answer.json()) as SessionView
    const [active] = view.outlet_list
    const permissions = {
      ...view,
      apiKey: active?.api_key ?? '',
      web_url: active?.web_url ?? '',
      installedApps: view.installed_apps,
    }
    localStorage.setItem('userPermission', JSON.stringify(permissions))
    localStorage.setItem('token', JSON.stringify(view.token))
    if (active) sessionStorage.setItem('outlet', active.id)
    else sessionStorage.removeItem('outlet')
    return ''
  }, login)
  if (refusal) throw new Error(`No sign-in: ${refusal}`)
}

/** A call of the API as the page's own scripts make it, with this browser's session; without a body it reads. */
export function callApi(page: Page, path: string, body?: object): Promise<Record<string, unknown>> {
  return page.evaluate(
    async ([to, sent]) => {
      const { access } = JSON.parse(localStorage.getItem('token') ?? '') as { access: string }
      const answer = await fetch(`/api${to}`, {
        method: sent ? 'POST' : 'GET',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${access}` },
        body: sent && JSON.stringify(sent),
      })
      if (!answer.ok) throw new Error(`${to}: ${await answer.text()}`)
      return (await answer.json()) as Record<string, unknown>
    },
    [path, body] as const,
  )
}

/** Gives the signed-in person an authenticator app, by the calls that the account page makes. */
export async function switchOnFactor(page: Page) {
  const seconds = () => Math.floor(Date.now() / 1000)
  const secret = String((await callApi(page, '/merchant/factor/start', {}))['secret'])
  const first = seconds()
  await callApi(page, '/merchant/factor/confirm', { code: await generate({ secret, epoch: first }) })
  return {
    /** Each code works once, so the first one of the clock that was not used yet. */
    nextCode: () => generate({ secret, epoch: Math.max(seconds(), first + 30) }),
  }
}
