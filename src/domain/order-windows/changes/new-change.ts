import { and, eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import type { ChangeKind, ChangeState } from '#contract/account/order-window-shapes.ts'
import { orderChanges } from '#database/schema/order-windows.ts'
import type { Context } from '../../context.server.ts'
import { newId } from '../../identifiers.ts'
import { currencyOf, versionOf, type WindowOrder } from '../store/window-order.ts'
import type { Change, Window } from '../window-row.ts'

interface NewChange extends Partial<Pick<Change, 'id' | 'edit' | 'summary' | 'addressEnc' | 'undoes'>> {
  kind: ChangeKind
  state: ChangeState
  /** Made by the form, or a word where there is but one of its kind. */
  key: string
}

/** Writes a wish before Shopify is asked. One with the same key is the same wish: then it is that row. */
export async function newChange(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { outletId, companyId, orderId }: Pick<Window, 'outletId' | 'companyId' | 'orderId'>,
  order: WindowOrder,
  { key: ownKey, ...given }: NewChange,
): Promise<{ change: Change; isNew: boolean }> {
  const now = clock.now()
  const key = `${orderId}:${ownKey}`
  const [made] = await db
    .insert(orderChanges)
    .values({
      id: newId(now),
      outletId,
      companyId,
      orderId,
      key,
      version: versionOf(order),
      currency: currencyOf(order),
      totalBefore: order.currentTotalPriceSet.shopMoney.amount,
      refundKey: randomUUID(),
      addressEnc: '',
      summary: [],
      problem: '',
      createdAt: now,
      updatedAt: now,
      ...given,
    })
    .onConflictDoNothing({ target: [orderChanges.outletId, orderChanges.key] })
    .returning()
  if (made) return { change: made, isNew: true }
  const [known] = await db
    .select()
    .from(orderChanges)
    .where(and(eq(orderChanges.outletId, outletId), eq(orderChanges.key, key)))
  if (!known) throw new Error('The change of this key is gone.')
  return { change: known, isNew: false }
}

/** Whether this address was sent before, by the same press: then it is answered, and not sent again. */
export async function isAsked(
  { db }: Pick<Context, 'db'>,
  { outletId, orderId }: Pick<Window, 'outletId' | 'orderId'>,
  key: string,
): Promise<boolean> {
  const known = await db.$count(
    orderChanges,
    and(
      eq(orderChanges.outletId, outletId),
      eq(orderChanges.key, `${orderId}:${key}`),
      eq(orderChanges.kind, 'address'),
    ),
  )
  return known > 0
}
