import { and, eq } from 'drizzle-orm'
import type { SenderChannel, SenderState } from '#contract/messages/shapes.ts'
import { messageSenders } from '#database/schema/messages.ts'
import type { Context } from '../../context.server.ts'
import { DomainError } from '../../domain-error.ts'
import type { ChatMessages, TextMessages } from '../../ports/messages.ts'

type Row = typeof messageSenders.$inferSelect

export interface Sender extends Row {
  channel: SenderChannel
  state: SenderState
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- this folder alone writes both columns
export const senderOf = (row: Row): Sender => row as Sender

export async function findSender(
  { db }: Pick<Context, 'db'>,
  outletId: string,
  channel: SenderChannel,
): Promise<Sender | undefined> {
  const [row] = await db
    .select()
    .from(messageSenders)
    .where(and(eq(messageSenders.outletId, outletId), eq(messageSenders.channel, channel)))
  return row && senderOf(row)
}

export async function requireSender(
  ctx: Pick<Context, 'db'>,
  outletId: string,
  channel: SenderChannel,
): Promise<Sender> {
  const sender = await findSender(ctx, outletId, channel)
  if (!sender) throw new DomainError('sender_missing')
  return sender
}

/** Where no provider is configured, it is as if it did not answer. */
export function requireChat({ chatMessages }: Pick<Context, 'chatMessages'>): ChatMessages {
  if (!chatMessages) throw new DomainError('messages_away')
  return chatMessages
}

export function requireTexts({ textMessages }: Pick<Context, 'textMessages'>): TextMessages {
  if (!textMessages) throw new DomainError('messages_away')
  return textMessages
}
