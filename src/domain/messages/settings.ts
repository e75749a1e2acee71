import { eq } from 'drizzle-orm'
import type { MessageSettings, MessageSettingsInput } from '#contract/messages/shapes.ts'
import { eventRules, type MessageChannel, type MessageEvent } from '#rules/messages/events.ts'
import { messageSettings } from '#database/schema/messages.ts'
import { addOwnAuditEntry } from '../audit/add-own-audit-entry.ts'
import { DomainError } from '../domain-error.ts'
import { walletCurrency } from '../money/wallet/open-wallet.ts'
import { type Outlet, requirePermission } from '../outlets/require-outlet.ts'
import type { MerchantContext } from '../sessions/session.server.ts'
import { withTenant } from '../tenant.server.ts'
import { isAlwaysOn, usedChannels } from './templates.ts'
import { readOwnAddresses } from './test-message.ts'

/** What the merchant has set for messages of an outlet. */
export async function readMessageSettings(ctx: MerchantContext, outlet: Outlet): Promise<MessageSettings> {
  requirePermission(ctx, 'apps:open')
  const own = await readOwnAddresses(ctx)
  return withTenant(ctx, async (tx) => {
    const row = await readRow(tx, outlet.id)
    const used = await usedChannels(tx, outlet, 'order_changed')
    return {
      outlet_id: outlet.id,
      currency: walletCurrency,
      quiet_from: row?.quietFrom ?? 0,
      quiet_to: row?.quietTo ?? 0,
      price_cap: row?.priceCap ?? null,
      channels: used.map(({ channel }) => channel),
      change_price: used[0]?.price ?? null,
      own,
    }
  })
}

async function readRow({ db }: MerchantContext, outletId: string) {
  const [row] = await db.select().from(messageSettings).where(eq(messageSettings.outletId, outletId))
  return row
}

export async function saveMessageSettings(
  ctx: MerchantContext,
  outlet: Outlet,
  input: MessageSettingsInput,
): Promise<void> {
  await change(ctx, outlet, () => ({
    quietFrom: input.quiet_from,
    quietTo: input.quiet_to,
    priceCap: input.price_cap,
  }))
}

/** An event that a channel does not have cannot be switched, nor one that is always sent. */
export async function switchTemplate(
  ctx: MerchantContext,
  outlet: Outlet,
  input: { event: MessageEvent; channel: MessageChannel; is_on: boolean },
): Promise<void> {
  const { event, channel, is_on: isOn } = input
  if (!eventRules[event].channels.includes(channel) || isAlwaysOn(event, channel)) {
    throw new DomainError('invalid_input', { fields: { channel: 'choice_required' } })
  }
  await change(ctx, outlet, ({ off }) => {
    const others = off[event]?.filter((one) => one !== channel) ?? []
    return { off: { ...off, [event]: isOn ? others : [...others, channel] } }
  })
}

type Row = typeof messageSettings.$inferInsert

/** Reads and writes under a lock, so that two switches pressed at once are both kept. */
async function change(
  ctx: MerchantContext,
  { id: outletId, companyId }: Outlet,
  changed: (row: Row) => Partial<Row>,
): Promise<void> {
  requirePermission(ctx, 'apps:activate')
  await withTenant(ctx, async (tx) => {
    const updatedAt = tx.clock.now()
    await tx.db
      .insert(messageSettings)
      .values({ outletId, companyId, off: {}, quietFrom: 0, quietTo: 0, priceCap: null, updatedAt })
      .onConflictDoNothing()
    const [row] = await tx.db
      .select()
      .from(messageSettings)
      .where(eq(messageSettings.outletId, outletId))
      .for('update')
    if (!row) return
    await tx.db
      .update(messageSettings)
      .set({ ...changed(row), updatedAt })
      .where(eq(messageSettings.outletId, outletId))
    await addOwnAuditEntry(tx, 'messages-set', { outlet: outletId })
  })
}
