import { vi } from 'vitest'
import type { TestContext } from './test-context.ts'

interface SentEmail {
  id: string
  subject: string
  text: string
  links: string[]
  headers: { name: string; value: string }[]
}

const inboxes = new WeakMap<TestContext, SentEmails>()

/** One reader for each test's world. The outbox is no place to look: it forgets what it has sent. */
export function emailsOf(world: TestContext): SentEmails {
  const emails = inboxes.get(world) ?? new SentEmails(world)
  inboxes.set(world, emails)
  return emails
}

/** The sandbox inbox, as one who reads each email once. */
export class SentEmails {
  readonly #world: TestContext
  readonly #read = new Set<string>()

  constructor(world: TestContext) {
    this.#world = world
  }

  /** Waits for an email to `to` whose subject contains the text, and that was not taken before. */
  async next(to: string, subject: string): Promise<SentEmail> {
    const found = await vi.waitUntil(() => this.#unread(to, subject), { timeout: 60_000, interval: 100 })
    this.#read.add(found.id)
    return this.#get(`messages/${found.id}`)
  }

  /** The secret in the link to `path` of the newest email that has one and was not taken before. */
  async tokenTo(to: string, path: string): Promise<string> {
    return vi.waitUntil(async () => this.#takeToken(to, path), { timeout: 60_000, interval: 100 })
  }

  async code(to: string): Promise<string> {
    const { subject } = await this.next(to, 'sign-in code')
    return /\d{6}/.exec(subject)?.[0] ?? ''
  }

  async countTo(to: string): Promise<number> {
    return (await this.#all(to)).length
  }

  async #takeToken(to: string, path: string): Promise<string | undefined> {
    for (const { id } of await this.#all(to)) {
      if (this.#read.has(id)) continue
      const { links } = await this.#get<SentEmail>(`messages/${id}`)
      const link = links.find((url) => new URL(url).pathname === path)
      if (!link) continue
      this.#read.add(id)
      return new URL(link).searchParams.get('token') ?? ''
    }
    return undefined
  }

  async #unread(to: string, subject: string): Promise<SentEmail | undefined> {
    const emails = await this.#all(to)
    return emails.find((email) => email.subject.includes(subject) && !this.#read.has(email.id))
  }

  /** The newest first. */
  async #all(to: string): Promise<SentEmail[]> {
    const { messages } = await this.#get<{ messages: SentEmail[] }>(`messages?to=${encodeURIComponent(to)}`)
    return messages.toSorted((a, b) => b.id.localeCompare(a.id))
  }

  async #get<T>(path: string): Promise<T> {
    return (await (await fetch(`${this.#world.sandbox.url}/mail/api/${path}`)).json()) as T
  }
}
