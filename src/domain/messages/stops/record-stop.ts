import { and, eq } from 'drizzle-orm'
import { messageStops } from '#database/schema/messages.ts'
import { addOwnAuditEntry } from '../../audit/add-own-audit-entry.ts'
import { withTransaction } from '../../context.server.ts'
import { DomainError } from '../../domain-error.ts'
import { type Outlet, requirePermission } from '../../outlets/require-outlet.ts'
import type { MerchantContext } from '../../sessions/session.server.ts'
import { phoneDigits, recipientHint } from '../recipient.ts'
import { stopMessages } from './stops.ts'

/** Most phones cannot reply to a sender name, so customers ask the store, which enters their number. */
export async function stopSms(
  ctx: MerchantContext,
  outlet: Outlet,
  { number }: { number: string },
): Promise<{ who: string }> {
  requirePermission(ctx, 'apps:activate')
  const recipient = phoneDigits(number.replace(/^\+?/, '+'))
  if (!recipient) throw new DomainError('invalid_input', { fields: { number: 'phone_invalid' } })
  const { id: outletId, companyId } = outlet
  await withTransaction(ctx, async (tx) => {
    await stopMessages(tx, { outletId, companyId, channel: 'sms', recipient, by: 'merchant' })
    await addOwnAuditEntry(tx, 'sms-stop-changed', { outlet: outletId, act: 'recorded' })
  })
  return { who: recipientHint(recipient) }
}

/** Undoes a wrong number. A customer's own STOP stays. */
export async function resumeSms(
  ctx: MerchantContext,
  outlet: Outlet,
  { id }: { id: string },
): Promise<{ who: string }> {
  requirePermission(ctx, 'apps:activate')
  return withTransaction(ctx, async (tx) => {
    const [row] = await tx.db
      .delete(messageStops)
      .where(
        and(
          eq(messageStops.outletId, outlet.id),
          eq(messageStops.channel, 'sms'),
          eq(messageStops.id, id),
          eq(messageStops.by, 'merchant'),
        ),
      )
      .returning({ who: messageStops.recipientHint })
    if (!row) throw new DomainError('not_found')
    await addOwnAuditEntry(tx, 'sms-stop-changed', { outlet: outlet.id, act: 'undone' })
    return row
  })
}
