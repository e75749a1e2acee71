import { Agent, request as ask } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { endpoints } from '#contract/endpoints.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { demoMerchants, demoStaff } from '#contract/accounts/demo-accounts.ts'
import { type Actor, forgedHeaders, type FuzzRequest } from './requests.ts'
import type { FuzzTarget } from './run-fuzz.ts'
import { type Known, learn } from './values.ts'

/** Everybody signs in anew after so many requests: sessions end, and each may ask only so often. */
const freshEvery = 250
const slowestAnswerMs = 30_000

interface Answer {
  status: number
  cookies: string[]
  text: string
}

type Credentials = Record<string, string>

interface HttpTarget extends FuzzTarget {
  /** A merchant's headers. */
  signIn(): Promise<Credentials>
  /** What everybody sees at the start, so that requests can name things that exist. */
  firstLook(): Promise<Known>
}

/** The whole server over its socket, as a process of its own. Each request comes from a visitor of its own. */
export function httpTarget(serverUrl: string, origin: string): HttpTarget {
  const agent = new Agent({ keepAlive: true, maxSockets: 16 })
  const { hostname, port } = new URL(serverUrl)
  let visitors = 0

  const exchange = (
    method: string,
    path: string,
    headers: Record<string, string>,
    body?: Uint8Array,
  ): Promise<Answer> =>
    new Promise((resolve, reject) => {
      visitors += 1
      const from = `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`
      const sent = ask(
        {
          agent,
          hostname,
          port,
          method,
          path,
          headers: {
            'x-forwarded-for': from,
            origin,
            ...headers,
            ...(body ? { 'content-length': String(body.byteLength) } : {}),
          },
          timeout: slowestAnswerMs,
        },
        (answer) => {
          const chunks: Buffer[] = []
          answer.on('data', (chunk: Buffer) => chunks.push(chunk))
          answer.on('error', reject)
          answer.on('end', () =>
            resolve({
              status: answer.statusCode ?? 0,
              cookies: answer.headers['set-cookie'] ?? [],
              text: Buffer.concat(chunks).toString('utf8'),
            }),
          )
        },
      )
      sent.on('timeout', () => sent.destroy(new Error('No answer in time')))
      sent.on('error', reject)
      sent.end(body)
    })

  const signIn = async (path: string, login: { email: string; password: string }): Promise<Credentials> => {
    const body = Buffer.from(JSON.stringify({ email: login.email, password: login.password }))
    const { status, cookies, text } = await exchange(
      'POST',
      path,
      { 'content-type': 'application/json' },
      body,
    )
    if (status !== 200) throw new Error(`No sign-in for ${login.email}: ${status} ${text.slice(0, 200)}`)
    const { token } = JSON.parse(text) as { token: { access: string } }
    return {
      authorization: `Bearer ${token.access}`,
      cookie: cookies.map((line) => line.split(';')[0]).join('; '),
    }
  }

  const signEverybodyIn = async (): Promise<Record<Actor, Credentials>> => {
    const [first, second] = demoMerchants
    return {
      nobody: {},
      forger: {},
      merchant: await signIn('/api/merchant/login', first),
      other: await signIn('/api/merchant/login', second),
      staff: await signIn('/api/merchant/admin_login', demoStaff),
    }
  }
  let people: Promise<Record<Actor, Credentials>> | undefined

  return {
    signIn: () => signIn('/api/merchant/login', demoMerchants[0]),
    async send({ actor, method, path, headers, body }: FuzzRequest, number: number) {
      if (!people || number % freshEvery === 0) people = signEverybodyIn()
      const own = actor === 'forger' ? forgedHeaders(number) : (await people)[actor]
      try {
        return (await exchange(method, path, { ...headers, ...own }, body)).status
      } catch (error) {
        // A body that is refused before it is read may close its connection under a sender; that is an answer.
        if (
          !(error instanceof Error && 'code' in error && ['ECONNRESET', 'EPIPE'].includes(String(error.code)))
        )
          throw error
        await sleep(20)
        return (await exchange(method, path, { ...headers, ...own }, body)).status
      }
    },
    async firstLook() {
      const known: Known = new Map<string, unknown[]>([
        ['email', [...demoMerchants.map(({ email }) => email), demoStaff.email, 'nobody@shop.example']],
        ['shop', ['tamarind-supply.myshopify.com']],
      ])
      people = signEverybodyIn()
      const { merchant, staff } = await people
      for (const { method, path } of Object.values<Endpoint>(endpoints)) {
        if (method !== 'get') continue
        for (const own of [merchant, staff]) {
          const { status, text } = await exchange('GET', `/api${path}`, own)
          if (status === 200) learn(known, JSON.parse(text))
        }
      }
      return known
    },
  }
}
