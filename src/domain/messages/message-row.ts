import { and, eq, inArray } from 'drizzle-orm'
import { messageAttempts, messageReports, messages } from '#database/schema/messages.ts'
import type { Context } from '../context.server.ts'

export type Message = typeof messages.$inferSelect
export type Attempt = typeof messageAttempts.$inferSelect

/** `waiting` and `sending` may still go on; the others are ends. */
export type MessageState = 'waiting' | 'sending' | 'delivered' | 'read' | 'failed' | 'not_sent'

/** Who is written to, and what the text says. */
export interface MessageContent {
  phone: string
  email: string
  store: string
  values: string[]
  /** The whole address below the text; empty for none. */
  link: string
  /** A cancelled order that nobody confirmed: its email says so. */
  isUnconfirmed?: boolean
}

/** How long the link of a message opens the order. */
export const linkHours = 24

export const aboutOf = (id: string) => `message|${id}`

export async function readMessage({ db }: Context, id: string): Promise<Message | undefined> {
  const [row] = await db.select().from(messages).where(eq(messages.id, id))
  return row
}

export const contentOf = (ctx: Context, { id, contentEnc }: Message): MessageContent | undefined => {
  const text = contentEnc && ctx.keys.unseal(contentEnc, aboutOf(id))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- queueMessage alone writes this column
  return text ? (JSON.parse(text) as MessageContent) : undefined
}

/** Changes a message that is not over. Undefined where it is. */
export async function moveMessage(
  { db, clock }: Context,
  { id }: Pick<Message, 'id'>,
  set: Partial<Pick<Message, 'state' | 'reason' | 'dueAt' | 'contentEnc'>>,
): Promise<Message | undefined> {
  const [row] = await db
    .update(messages)
    .set({ ...set, updatedAt: clock.now() })
    .where(and(eq(messages.id, id), inArray(messages.state, ['waiting', 'sending'])))
    .returning()
  return row
}

export const attemptsOf = ({ db }: Context, messageId: string): Promise<Attempt[]> =>
  db
    .select()
    .from(messageAttempts)
    .where(eq(messageAttempts.messageId, messageId))
    .orderBy(messageAttempts.createdAt)

export const reportsOf = ({ db }: Context, attemptId: string) =>
  db.select().from(messageReports).where(eq(messageReports.attemptId, attemptId))

export async function setAttempt(
  { db, clock }: Context,
  { id }: Pick<Attempt, 'id'>,
  set: Partial<Pick<Attempt, 'state' | 'holdId' | 'transferId' | 'price' | 'error'>>,
): Promise<void> {
  await db
    .update(messageAttempts)
    .set({ ...set, updatedAt: clock.now() })
    .where(eq(messageAttempts.id, id))
}
