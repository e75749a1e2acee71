import { and, eq, isNull, ne } from 'drizzle-orm'
import { sessions } from '#database/schema/sessions.ts'
import type { Context } from '../context.server.ts'
import { isOwnSession } from './session-statements.ts'

export type EndReason =
  | 'signed-out'
  | 'ended-by-owner'
  | 'password-changed'
  | 'password-reset'
  | 'reclaimed'
  | 'erased'
  | 'left-company'
  | 'staff-disabled'
  | 'factor-reset'
  | 'ended-by-operator'

/** Ends sessions of one person in the transaction of what caused it: one of them, all, or all but one. */
export async function endSessions(
  ctx: Pick<Context, 'db' | 'clock'>,
  userId: string,
  because: EndReason,
  which: { only?: string; but?: string } = {},
): Promise<number> {
  const ended = await ctx.db
    .update(sessions)
    .set({ endedAt: ctx.clock.now(), endedBecause: because })
    .where(
      and(
        eq(sessions.userId, userId),
        isNull(sessions.endedAt),
        isOwnSession,
        which.only ? eq(sessions.id, which.only) : undefined,
        which.but ? ne(sessions.id, which.but) : undefined,
      ),
    )
    .returning({ id: sessions.id })
  return ended.length
}
