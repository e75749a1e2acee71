import { and, desc, eq, lt, or } from 'drizzle-orm'
import { type MessageStops, stopWays } from '#contract/messages/shapes.ts'
import type { MessageChannel } from '#rules/messages/events.ts'
import { messageStops } from '#database/schema/messages.ts'
import { decodeTimeCursor, encodeCursor } from '../../lists/cursor.ts'
import { type Outlet, requirePermission } from '../../outlets/require-outlet.ts'
import type { MerchantContext } from '../../sessions/session.server.ts'
import { withTenant } from '../../tenant.server.ts'

const pageSize = 25

/** Who wants no more messages of this outlet on which channel, newest first. */
export function listStops(
  ctx: MerchantContext,
  outlet: Outlet,
  { channel, cursor }: { channel: MessageChannel | ''; cursor: string },
): Promise<MessageStops> {
  requirePermission(ctx, 'apps:open')
  const beyond = decodeTimeCursor(cursor)
  return withTenant(ctx, async ({ db }) => {
    const rows = await db
      .select()
      .from(messageStops)
      .where(
        and(
          eq(messageStops.outletId, outlet.id),
          channel ? eq(messageStops.channel, channel) : undefined,
          beyond &&
            or(
              lt(messageStops.stoppedAt, new Date(beyond.value)),
              and(eq(messageStops.stoppedAt, new Date(beyond.value)), lt(messageStops.id, beyond.id)),
            ),
        ),
      )
      .orderBy(desc(messageStops.stoppedAt), desc(messageStops.id))
      .limit(pageSize + 1)
    const page = rows.slice(0, pageSize)
    const last = rows.length > pageSize ? page.at(-1) : undefined
    return {
      stops: page.map((row) => ({
        id: row.id,
        channel: row.channel,
        who: row.recipientHint,
        by: stopWays.find((way) => way === row.by) ?? 'reply',
        at: row.stoppedAt.toISOString(),
      })),
      next: last ? encodeCursor(last.stoppedAt.toISOString(), last.id) : null,
    }
  })
}
