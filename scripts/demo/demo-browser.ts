import { request } from 'node:http'

/** A browser as far as the demo's servers can see one: it keeps its cookies, and sends a token if it has one. */
export class DemoBrowser {
  readonly #port: number
  /** As the browser writes it: `tamarind-supply.localhost:3000`. */
  readonly #host: string
  readonly #cookies = new Map<string, string>()
  token = ''

  constructor(port: number, host = `127.0.0.1:${port}`) {
    this.#port = port
    this.#host = host
  }

  get = <Answer>(path: string) => this.#ask<Answer>('GET', path)
  post = <Answer>(path: string, body: object = {}) => this.#ask<Answer>('POST', path, body)

  async #ask<Answer>(method: string, path: string, body?: object): Promise<Answer> {
    const { status, text } = await this.send(method, `/api${path}`, body)
    if (status >= 400) throw new Error(`${method} ${path}: ${status} ${text}`)
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our own API answers as its contract says
    return JSON.parse(text) as Answer
  }

  /** By hand, because `fetch` cannot find the host of a store on every machine. */
  send(method: string, path: string, body?: object) {
    const headers = {
      host: this.#host,
      origin: `http://${this.#host}`,
      cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      ...(this.token && { authorization: `Bearer ${this.token}` }),
      ...(body && { 'content-type': 'application/json' }),
    }
    return new Promise<{ status: number; text: string }>((resolve, reject) => {
      const asked = request({ host: '127.0.0.1', port: this.#port, path, method, headers }, (answer) => {
        for (const line of answer.headers['set-cookie'] ?? []) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
          this.#cookies.set(name, value)
        }
        let text = ''
        answer.setEncoding('utf8')
        answer.on('data', (part: string) => (text += part))
        answer.on('error', reject)
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }))
      })
      asked.on('error', reject)
      asked.end(body && JSON.stringify(body))
    })
  }
}
