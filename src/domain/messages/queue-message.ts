import { and, eq } from 'drizzle-orm'
import type { MessageEvent } from '#rules/messages/events.ts'
import { messages } from '#database/schema/messages.ts'
import type { Context } from '../context.server.ts'
import { newId } from '../identifiers.ts'
import { aboutOf, type MessageContent } from './message-row.ts'
import { countryOf, recipientHash } from './recipient.ts'

/** The job comes at once; the one of each minute looks where it got lost. */
const patience = 60_000

export interface NewMessage extends MessageContent {
  outletId: string
  companyId: string
  event: MessageEvent
  /** Of the event: the same one twice is one message. */
  key: string
  orderId?: number
  orderName?: string
  customerId?: number | null
  changeId?: string | null
  isTest?: boolean
}

/** Writes a message down in the transaction of its event; it leaves once that is committed. */
export async function queueMessage(tx: Context, message: NewMessage): Promise<void> {
  const { phone, email, store, values, link, until, isUnconfirmed, ...about } = message
  const now = tx.clock.now()
  const id = newId(now)
  const content: MessageContent = { phone, email, store, values, link, until, isUnconfirmed }
  const [row] = await tx.db
    .insert(messages)
    .values({
      orderId: null,
      orderName: '',
      customerId: null,
      changeId: null,
      isTest: false,
      ...about,
      id,
      contentEnc: tx.keys.seal(JSON.stringify(content), aboutOf(id)),
      phoneHash: recipientHash(tx, about.outletId, phone),
      emailHash: recipientHash(tx, about.outletId, email),
      country: countryOf(phone),
      state: 'waiting',
      reason: '',
      dueAt: new Date(now.getTime() + patience),
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: messages.id })
  if (row) await tx.jobs.enqueue(tx.db, 'send-message', { id: row.id }, { key: row.id })
}

export async function isMessageQueued({ db }: Context, outletId: string, key: string): Promise<boolean> {
  return (await db.$count(messages, and(eq(messages.outletId, outletId), eq(messages.key, key)))) > 0
}
