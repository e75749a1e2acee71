import { and, eq, inArray, or } from 'drizzle-orm'
import { messageAttempts, messages } from '#database/schema/messages.ts'
import type { Context } from '../context.server.ts'
import type { Window } from './window-row.ts'

/** Whether somebody has the message that asks to confirm this cash order: its reader, or a provider on the way. */
export async function wasAsked({ db }: Context, { outletId, orderId }: Window): Promise<boolean> {
  const [asked] = await db
    .select({ id: messages.id })
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
    .limit(1)
  return asked !== undefined
}
