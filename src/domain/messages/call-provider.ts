import { and, eq } from 'drizzle-orm'
import { chooseChannel } from '#rules/messages/choose-channel.ts'
import { messageSenders, messageTemplates } from '#database/schema/messages.ts'
import type { Context } from '../context.server.ts'
import { DomainError } from '../domain-error.ts'
import { alertRefusedMessage } from '../money/wallet/alert-refused-message.ts'
import { lookNow } from '../order-windows/window-row.ts'
import type { SendAnswer } from '../ports/messages.ts'
import { type ChannelReading, pricedMessage } from './channel-facts.ts'
import { handOver } from './hand-over.ts'
import { holdPrice } from './message-money.ts'
import {
  type Attempt,
  lastMoment,
  markAsked,
  type Message,
  type MessageContent,
  moveMessage,
  setAttempt,
  unmarkAsked,
} from './message-row.ts'
import { takeReport } from './settle-attempt.ts'

const minute = 60_000
/** After so long without a report the next channel is tried. */
export const silence = 2 * minute

/** What the job does after a channel was tried. */
export type NextStep = 'wait' | 'try another channel' | { reason: string }

interface Asking {
  message: Message
  content: MessageContent
  attempt: Attempt
  reading: ChannelReading
}

/** Holds the price of an attempt, marks it, and gives the message to the provider of its channel. */
export async function callProvider(ctx: Context, asking: Asking): Promise<NextStep> {
  const { message, content, attempt, reading } = asking
  const { channel } = attempt
  const priced = { ...pricedMessage(message, content, channel), units: attempt.units }
  const paid = await holdPrice(ctx, attempt.id, priced).catch((error: unknown) => {
    if (error instanceof DomainError) return error
    throw error
  })
  if (paid instanceof DomainError) return refuse(ctx, message, attempt, paid)
  if (!(await markAsked(ctx, attempt, paid))) return 'wait'
  const answer = await handOver(ctx, {
    message,
    content,
    attempt,
    sender: reading.senders.find((one) => one.channel === channel)?.providerId ?? '',
    template: reading.templates.find((one) => one.channel === channel)?.providerId ?? '',
  })
  // It may be on its way, so it is not given again: a report with our reference tells, or two minutes pass.
  if (answer !== 'unknown') await takeAnswer(ctx, asking, answer)
  return 'wait'
}

async function takeAnswer(ctx: Context, asking: Asking, answer: SendAnswer): Promise<void> {
  const { message, attempt } = asking
  if (answer.id !== undefined) {
    await takeReport(ctx, attempt.id, { status: 'accepted', error: '' })
    const { event, outletId, orderId } = message
    // The day to confirm begins with the question.
    if (event === 'please_confirm' && orderId !== null) await lookNow(ctx, { outletId, orderId })
    return
  }
  if (answer.retryAfterMs !== undefined) {
    const { retryAfterMs, isResting = false } = answer
    const until = new Date(ctx.clock.now().getTime() + retryAfterMs)
    if (isWorthWaiting(asking, { until, isResting })) return askLater(ctx, message, attempt, until)
    return takeReport(ctx, attempt.id, { status: 'refused', error: isResting ? 'away' : 'busy' })
  }
  if (answer.broken) await pauseBroken(ctx, message, attempt, answer)
  await takeReport(ctx, attempt.id, { status: 'refused', error: answer.refusal })
}

/**
 * A busy provider is waited for as long as a silent one, and longer where there is no other channel; one that rests
 * only where there is none.
 */
function isWorthWaiting(
  { message, content, attempt, reading }: Asking,
  { until, isResting }: { until: Date; isResting: boolean },
): boolean {
  if (until > lastMoment(message, content)) return false
  if (!isResting && until.getTime() <= attempt.createdAt.getTime() + silence) return true
  const { facts, settings } = reading
  const others = { ...facts, [attempt.channel]: { ...facts[attempt.channel], isTried: true } }
  return !chooseChannel({ event: message.event, facts: others, priceCap: settings?.priceCap ?? null }).channel
}

async function askLater(ctx: Context, message: Message, attempt: Attempt, until: Date): Promise<void> {
  await unmarkAsked(ctx, attempt)
  await moveMessage(ctx, message, { dueAt: until })
  const afterSeconds = Math.ceil((until.getTime() - ctx.clock.now().getTime()) / 1000)
  await ctx.jobs.enqueue(ctx.db, 'send-message', { id: message.id }, { key: message.id, afterSeconds })
}

/** What refuses every message is left out until it is mended, and shown to the merchant and to staff. */
async function pauseBroken(
  { db, clock }: Context,
  { outletId, event }: Message,
  { channel }: Attempt,
  { refusal: reason, broken }: Extract<SendAnswer, { refusal: string }>,
): Promise<void> {
  const set = { state: 'paused', reason, updatedAt: clock.now() }
  const [senders, templates] = [messageSenders, messageTemplates]
  if (broken === 'sender') {
    const own = and(eq(senders.outletId, outletId), eq(senders.channel, channel))
    await db
      .update(senders)
      .set(set)
      .where(and(own, eq(senders.state, 'approved')))
  } else {
    const own = and(eq(templates.outletId, outletId), eq(templates.channel, channel))
    await db
      .update(templates)
      .set(set)
      .where(and(own, eq(templates.event, event), eq(templates.state, 'approved')))
  }
}

/** The wallet, the plan or a rule of the merchant does not allow it. */
async function refuse(
  ctx: Context,
  message: Message,
  attempt: Attempt,
  error: DomainError,
): Promise<NextStep> {
  const { code } = error
  await setAttempt(ctx, attempt, { state: 'not_sent', error: code })
  const isCode = message.event === 'sign_in_code'
  if (code === 'wallet_short' && !isCode) await alertRefusedMessage(ctx, message.companyId, error)
  // Another channel may be cheaper, or go to no country.
  if (isCode && (code === 'wallet_short' || code === 'country_off')) return 'try another channel'
  return { reason: code === 'wallet_short' ? 'wallet' : code }
}
