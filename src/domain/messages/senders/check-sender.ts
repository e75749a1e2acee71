import { and, eq, exists, gt, inArray, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import type { SenderChannel, SenderState } from '#contract/messages/shapes.ts'
import { messageSenders, messageTemplates } from '#database/schema/messages.ts'
import { type Context, withTransaction } from '../../context.server.ts'
import { DomainError } from '../../domain-error.ts'
import { type Outlet, requirePermission } from '../../outlets/require-outlet.ts'
import type { MerchantContext } from '../../sessions/session.server.ts'
import { findSender, requireChat, type Sender, senderOf } from './sender-row.ts'
import { submitTemplates, templatesOf } from './submit-templates.ts'

/** Asks the provider how a sender and its texts stand, in case a webhook got lost. */
export async function checkOwnSender(
  ctx: MerchantContext,
  outlet: Outlet,
  channel: SenderChannel,
): Promise<void> {
  requirePermission(ctx, 'apps:activate')
  await ctx.limits.count('senderCheck', outlet.companyId)
  await checkSender(ctx, outlet.id, channel)
}

/** The job after what texts wait for: the approval of a number, or the address of customer accounts. */
export function submitWaiting(ctx: Context, outletId: string, channel: SenderChannel): Promise<void> {
  // An SMS sender is looked at together with its texts.
  return channel === 'sms' ? checkSender(ctx, outletId, channel) : submitTemplates(ctx, outletId, channel)
}

export const enqueueSubmit = ({ jobs, db }: Context, outlet: string, channel: SenderChannel): Promise<void> =>
  jobs.enqueue(db, 'submit-templates', { outlet, channel }, { key: `${outlet}|${channel}` })

async function checkSender(ctx: Context, outletId: string, channel: SenderChannel): Promise<void> {
  const sender = await findSender(ctx, outletId, channel)
  if (!sender || sender.state === 'code') return
  if (channel === 'sms') return checkSms(ctx, sender)
  const standing = await requireChat(ctx).readNumber(sender.providerId)
  if (standing) await setState(ctx, sender, standing)
  await submitTemplates(ctx, outletId, channel)
}

/** A sender is approved with the first of its texts, and refused with all of them. */
async function checkSms(ctx: Context, sender: Sender): Promise<void> {
  await submitTemplates(ctx, sender.outletId, 'sms')
  const templates = await templatesOf(ctx, sender.outletId, 'sms')
  if (templates.some(({ state }) => state === 'approved')) {
    await setState(ctx, sender, { state: 'approved', reason: '' })
  } else if (templates.length > 0 && templates.every(({ state }) => state === 'rejected')) {
    await setState(ctx, sender, { state: 'refused', reason: templates[0]?.reason ?? '' })
  }
}

async function setState(
  { db, clock }: Context,
  { outletId, channel, state: before }: Sender,
  { state, reason }: { state: SenderState; reason: string },
): Promise<void> {
  if (state === before) return
  await db
    .update(messageSenders)
    .set({ state, reason, updatedAt: clock.now() })
    .where(and(eq(messageSenders.outletId, outletId), eq(messageSenders.channel, channel)))
}

interface Decision {
  /** Digits. */
  number: string
  state: 'approved' | 'refused'
  reason: string
}

/**
 * A webhook of Meta about a display name. A row whose code was never typed is somebody else's wish for the same number,
 * and stays as it is.
 */
export function decideNumber(ctx: Context, { number, state, reason }: Decision): Promise<void> {
  return withTransaction(ctx, async (tx) => {
    const rows = await tx.db
      .update(messageSenders)
      .set({ state, reason, updatedAt: tx.clock.now() })
      .where(
        and(
          eq(messageSenders.channel, 'whatsapp'),
          eq(messageSenders.name, number),
          ne(messageSenders.state, 'code'),
        ),
      )
      .returning({ outletId: messageSenders.outletId })
    if (state !== 'approved') return
    for (const { outletId } of rows) {
      await enqueueSubmit(tx, outletId, 'whatsapp')
    }
  })
}

const most = 100
const minute = 60_000
/** What was paused, by Meta or because it was refused, is asked about again after so long. */
const pausedFor = 10 * minute
const day = 24 * 60 * minute

/**
 * Each minute: senders and texts that a provider still looks at. MSG91 has no webhook about them; Meta's may be lost, so
 * texts that were paused within a day are asked about every ten minutes, and those in use once a day.
 */
export async function watchSenders(ctx: Context): Promise<void> {
  const now = ctx.clock.now()
  const before = (age: number) => new Date(now.getTime() - age)
  const { updatedAt: changedAt, state } = messageTemplates
  const wasPaused = and(eq(state, 'paused'), lt(changedAt, before(pausedFor)), gt(changedAt, before(day)))
  const waiting = await ctx.db
    .select()
    .from(messageSenders)
    .where(
      or(
        eq(messageSenders.state, 'asked'),
        and(eq(messageSenders.state, 'paused'), lt(messageSenders.updatedAt, before(pausedFor))),
        and(
          inArray(messageSenders.state, ['approved', 'paused']),
          or(
            hasText(ctx, eq(state, 'submitted')),
            and(isTurn(now, pausedFor), hasText(ctx, wasPaused)),
            isTurn(now, day),
          ),
        ),
      ),
    )
    .orderBy(messageSenders.updatedAt)
    .limit(most)
  for (const { outletId, channel } of waiting.map(senderOf)) {
    await checkSender(ctx, outletId, channel).catch((error: unknown) => {
      if (!(error instanceof DomainError) || error.code !== 'messages_away') throw error
    })
  }
}

const hasText = ({ db }: Pick<Context, 'db'>, which: SQL | undefined) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(messageTemplates)
      .where(
        and(
          eq(messageTemplates.outletId, messageSenders.outletId),
          eq(messageTemplates.channel, messageSenders.channel),
          which,
        ),
      ),
  )

/** Periods begin when the sender last changed, so that not all senders have their turn in the same minute. */
const isTurn = (now: Date, period: number): SQL => sql`
  floor(extract(epoch from ${now.toISOString()}::timestamptz - ${messageSenders.updatedAt}) / 60)::bigint
  % ${period / minute}::bigint = 0`
