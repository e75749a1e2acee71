import { and, eq } from 'drizzle-orm'
import type { SenderChannel } from '#contract/messages/shapes.ts'
import { messageSenders } from '#database/schema/messages.ts'
import { addOwnAuditEntry } from '../../audit/add-own-audit-entry.ts'
import { type Outlet, requirePermission } from '../../outlets/require-outlet.ts'
import type { MerchantContext } from '../../sessions/session.server.ts'
import { withTenant } from '../../tenant.server.ts'
import { requireChat, requireSender } from './sender-row.ts'
import { forgetTemplates } from './submit-templates.ts'

/** Nothing more goes out by this channel. The texts stay approved at Meta, for the next number. */
export async function disconnectSender(
  ctx: MerchantContext,
  outlet: Outlet,
  channel: SenderChannel,
): Promise<void> {
  requirePermission(ctx, 'apps:activate')
  const sender = await requireSender(ctx, outlet.id, channel)
  if (channel === 'whatsapp' && sender.state !== 'code')
    await requireChat(ctx).removeNumber(sender.providerId)
  await withTenant(ctx, async (tx) => {
    await forgetTemplates(tx, outlet.id, channel)
    await tx.db
      .delete(messageSenders)
      .where(and(eq(messageSenders.outletId, outlet.id), eq(messageSenders.channel, channel)))
    await addOwnAuditEntry(tx, 'sender-changed', { outlet: outlet.id, channel, act: 'disconnected' })
  })
}
