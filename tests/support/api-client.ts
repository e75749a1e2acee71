import { createApi } from '#api/api.ts'
import type { Problem } from '#contract/problem.ts'
import type { SessionView } from '#contract/accounts/shapes.ts'
import { credentialsOf } from '../../src/http/security/credentials.ts'
import type { TestContext } from './test-context.ts'

const api = createApi()
let visitors = 0

interface Answer {
  status: number
  headers: Headers
  // oxlint-disable-next-line typescript/no-explicit-any -- each test knows which call it made
  body: any
}

/** A browser as far as the API can see one: it keeps its cookies and its token, and has an address of its own. */
export class ApiClient {
  readonly #world: TestContext
  readonly cookies = new Map<string, string>()
  token: SessionView['token'] | undefined
  ip: string
  userAgent = 'Mozilla/5.0 (Macintosh; Mac OS X) Chrome/150.0'

  constructor(world: TestContext) {
    visitors += 1
    this.ip = `198.51.${Math.floor(visitors / 250) + 100}.${(visitors % 250) + 1}`
    this.#world = world
  }

  post(path: string, body: object = {}, headers: Record<string, string> = {}): Promise<Answer> {
    return this.send('POST', path, JSON.stringify(body), { 'content-type': 'application/json', ...headers })
  }

  get(path: string, headers: Record<string, string> = {}): Promise<Answer> {
    return this.send('GET', path, undefined, headers)
  }

  async send(
    method: string,
    path: string,
    body?: BodyInit,
    extra: Record<string, string> = {},
  ): Promise<Answer> {
    const headers = new Headers(extra)
    if (this.cookies.size > 0 && !headers.has('cookie')) {
      headers.set('cookie', [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    }
    if (this.token && !headers.has('authorization'))
      headers.set('authorization', `Bearer ${this.token.access}`)
    const request = new Request(`https://infiniti.example/api${path}`, { method, body, headers })
    const answer = await api(request, {
      ...this.#world.ctx,
      ip: this.ip,
      userAgent: this.userAgent,
      credentials: credentialsOf(Object.fromEntries(headers), true),
    })
    for (const line of answer.headers.getSetCookie()) this.#keep(line)
    const text = await answer.text()
    // oxlint-disable-next-line typescript/no-unsafe-assignment -- as above
    const parsed =
      text !== '' && answer.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text
    // oxlint-disable-next-line typescript/no-unsafe-assignment -- as above
    return { status: answer.status, headers: answer.headers, body: parsed }
  }

  /** Signs in and keeps what came back. */
  async logIn(email: string, password: string): Promise<SessionView> {
    const { status, body } = await this.post('/merchant/login/', { email, password })
    if (status !== 200) throw new Error(`No sign-in: ${(body as Problem).code}`)
    const view = body as SessionView
    this.token = view.token
    return view
  }

  #keep(line: string): void {
    const [pair = '', ...attributes] = line.split('; ')
    const at = pair.indexOf('=')
    if (attributes.includes('Max-Age=0')) this.cookies.delete(pair.slice(0, at))
    else this.cookies.set(pair.slice(0, at), pair.slice(at + 1))
  }
}
