import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { eventRules } from '#rules/messages/events.ts'
import { preparedQuery } from '#database/prepared-query.server.ts'
import { messageAttempts, messages } from '#database/schema/messages.ts'
import type { Context } from '../context.server.ts'

export type Message = typeof messages.$inferSelect
export type Attempt = typeof messageAttempts.$inferSelect

/**
 * `waiting` and `sending` may still go on. `sent` is an end, too: a provider has it and says no more. A report that
 * comes after an end is shown all the same.
 */
export type MessageState = 'waiting' | 'sending' | 'sent' | 'delivered' | 'read' | 'failed' | 'not_sent'

/** Who is written to, and what the text says. */
export interface MessageContent {
  phone: string
  email: string
  store: string
  values: string[]
  /** The whole address below the text; empty for none. */
  link: string
  /** When the text is out of date: it is not sent later. */
  until?: string
  /** A cancelled order that nobody confirmed: its email says so. */
  isUnconfirmed?: boolean
}

const minute = 60_000

/** How long the link of a message opens the order. */
export const linkHours = 24

export const aboutOf = (id: string) => `message|${id}`

export async function readMessage({ db }: Context, id: string): Promise<Message | undefined> {
  const [row] = await db.select().from(messages).where(eq(messages.id, id))
  return row
}

/** With what was tried so far, in the order of the channels. */
export async function readTriedMessage({ db }: Context, id: string) {
  const rows = await triedMessage(db).execute({ id })
  const message = rows[0]?.message
  return message && { message, attempts: rows.flatMap(({ attempt }) => attempt ?? []) }
}

const triedMessage = preparedQuery((db) =>
  db
    .select({ message: messages, attempt: messageAttempts })
    .from(messages)
    .leftJoin(messageAttempts, eq(messageAttempts.messageId, messages.id))
    .where(eq(messages.id, sql.placeholder('id')))
    .orderBy(messageAttempts.createdAt, messageAttempts.id)
    .prepare('tried_message'),
)

const isOpen = (id: string) => and(eq(messages.id, id), inArray(messages.state, ['waiting', 'sending']))

export const contentOf = (ctx: Context, { id, contentEnc }: Message): MessageContent | undefined => {
  const text = contentEnc && ctx.keys.unseal(contentEnc, aboutOf(id))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- queueMessage alone writes this column
  return text ? (JSON.parse(text) as MessageContent) : undefined
}

/** A message is not sent after this. */
export function lastMoment({ event, createdAt }: Message, { until }: MessageContent): Date {
  const byAge = new Date(createdAt.getTime() + eventRules[event].minutes * minute)
  const named = until ? new Date(until) : byAge
  return named < byAge ? named : byAge
}

type Move = Partial<Pick<Message, 'reason' | 'dueAt' | 'contentEnc'>> & { state?: MessageState }

/** Changes a message that is not over. Undefined where it is. */
export async function moveMessage(
  { db, clock }: Context,
  { id }: Pick<Message, 'id'>,
  set: Move,
): Promise<Message | undefined> {
  const [row] = await db
    .update(messages)
    .set({ ...set, updatedAt: clock.now() })
    .where(isOpen(id))
    .returning()
  return row
}

/** What a report says of a message, also of one that is over. */
export async function noteOnMessage(
  { db, clock }: Context,
  { id }: Pick<Message, 'id'>,
  set: Move,
): Promise<void> {
  await db
    .update(messages)
    .set({ ...set, updatedAt: clock.now() })
    .where(eq(messages.id, id))
}

export const attemptsOf = ({ db }: Context, messageId: string): Promise<Attempt[]> =>
  attempts(db).execute({ messageId })

const attempts = preparedQuery((db) =>
  db
    .select()
    .from(messageAttempts)
    .where(eq(messageAttempts.messageId, sql.placeholder('messageId')))
    .orderBy(messageAttempts.createdAt, messageAttempts.id)
    .prepare('message_attempts_of'),
)

/** An attempt and its message. Nobody else takes a report about either until the transaction ends. */
export async function lockAttempt({ db }: Context, id: string) {
  const [row] = await lockedAttempt(db).execute({ id })
  return row
}

const lockedAttempt = preparedQuery((db) =>
  db
    .select({ attempt: messageAttempts, message: messages })
    .from(messageAttempts)
    .innerJoin(messages, eq(messages.id, messageAttempts.messageId))
    .where(eq(messageAttempts.id, sql.placeholder('id')))
    .for('update')
    .prepare('locked_attempt'),
)

export async function setAttempt(
  { db, clock }: Context,
  { id }: Pick<Attempt, 'id'>,
  set: Partial<Pick<Attempt, 'state' | 'transferId' | 'error'>>,
): Promise<void> {
  await db
    .update(messageAttempts)
    .set({ ...set, updatedAt: clock.now() })
    .where(eq(messageAttempts.id, id))
}

/** Two minutes passed without a delivery. What was reported meanwhile wins. */
export async function silenceAttempt({ db, clock }: Context, { id, state }: Attempt): Promise<void> {
  const error = state === 'sent' ? '' : 'no_answer'
  await db
    .update(messageAttempts)
    .set({ state: 'silent', error, updatedAt: clock.now() })
    .where(and(eq(messageAttempts.id, id), inArray(messageAttempts.state, ['waiting', 'sent'])))
}

/** The last step before the provider is asked, which happens once. False where somebody else has done it. */
export async function markAsked(
  { db, clock }: Context,
  { id }: Pick<Attempt, 'id'>,
  paid: Pick<Attempt, 'holdId' | 'price'>,
): Promise<boolean> {
  const now = clock.now()
  const rows = await db
    .update(messageAttempts)
    .set({ ...paid, askedAt: now, error: '', updatedAt: now })
    .where(
      and(eq(messageAttempts.id, id), eq(messageAttempts.state, 'waiting'), isNull(messageAttempts.askedAt)),
    )
    .returning({ id: messageAttempts.id })
  return rows.length > 0
}

/** Ends an attempt whose provider was not asked. Undefined where somebody else has asked it meanwhile. */
export async function dropAttempt(
  { db, clock }: Context,
  { id }: Pick<Attempt, 'id'>,
  error: string,
): Promise<Attempt | undefined> {
  const [row] = await db
    .update(messageAttempts)
    .set({ state: 'not_sent', error, updatedAt: clock.now() })
    .where(
      and(eq(messageAttempts.id, id), eq(messageAttempts.state, 'waiting'), isNull(messageAttempts.askedAt)),
    )
    .returning()
  return row
}

/** The provider was too busy to take it: it may be asked once more. */
export async function unmarkAsked({ db, clock }: Context, { id }: Pick<Attempt, 'id'>): Promise<void> {
  await db
    .update(messageAttempts)
    .set({ askedAt: null, error: 'busy', updatedAt: clock.now() })
    .where(and(eq(messageAttempts.id, id), eq(messageAttempts.state, 'waiting')))
}
