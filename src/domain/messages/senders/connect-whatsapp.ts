import { and, eq } from 'drizzle-orm'
import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { messageSenders } from '#database/schema/messages.ts'
import { addOwnAuditEntry } from '../../audit/add-own-audit-entry.ts'
import { DomainError } from '../../domain-error.ts'
import { type Outlet, requirePermission } from '../../outlets/require-outlet.ts'
import type { ChatMessages } from '../../ports/messages.ts'
import type { MerchantContext } from '../../sessions/session.server.ts'
import { withTenant } from '../../tenant.server.ts'
import { findSender, requireChat, requireSender, type Sender } from './sender-row.ts'

interface WhatsappNumber {
  number: string
  display_name: string
  consent: string
}

/** Adds a number at Meta, which sends a code to it. The same number again asks for another display name. */
export async function connectWhatsapp(
  ctx: MerchantContext,
  outlet: Outlet,
  input: WhatsappNumber,
): Promise<void> {
  requirePermission(ctx, 'apps:activate')
  const chat = requireChat(ctx)
  const phone = parsePhoneNumberFromString(input.number.replace(/^\+?/, '+'))
  if (!phone?.isValid()) throw new DomainError('invalid_input', { fields: { number: 'phone_invalid' } })
  const name = phone.number.slice(1)
  await ctx.limits.count('senderCode', outlet.companyId)
  const before = await findSender(ctx, outlet.id, 'whatsapp')
  if (before?.state === 'approved' || before?.state === 'paused') throw new DomainError('sender_refused')
  const isSame = before?.name === name
  if (before && !isSame && before.state !== 'code') await chat.removeNumber(before.providerId)
  const providerId = isSame
    ? await rename(chat, before, input.display_name)
    : await add(chat, {
        countryCode: phone.countryCallingCode,
        national: phone.nationalNumber,
        name: input.display_name,
      })
  const isVerified = isSame && before.state !== 'code'
  if (!isVerified) await chat.requestCode(providerId)
  const { id: outletId, companyId } = outlet
  const values = {
    state: isVerified ? 'asked' : 'code',
    name,
    displayName: input.display_name,
    entityId: '',
    providerId,
    consent: input.consent,
    reason: '',
    updatedAt: ctx.clock.now(),
  }
  await withTenant(ctx, async (tx) => {
    await tx.db
      .insert(messageSenders)
      .values({ outletId, companyId, channel: 'whatsapp', ...values })
      .onConflictDoUpdate({ target: [messageSenders.outletId, messageSenders.channel], set: values })
    await addOwnAuditEntry(tx, 'sender-changed', {
      outlet: outletId,
      channel: 'whatsapp',
      act: 'connected',
    })
  })
}

async function add(chat: ChatMessages, number: Parameters<ChatMessages['addNumber']>[0]): Promise<string> {
  const added = await chat.addNumber(number)
  if (added.id === undefined) throw new DomainError('sender_refused', { fields: { number: 'sender_taken' } })
  return added.id
}

async function rename(chat: ChatMessages, { providerId }: Sender, name: string): Promise<string> {
  const renamed = await chat.renameNumber(providerId, name)
  if (renamed.id === undefined) throw new DomainError('sender_refused')
  return providerId
}

export async function resendWhatsappCode(ctx: MerchantContext, outlet: Outlet): Promise<void> {
  requirePermission(ctx, 'apps:activate')
  const sender = await requireSender(ctx, outlet.id, 'whatsapp')
  if (sender.state !== 'code') throw new DomainError('sender_missing')
  await ctx.limits.count('senderCode', outlet.companyId)
  await requireChat(ctx).requestCode(sender.providerId)
}

/** Whoever has the phone has the code. From now on Meta looks at the display name. */
export async function verifyWhatsapp(ctx: MerchantContext, outlet: Outlet, code: string): Promise<void> {
  requirePermission(ctx, 'apps:activate')
  const sender = await requireSender(ctx, outlet.id, 'whatsapp')
  if (sender.state !== 'code') throw new DomainError('sender_missing')
  await ctx.limits.count('senderCode', outlet.companyId)
  if (!(await requireChat(ctx).verifyCode(sender.providerId, code))) {
    throw new DomainError('invalid_input', { fields: { code: 'code_refused' } })
  }
  await withTenant(ctx, ({ db, clock }) =>
    db
      .update(messageSenders)
      .set({ state: 'asked', updatedAt: clock.now() })
      .where(
        and(
          eq(messageSenders.outletId, outlet.id),
          eq(messageSenders.channel, 'whatsapp'),
          eq(messageSenders.state, 'code'),
        ),
      ),
  )
}
