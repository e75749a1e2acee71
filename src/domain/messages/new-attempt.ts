import { and, eq, inArray, sql } from 'drizzle-orm'
import type { MessageChannel } from '#rules/messages/events.ts'
import { preparedQuery } from '#database/prepared-query.server.ts'
import { messageAttempts, messages } from '#database/schema/messages.ts'
import type { Context } from '../context.server.ts'
import { newId } from '../identifiers.ts'
import type { Attempt, Message } from './message-row.ts'

interface Channel {
  channel: MessageChannel
  units: number
  /** When somebody looks at it again. */
  dueAt: Date
}

/**
 * Writes down that a channel is tried, in one statement. Undefined where the message is over, or somebody else was
 * quicker to try one: `tried` is then another number than the one that we read.
 */
export async function newAttempt(
  { db, clock }: Context,
  { id: messageId, tried }: Pick<Message, 'id' | 'tried'>,
  { channel, units, dueAt }: Channel,
): Promise<Attempt | undefined> {
  const now = clock.now()
  const [attempt] = await countAndInsert(db).execute({
    messageId,
    tried,
    channel,
    units,
    id: newId(now),
    dueAt: dueAt.toISOString(),
    // In the order of the channels, also within one millisecond.
    createdAt: new Date(now.getTime() + tried).toISOString(),
    now: now.toISOString(),
  })
  return attempt
}

const instant = (name: string) => sql`${sql.placeholder(name)}::timestamptz`

const countAndInsert = preparedQuery((db) => {
  const message = db.$with('message').as(
    db
      .update(messages)
      .set({
        state: 'sending',
        tried: sql`${messages.tried} + 1`,
        dueAt: instant('dueAt'),
        updatedAt: instant('now'),
      })
      .where(
        and(
          eq(messages.id, sql.placeholder('messageId')),
          eq(messages.tried, sql.placeholder('tried')),
          inArray(messages.state, ['waiting', 'sending']),
        ),
      )
      .returning({ id: messages.id, outletId: messages.outletId, companyId: messages.companyId }),
  )
  return db
    .with(message)
    .insert(messageAttempts)
    .select(
      db
        .select({
          id: sql<string>`${sql.placeholder('id')}::uuid`.as('id'),
          outletId: message.outletId,
          companyId: message.companyId,
          messageId: message.id,
          channel: sql<MessageChannel>`${sql.placeholder('channel')}::text`.as('channel'),
          state: sql<string>`'waiting'`.as('state'),
          askedAt: sql<null>`null::timestamptz`.as('asked_at'),
          units: sql<number>`${sql.placeholder('units')}::integer`.as('units'),
          holdId: sql<null>`null::uuid`.as('hold_id'),
          transferId: sql<null>`null::uuid`.as('transfer_id'),
          price: sql<number>`0`.as('price'),
          error: sql<string>`''`.as('error'),
          createdAt: sql<Date>`${instant('createdAt')}`.as('created_at'),
          updatedAt: sql<Date>`${instant('now')}`.as('updated_at'),
        })
        .from(message),
    )
    .returning()
    .prepare('new_message_attempt')
})
