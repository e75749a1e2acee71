import { and, eq, inArray } from 'drizzle-orm'
import { messages } from '#database/schema/messages.ts'
import type { Context } from '../context.server.ts'
import type { MessageState } from '../messages/message-row.ts'
import type { Window } from './window-row.ts'

const reached: MessageState[] = ['sent', 'delivered', 'read']

/** Whether somebody has the message that asks to confirm this cash order. */
export async function wasAsked({ db }: Context, { outletId, orderId }: Window): Promise<boolean> {
  const asked = await db.$count(
    messages,
    and(
      eq(messages.outletId, outletId),
      eq(messages.orderId, orderId),
      eq(messages.event, 'please_confirm'),
      inArray(messages.state, reached),
    ),
  )
  return asked > 0
}
