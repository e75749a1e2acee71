import { and, desc, eq, exists, inArray, lt, or, sql } from 'drizzle-orm'
import {
  attemptStates,
  type MessageAttempt,
  type MessageList,
  type MessageListQuery,
  messageStates,
} from '#contract/messages/shapes.ts'
import { entries, holds } from '#database/schema/ledger.ts'
import { messageAttempts, messages } from '#database/schema/messages.ts'
import { decodeTimeCursor, encodeCursor } from '../lists/cursor.ts'
import { findWallet, walletCurrency } from '../money/wallet/open-wallet.ts'
import { type Outlet, requirePermission } from '../outlets/require-outlet.ts'
import type { MerchantContext } from '../sessions/session.server.ts'
import { withTenant } from '../tenant.server.ts'

const pageSize = 25

/** Messages of an outlet, newest first, each with every attempt. Who got them is not here. */
export function listMessages(
  ctx: MerchantContext,
  outlet: Outlet,
  { event, channel, state, cursor }: MessageListQuery,
): Promise<MessageList> {
  requirePermission(ctx, 'apps:open')
  const beyond = decodeTimeCursor(cursor)
  return withTenant(ctx, async (tx) => {
    const { db } = tx
    const rows = await db
      .select()
      .from(messages)
      .where(
        and(
          eq(messages.outletId, outlet.id),
          event ? eq(messages.event, event) : undefined,
          state ? eq(messages.state, state) : undefined,
          channel
            ? exists(
                db
                  .select({ one: sql`1` })
                  .from(messageAttempts)
                  .where(
                    and(eq(messageAttempts.messageId, messages.id), eq(messageAttempts.channel, channel)),
                  ),
              )
            : undefined,
          beyond &&
            or(
              lt(messages.createdAt, new Date(beyond.value)),
              and(eq(messages.createdAt, new Date(beyond.value)), lt(messages.id, beyond.id)),
            ),
        ),
      )
      .orderBy(desc(messages.createdAt), desc(messages.id))
      .limit(pageSize + 1)
    const page = rows.slice(0, pageSize)
    const last = rows.length > pageSize ? page.at(-1) : undefined
    const attempts = await attemptsOfMessages(
      tx,
      page.map(({ id }) => id),
    )
    return {
      currency: walletCurrency,
      messages: page.map((row) => ({
        id: row.id,
        at: row.createdAt.toISOString(),
        event: row.event,
        order_name: row.orderName,
        is_test: row.isTest,
        state: messageStates.find((known) => known === row.state) ?? 'failed',
        reason: row.reason,
        attempts: attempts.get(row.id) ?? [],
      })),
      next: last ? encodeCursor(last.createdAt.toISOString(), last.id) : null,
    }
  })
}

/** The attempts of messages, first to last, with what became of their price. Call it inside `withTenant`. */
export async function attemptsOfMessages(
  ctx: MerchantContext,
  messageIds: readonly string[],
): Promise<Map<string, MessageAttempt[]>> {
  const { db, session } = ctx
  if (messageIds.length === 0) return new Map()
  const wallet = session.companyId ? await findWallet(ctx, session.companyId) : undefined
  const rows = await db
    .select({ attempt: messageAttempts, hold: holds.state, captured: holds.captured, line: entries.seq })
    .from(messageAttempts)
    .leftJoin(holds, eq(holds.id, messageAttempts.holdId))
    .leftJoin(
      entries,
      and(
        eq(entries.transferId, messageAttempts.transferId),
        wallet ? eq(entries.accountId, wallet.accountId) : sql`false`,
      ),
    )
    .where(inArray(messageAttempts.messageId, [...messageIds]))
    .orderBy(messageAttempts.createdAt, messageAttempts.id)
  const found = new Map<string, MessageAttempt[]>()
  for (const { attempt, hold, captured, line } of rows) {
    const list = found.get(attempt.messageId) ?? []
    list.push({
      channel: attempt.channel,
      state: attemptStates.find((known) => known === attempt.state) ?? 'failed',
      price: attempt.price,
      money: moneyOf({ isCharged: attempt.transferId !== null || (captured ?? 0) > 0, hold }),
      line,
      error: attempt.error,
    })
    found.set(attempt.messageId, list)
  }
  return found
}

function moneyOf({
  isCharged,
  hold,
}: {
  isCharged: boolean
  hold: 'open' | 'closed' | null
}): MessageAttempt['money'] {
  if (isCharged) return 'charged'
  if (hold === null) return 'none'
  return hold === 'open' ? 'held' : 'released'
}
