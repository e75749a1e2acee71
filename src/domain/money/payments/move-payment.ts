import { and, eq, inArray } from 'drizzle-orm'
import { type PaymentState, statesBefore } from '#rules/money/payment-states.ts'
import { payments } from '#database/schema/billing.ts'
import type { Context } from '#domain/context.server.ts'

/** The one way in which a payment changes its state: as its table allows. Says whether it did. */
export async function movePayment(
  { db }: Pick<Context, 'db'>,
  id: string,
  to: PaymentState,
  fields: Partial<typeof payments.$inferInsert> = {},
): Promise<boolean> {
  const moved = await db
    .update(payments)
    .set({ ...fields, state: to })
    .where(and(eq(payments.id, id), inArray(payments.state, statesBefore(to))))
    .returning({ id: payments.id })
  return moved.length > 0
}
