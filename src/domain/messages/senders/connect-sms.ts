import { messageSenders } from '#database/schema/messages.ts'
import { addOwnAuditEntry } from '../../audit/add-own-audit-entry.ts'
import { DomainError } from '../../domain-error.ts'
import { type Outlet, requirePermission } from '../../outlets/require-outlet.ts'
import type { MerchantContext } from '../../sessions/session.server.ts'
import { withTenant } from '../../tenant.server.ts'
import { forgetTemplates, submitTemplates } from './submit-templates.ts'
import { findSender, requireTexts } from './sender-row.ts'

interface SmsSender {
  sender: string
  entity_id: string
  consent: string
}

/** The provider has no call for senders: it looks at one together with the texts that are submitted under it. */
export async function connectSms(ctx: MerchantContext, outlet: Outlet, input: SmsSender): Promise<void> {
  requirePermission(ctx, 'apps:activate')
  requireTexts(ctx)
  await ctx.limits.count('senderCode', outlet.companyId)
  const before = await findSender(ctx, outlet.id, 'sms')
  if (before?.state === 'approved' || before?.state === 'paused') throw new DomainError('sender_refused')
  const { id: outletId, companyId } = outlet
  const values = {
    state: 'asked',
    name: input.sender,
    displayName: '',
    entityId: input.entity_id,
    providerId: input.sender,
    consent: input.consent,
    reason: '',
    updatedAt: ctx.clock.now(),
  }
  try {
    await withTenant(ctx, async (tx) => {
      await forgetTemplates(tx, outletId, 'sms')
      await tx.db
        .insert(messageSenders)
        .values({ outletId, companyId, channel: 'sms', ...values })
        .onConflictDoUpdate({ target: [messageSenders.outletId, messageSenders.channel], set: values })
      await addOwnAuditEntry(tx, 'sender-changed', { outlet: outletId, channel: 'sms', act: 'connected' })
    })
  } catch (error) {
    throw isTaken(error) ? new DomainError('sender_refused', { fields: { sender: 'sender_taken' } }) : error
  }
  await submitTemplates(ctx, outletId, 'sms')
}

/** Another company's row is not visible; that the sender is in use, the index says. */
function isTaken(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && cause.code === '23505') return true
  }
  return false
}
