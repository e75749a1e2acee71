import { and, asc, eq, inArray, type SQL } from 'drizzle-orm'
import { type MessageLine, messageLineStates } from '#contract/messages/message-line.ts'
import { holds } from '#database/schema/ledger.ts'
import { messageAttempts, messages } from '#database/schema/messages.ts'
import type { Context } from '../context.server.ts'

type Reader = Pick<Context, 'db'>

/** The messages about an order, the oldest first, with one line for each channel that was tried. */
export const messagesOf = async (ctx: Reader, outletId: string, orderId: number): Promise<MessageLine[]> =>
  (await readLines(ctx, outletId, eq(messages.orderId, orderId))).map(({ line }) => line)

/** The same for changes, by their ids. */
export async function messagesOfChanges(
  ctx: Reader,
  outletId: string,
  changes: readonly string[],
): Promise<Map<string, MessageLine[]>> {
  const found = new Map<string, MessageLine[]>()
  if (changes.length === 0) return found
  for (const { changeId, line } of await readLines(ctx, outletId, inArray(messages.changeId, [...changes]))) {
    if (changeId) found.set(changeId, [...(found.get(changeId) ?? []), line])
  }
  return found
}

/** The same for messages, by their ids. */
export async function linesOf(
  ctx: Reader,
  outletId: string,
  ids: readonly string[],
): Promise<Map<string, MessageLine[]>> {
  if (ids.length === 0) return new Map()
  const found = await readLines(ctx, outletId, inArray(messages.id, [...ids]))
  return Map.groupBy(
    found.map(({ line }) => line),
    ({ id }) => id,
  )
}

async function readLines({ db }: Reader, outletId: string, which: SQL) {
  const rows = await db
    .select({ message: messages, attempt: messageAttempts, hold: holds.state })
    .from(messages)
    .leftJoin(messageAttempts, eq(messageAttempts.messageId, messages.id))
    .leftJoin(holds, eq(holds.id, messageAttempts.holdId))
    .where(and(eq(messages.outletId, outletId), which))
    .orderBy(
      asc(messages.createdAt),
      asc(messages.id),
      asc(messageAttempts.createdAt),
      asc(messageAttempts.id),
    )
  return rows.map(({ message, attempt, hold }) => ({
    changeId: message.changeId,
    line: viewLine(message, attempt, hold),
  }))
}

type Row = typeof messages.$inferSelect
type AttemptRow = typeof messageAttempts.$inferSelect

function viewLine(message: Row, attempt: AttemptRow | null, hold: string | null): MessageLine {
  const { state, error, price } = attempt ?? { state: message.state, error: '', price: 0 }
  const isOver = state === 'failed' || state === 'not_sent'
  const isWallet = error === 'wallet_short'
  return {
    id: message.id,
    event: message.event,
    channel: attempt?.channel ?? null,
    state: messageLineStates.find((known) => known === state) ?? 'failed',
    reason: isWallet ? 'wallet' : error || (isOver ? message.reason : ''),
    price,
    money: attempt?.transferId ? 'charged' : hold === 'open' ? 'held' : hold ? 'released' : 'none',
    transfer: attempt?.transferId ?? null,
    at: (attempt ?? message).createdAt.toISOString(),
  }
}
