import { and, asc, eq, inArray, type SQL } from 'drizzle-orm'
import { type MessageLine, messageLineStates } from '#contract/messages/message-line.ts'
import { holds } from '#database/schema/ledger.ts'
import { messageAttempts, messages } from '#database/schema/messages.ts'
import { orderChanges } from '#database/schema/order-windows.ts'
import type { Context } from '../context.server.ts'

type Reader = Pick<Context, 'db'>

/** The messages about an order, the oldest first, with one line for each channel that was tried. */
export const messagesOf = async (ctx: Reader, outletId: string, orderId: number): Promise<MessageLine[]> =>
  (await readLines(ctx, outletId, eq(messages.orderId, orderId))).map(({ line }) => line)

/** The same for changes, by their ids: what told that the order was placed, then what told of the change. */
export async function messagesOfChanges(
  ctx: Reader,
  outletId: string,
  changes: readonly string[],
): Promise<Map<string, MessageLine[]>> {
  if (changes.length === 0) return new Map()
  const rows = await ctx.db
    .select({ id: orderChanges.id, orderId: orderChanges.orderId })
    .from(orderChanges)
    .where(and(eq(orderChanges.outletId, outletId), inArray(orderChanges.id, [...changes])))
  const orders = rows.map(({ orderId }) => orderId)
  const isPlaced = and(eq(messages.event, 'order_placed'), inArray(messages.orderId, orders))
  const placed = await readLines(ctx, outletId, isPlaced)
  const told = await readLines(ctx, outletId, inArray(messages.changeId, [...changes]))
  return new Map(
    rows.map(({ id, orderId }) => {
      const own = [
        ...placed.filter((one) => one.orderId === orderId),
        ...told.filter(({ changeId }) => changeId === id),
      ]
      return [id, own.map(({ line }) => line)]
    }),
  )
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

async function readLines({ db }: Reader, outletId: string, which: SQL | undefined) {
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
    orderId: message.orderId,
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
