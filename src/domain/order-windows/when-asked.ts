import { and, eq, inArray, max, or } from 'drizzle-orm'
import { messageAttempts, messages } from '#database/schema/messages.ts'
import type { Context } from '../context.server.ts'
import type { Window } from './window-row.ts'

/**
 * When the message that asks to confirm this cash order was given to a provider that took it, or to its reader; null
 * where nobody has it.
 */
export async function whenAsked({ db }: Context, { outletId, orderId }: Window): Promise<Date | null> {
  const [asked] = await db
    .select({ at: max(messageAttempts.askedAt) })
    .from(messages)
    .innerJoin(messageAttempts, eq(messageAttempts.messageId, messages.id))
    .where(
      and(
        eq(messages.outletId, outletId),
        eq(messages.orderId, orderId),
        eq(messages.event, 'please_confirm'),
        or(
          inArray(messageAttempts.state, ['sent', 'delivered', 'read']),
          // Without an error a provider took it, and said no more.
          and(eq(messageAttempts.state, 'silent'), eq(messageAttempts.error, '')),
        ),
      ),
    )
  return asked?.at ?? null
}
