import { and, eq, inArray, or } from 'drizzle-orm'
import {
  messages,
  messageSenders,
  messageSettings,
  messageStops,
  messageTemplates,
} from '#database/schema/messages.ts'
import type { Context } from '../context.server.ts'

type Eraser = Pick<Context, 'db'>

/** Every message of an outlet with its attempts, and who stopped them. What is held for one expires. */
export async function forgetMessages({ db }: Eraser, outletId: string): Promise<void> {
  await db.delete(messages).where(eq(messages.outletId, outletId))
  await db.delete(messageStops).where(eq(messageStops.outletId, outletId))
}

/** What the merchant of an outlet has connected and set. */
export async function forgetSenders({ db }: Eraser, outletId: string): Promise<void> {
  await db.delete(messageTemplates).where(eq(messageTemplates.outletId, outletId))
  await db.delete(messageSenders).where(eq(messageSenders.outletId, outletId))
  await db.delete(messageSettings).where(eq(messageSettings.outletId, outletId))
}

/** The messages to one customer, and their stops. Whether there were any. */
export async function forgetMessagesTo(
  { db }: Eraser,
  { outletId, customerId, orderIds }: { outletId: string; customerId: number; orderIds: number[] },
): Promise<boolean> {
  const gone = await db
    .delete(messages)
    .where(
      and(
        eq(messages.outletId, outletId),
        or(eq(messages.customerId, customerId), inArray(messages.orderId, orderIds)),
      ),
    )
    .returning({ phone: messages.phoneHash, email: messages.emailHash })
  const hashes = gone.flatMap(({ phone, email }) => [phone, email]).filter((hash) => hash !== '')
  if (hashes.length > 0) {
    await db
      .delete(messageStops)
      .where(and(eq(messageStops.outletId, outletId), inArray(messageStops.recipientHash, hashes)))
  }
  return gone.length > 0
}
