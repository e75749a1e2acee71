import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Envelope, makeId, type Message, parseMessage, seal, timeOfId } from './message.ts'

const capacity = 500

export interface Query {
  /** Exactly this recipient. */
  to?: string
  since?: Date
  /** Part of any address or of the subject. */
  search?: string
}

export type Inbox = Awaited<ReturnType<typeof openInbox>>

/** Newest first. With a folder, a mail is on disk before it is acknowledged. */
export async function openInbox(folder?: string) {
  let messages = folder ? await load(folder) : []
  let lastTime = messages[0]?.receivedAt.getTime() ?? 0

  async function forget(dropped: Message[]) {
    if (folder) await Promise.all(dropped.map(({ id }) => rm(join(folder, `${id}.eml`), { force: true })))
  }

  return {
    async deliver(raw: Buffer, envelope: Envelope): Promise<Message> {
      // Two mails of one millisecond still get two times, so that order survives a restart.
      lastTime = Math.max(Date.now(), lastTime + 1)
      const message = await parseMessage(
        makeId(lastTime, randomBytes(4).toString('hex')),
        seal(raw, envelope),
      )
      if (folder) await store(folder, message)
      messages = [message, ...messages].toSorted((a, b) => (a.id < b.id ? 1 : -1))
      await forget(messages.splice(capacity))
      return message
    },

    list({ to, since, search }: Query = {}): Message[] {
      const wanted = search?.trim().toLowerCase()
      return messages.filter(
        (message) =>
          (!to || message.envelope.to.some((address) => address.toLowerCase() === to.toLowerCase())) &&
          (!since || message.receivedAt >= since) &&
          (!wanted || haystack(message).includes(wanted)),
      )
    },

    find: (id: string): Message | undefined => messages.find((message) => message.id === id),

    async clear(): Promise<void> {
      const dropped = messages
      messages = []
      await forget(dropped)
    },
  }
}

const haystack = ({ envelope, from, to, cc, subject }: Message) =>
  [envelope.from, ...envelope.to, from, ...to, ...cc, subject].join('\n').toLowerCase()

/** Written aside and renamed: a half-written file never looks like a mail. */
async function store(folder: string, message: Message): Promise<void> {
  const file = join(folder, `${message.id}.eml`)
  await writeFile(`${file}.part`, message.raw)
  await rename(`${file}.part`, file)
}

async function load(folder: string): Promise<Message[]> {
  await mkdir(folder, { recursive: true })
  const ids = (await readdir(folder))
    .filter((name) => name.endsWith('.eml'))
    .map((name) => name.slice(0, -'.eml'.length))
    .filter((id) => timeOfId(id) !== undefined)
    .toSorted()
    .toReversed()
    .slice(0, capacity)
  return Promise.all(ids.map(async (id) => parseMessage(id, await readFile(join(folder, `${id}.eml`)))))
}
