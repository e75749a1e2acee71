import { eq } from 'drizzle-orm'
import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { type MessageSender, type MessageSenders, senderChannels } from '#contract/messages/shapes.ts'
import { messageSenders } from '#database/schema/messages.ts'
import { type Outlet, requirePermission } from '../../outlets/require-outlet.ts'
import type { MerchantContext } from '../../sessions/session.server.ts'
import { withTenant } from '../../tenant.server.ts'
import { type Sender, senderOf } from './sender-row.ts'

/** The number and the sender of an outlet, and how they stand. */
export async function readSenders(ctx: MerchantContext, outlet: Outlet): Promise<MessageSenders> {
  requirePermission(ctx, 'apps:open')
  const rows = await withTenant(ctx, ({ db }) =>
    db.select().from(messageSenders).where(eq(messageSenders.outletId, outlet.id)),
  )
  const provided = { whatsapp: ctx.chatMessages, sms: ctx.textMessages }
  return {
    outlet_id: outlet.id,
    offered: senderChannels.filter((channel) => provided[channel]),
    senders: rows.map(senderOf).map(viewSender),
  }
}

const viewSender = (sender: Sender): MessageSender => ({
  channel: sender.channel,
  state: sender.state,
  name: sender.channel === 'whatsapp' ? phoneText(sender.name) : sender.name,
  display_name: sender.displayName,
  entity_id: sender.entityId,
  consent: sender.consent,
  reason: sender.reason,
  updated_at: sender.updatedAt.toISOString(),
})

const phoneText = (digits: string) =>
  parsePhoneNumberFromString(`+${digits}`)?.formatInternational() ?? `+${digits}`
