import { vi } from 'vitest'
import type { TestContext } from './test-context.ts'

interface Letter {
  id: string
  subject: string
  text: string
  links: string[]
}

/** The sandbox inbox, as one who reads each letter once. */
export class Letters {
  readonly #world: TestContext
  readonly #read = new Set<string>()

  constructor(world: TestContext) {
    this.#world = world
  }

  /** Waits for a letter to `to` whose subject contains the text, and that was not taken before. */
  async next(to: string, subject: string): Promise<Letter> {
    const found = await vi.waitUntil(() => this.#unread(to, subject), { timeout: 15_000, interval: 100 })
    this.#read.add(found.id)
    return this.#get(`messages/${found.id}`)
  }

  /** The secret in the letter's link to `path`. */
  async tokenTo(to: string, subject: string, path: string): Promise<string> {
    const { links } = await this.next(to, subject)
    const link = links.find((url) => url.includes(path))
    return new URL(link ?? '').searchParams.get('token') ?? ''
  }

  async code(to: string): Promise<string> {
    const { subject } = await this.next(to, 'sign-in code')
    return /\d{6}/.exec(subject)?.[0] ?? ''
  }

  async countTo(to: string): Promise<number> {
    const { messages } = await this.#get<{ messages: Letter[] }>(`messages?to=${encodeURIComponent(to)}`)
    return messages.length
  }

  async #unread(to: string, subject: string): Promise<Letter | undefined> {
    const { messages } = await this.#get<{ messages: Letter[] }>(`messages?to=${encodeURIComponent(to)}`)
    return messages.find((letter) => letter.subject.includes(subject) && !this.#read.has(letter.id))
  }

  async #get<T>(path: string): Promise<T> {
    return (await (await fetch(`${this.#world.sandbox.url}/mail/api/${path}`)).json()) as T
  }
}
