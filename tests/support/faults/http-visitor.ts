import type { SessionView } from '#contract/accounts/shapes.ts'

interface Place {
  /** The address that visitors use, which may be a balancer's. */
  url: string
}

/** A browser as far as a server can see one: cookies, the token of local storage, an address of its own. */
export class HttpVisitor {
  readonly #place: Place
  readonly #cookies = new Map<string, string>()
  readonly ip: string
  token: SessionView['token'] | undefined

  constructor(place: Place, ip: string) {
    this.#place = place
    this.ip = ip
  }

  /** `at` is the instance that is asked, where that matters. */
  async ask(path: string, { body, at = this.#place.url }: { body?: object; at?: string } = {}) {
    const answer = await fetch(`${at}/api${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        origin: this.#place.url,
        'x-forwarded-for': this.ip,
        cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(this.token ? { authorization: `Bearer ${this.token.access}` } : {}),
      },
      body: body ? JSON.stringify(body) : undefined,
      redirect: 'manual',
      signal: AbortSignal.timeout(30_000),
    })
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      const cut = pair.indexOf('=')
      this.#cookies.set(pair.slice(0, cut), pair.slice(cut + 1))
    }
    const text = await answer.text()
    const isJson = answer.headers.get('content-type')?.includes('json')
    const answered = (isJson ? JSON.parse(text) : {}) as Record<string, unknown>
    return { status: answer.status, headers: answer.headers, answered }
  }

  async logIn(email: string, password: string, at?: string): Promise<number> {
    const { status, answered } = await this.ask('/merchant/login/', { body: { email, password }, at })
    if (status === 200) this.token = (answered as unknown as SessionView).token
    return status
  }
}
