import { and, desc, eq, exists, lt, or, sql } from 'drizzle-orm'
import {
  type MessageList,
  type MessageListQuery,
  type MessageRow,
  messageStates,
} from '#contract/messages/shapes.ts'
import { messageAttempts, messages } from '#database/schema/messages.ts'
import type { Context } from '../context.server.ts'
import { decodeTimeCursor, encodeCursor } from '../lists/cursor.ts'
import { type Outlet, requirePermission } from '../outlets/require-outlet.ts'
import type { MerchantContext } from '../sessions/session.server.ts'
import { withTenant } from '../tenant.server.ts'
import { linesOf } from './messages-of.ts'

type Reader = Pick<Context, 'db'>

const pageSize = 25

/** Messages of an outlet, newest first, each with every channel that was tried. Who got them is not here. */
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
    return {
      messages: await viewMessages(tx, outlet.id, page),
      next: last ? encodeCursor(last.createdAt.toISOString(), last.id) : null,
    }
  })
}

/** The newest messages to one customer of the store. */
export async function messagesToCustomer(
  ctx: Reader,
  outletId: string,
  customerId: number,
): Promise<MessageRow[]> {
  const rows = await ctx.db
    .select()
    .from(messages)
    .where(and(eq(messages.outletId, outletId), eq(messages.customerId, customerId)))
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(pageSize)
  return viewMessages(ctx, outletId, rows)
}

async function viewMessages(
  ctx: Reader,
  outletId: string,
  rows: (typeof messages.$inferSelect)[],
): Promise<MessageRow[]> {
  const lines = await linesOf(
    ctx,
    outletId,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({
    id: row.id,
    at: row.createdAt.toISOString(),
    event: row.event,
    order_name: row.orderName,
    is_test: row.isTest,
    state: messageStates.find((known) => known === row.state) ?? 'failed',
    lines: lines.get(row.id) ?? [],
  }))
}
