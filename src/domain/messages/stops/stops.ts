import { and, eq, inArray, sql } from 'drizzle-orm'
import type { MessageChannel } from '#rules/messages/events.ts'
import { messageSenders, messageStops } from '#database/schema/messages.ts'
import type { Context } from '../../context.server.ts'
import { recipientHash, recipientHashes, recipientHint } from '../recipient.ts'

export type StoppedBy = 'reply' | 'unsubscribe' | 'merchant'

interface Stop {
  outletId: string
  companyId: string
  channel: MessageChannel
  recipient: string
  by: StoppedBy
}

/** Nothing more by this channel from this store, except codes that the person asks for. */
export async function stopMessages(ctx: Context, stop: Stop): Promise<void> {
  const { recipient, ...about } = stop
  const stoppedAt = ctx.clock.now()
  await ctx.db
    .insert(messageStops)
    .values({
      ...about,
      recipientHash: recipientHash(ctx, stop.outletId, recipient),
      recipientHint: recipientHint(recipient),
      stoppedAt,
    })
    // What the store entered becomes the customer's own STOP, which the store cannot undo.
    .onConflictDoUpdate({
      target: [messageStops.outletId, messageStops.channel, messageStops.recipientHash],
      set: { by: stop.by, stoppedAt },
      setWhere: and(eq(messageStops.by, 'merchant'), sql`excluded.by <> 'merchant'`),
    })
}

interface Reader {
  outletId: string
  channel: MessageChannel
  recipient: string
}

const rowOf = (ctx: Pick<Context, 'keys'>, { outletId, channel, recipient }: Reader) =>
  and(
    eq(messageStops.outletId, outletId),
    eq(messageStops.channel, channel),
    inArray(messageStops.recipientHash, recipientHashes(ctx, outletId, recipient)),
  )

/** The way back. */
export async function startMessages(ctx: Context, reader: Reader): Promise<void> {
  await ctx.db.delete(messageStops).where(rowOf(ctx, reader))
}

export async function isStopped(ctx: Context, reader: Reader): Promise<boolean> {
  const rows = await ctx.db.select({ id: messageStops.id }).from(messageStops).where(rowOf(ctx, reader))
  return rows.length > 0
}

/**
 * STOP in the words that carriers know; START takes it back. Carriers of SMS want CANCEL as well. On WhatsApp, who
 * answers "Change or cancel it" with that word means the order.
 */
const stopWords = {
  whatsapp: /^\W*(stop|stopall|unsubscribe|end|quit)\W*$/i,
  sms: /^\W*(stop|stopall|unsubscribe|cancel|end|quit)\W*$/i,
}
const startWords = /^\W*(start|unstop)\W*$/i

export interface Reply {
  channel: 'whatsapp' | 'sms'
  /** The provider's id of the merchant's number or sender. */
  to: string
  from: string
  text: string
}

export async function takeReply(ctx: Context, { channel, to, from, text }: Reply): Promise<void> {
  const [sender] = await ctx.db
    .select()
    .from(messageSenders)
    .where(and(eq(messageSenders.channel, channel), eq(messageSenders.providerId, to)))
  if (!sender) return
  const { outletId, companyId } = sender
  const recipient = from.replaceAll(/\D/g, '')
  if (stopWords[channel].test(text)) {
    await stopMessages(ctx, { outletId, companyId, channel, recipient, by: 'reply' })
  } else if (startWords.test(text)) {
    await startMessages(ctx, { outletId, channel, recipient })
  }
}
