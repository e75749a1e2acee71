import { eventRules, type MessageChannel } from '#rules/messages/events.ts'
import { type ChannelRefusal, chooseChannel } from '#rules/messages/choose-channel.ts'
import { messageAttempts } from '#database/schema/messages.ts'
import { type Context, withTransaction } from '../context.server.ts'
import { DomainError } from '../domain-error.ts'
import { newId } from '../identifiers.ts'
import { alertRefusedMessage } from '../money/wallet/alert-refused-message.ts'
import { type ChannelReading, pricedMessage, readChannelFacts } from './channel-facts.ts'
import { handOver } from './hand-over.ts'
import { holdPrice } from './message-money.ts'
import {
  type Attempt,
  attemptsOf,
  contentOf,
  lockOpenMessage,
  markAsked,
  type Message,
  type MessageContent,
  moveMessage,
  noteOnMessage,
  readMessage,
  setAttempt,
} from './message-row.ts'
import { quietUntil } from './quiet-hours.ts'
import { chargeUnpriced, takeReport } from './settle-attempt.ts'

const minute = 60_000
/** After so long without a report the next channel is tried. */
const silence = 2 * minute

/**
 * The job of a message: chooses a channel, holds the price, hands it over, and goes on to the next one where that
 * failed. Safe to repeat and to run twice at once: on each channel there is one attempt at most, and it is marked before
 * the provider is asked. One that is marked is never asked for again.
 */
export async function sendMessage(ctx: Context, id: string): Promise<void> {
  const message = await readMessage(ctx, id)
  if (!message?.dueAt) return
  const attempts = await attemptsOf(ctx, id)
  if (message.state === 'delivered' || message.state === 'read') return priceDelivered(ctx, message, attempts)
  const open = attempts.find(({ state }) => state === 'waiting' || state === 'sent')
  if (open?.askedAt) return watch(ctx, message, open, open.askedAt)
  const content = contentOf(ctx, message)
  const { minutes, isQuiet } = eventRules[message.event]
  const isLate = ctx.clock.now().getTime() > message.createdAt.getTime() + minutes * minute
  if (isLate || !content) {
    if (open) await setAttempt(ctx, open, { state: 'not_sent', error: 'too_late' })
    return end(ctx, message, 'too_late')
  }
  const reading = await readChannelFacts(ctx, message, content, attempts)
  // Cut off before the provider was asked: its price is held under the same key.
  if (open) return ask(ctx, message, content, open, reading)
  const { settings, facts } = reading
  const later = isQuiet && settings ? await quietUntil(ctx, message.outletId, settings) : undefined
  if (later) {
    await moveMessage(ctx, message, { dueAt: later })
    return
  }
  const choice = chooseChannel({ event: message.event, facts, priceCap: settings?.priceCap ?? null })
  if (!choice.channel) return end(ctx, message, reasonOf(Object.values(choice.refusals)))
  const { units } = pricedMessage(message, content, choice.channel)
  const attempt = await newAttempt(ctx, message, attempts.length, choice.channel, units)
  // The same job at the same moment was quicker.
  if (attempt) await ask(ctx, message, content, attempt, reading)
}

/** What a merchant can do something about, before what they chose. */
const reasonOf = (refusals: readonly ChannelRefusal[]): ChannelRefusal =>
  refusals.find((refusal) => refusal !== 'tried' && refusal !== 'off') ?? 'off'

/** A provider was asked: two minutes without a delivery lead to the next channel. */
async function watch(ctx: Context, message: Message, attempt: Attempt, askedAt: Date): Promise<void> {
  const until = new Date(askedAt.getTime() + silence)
  if (ctx.clock.now() < until) {
    await moveMessage(ctx, message, { dueAt: until })
    return
  }
  // The hold stays until it expires: what is delivered late is charged.
  const error = attempt.state === 'sent' ? '' : 'no_answer'
  await setAttempt(ctx, attempt, { state: 'silent', error })
  await sendMessage(ctx, message.id)
}

async function newAttempt(
  ctx: Context,
  { id: messageId }: Message,
  known: number,
  channel: MessageChannel,
  units: number,
): Promise<Attempt | undefined> {
  return withTransaction(ctx, async (tx) => {
    const message = await lockOpenMessage(tx, messageId)
    if (!message || (await attemptsOf(tx, messageId)).length !== known) return undefined
    const now = tx.clock.now()
    const { outletId, companyId } = message
    const [attempt] = await tx.db
      .insert(messageAttempts)
      .values({
        id: newId(now),
        outletId,
        companyId,
        messageId,
        channel,
        state: 'waiting',
        units,
        price: 0,
        error: '',
        // In the order of the channels, also within one millisecond.
        createdAt: new Date(now.getTime() + known),
        updatedAt: now,
      })
      .returning()
    await moveMessage(tx, message, { state: 'sending', dueAt: new Date(now.getTime() + silence) })
    return attempt
  })
}

async function ask(
  ctx: Context,
  message: Message,
  content: MessageContent,
  attempt: Attempt,
  { senders, templates }: ChannelReading,
): Promise<void> {
  const { channel } = attempt
  const priced = { ...pricedMessage(message, content, channel), units: attempt.units }
  const paid = await holdPrice(ctx, attempt.id, priced).catch((error: unknown) => {
    if (error instanceof DomainError) return error
    throw error
  })
  if (paid instanceof DomainError) return refuse(ctx, message, attempt, paid)
  if (!(await markAsked(ctx, attempt, paid))) return
  const answer = await handOver(ctx, {
    message,
    content,
    attempt,
    sender: senders.find((one) => one.channel === channel)?.providerId ?? '',
    template: templates.find((one) => one.channel === channel)?.providerId ?? '',
  })
  // It may be on its way, so it is not given again: a report with our reference tells, or two minutes pass.
  if (answer === 'unknown') return
  const { refusal } = answer
  await takeReport(
    ctx,
    attempt.id,
    refusal === undefined ? { status: 'accepted', error: '' } : { status: 'refused', error: refusal },
  )
}

/** The wallet, the plan or a rule of the merchant does not allow it. */
async function refuse(ctx: Context, message: Message, attempt: Attempt, error: DomainError): Promise<void> {
  const { code } = error
  await setAttempt(ctx, attempt, { state: 'not_sent', error: code })
  const isCode = message.event === 'sign_in_code'
  if (code === 'wallet_short' && !isCode) await alertRefusedMessage(ctx, message.companyId, error)
  // Another channel may be cheaper, or go to no country.
  if (isCode && (code === 'wallet_short' || code === 'country_off')) return sendMessage(ctx, message.id)
  await end(ctx, message, code === 'wallet_short' ? 'wallet' : code)
}

/** Delivered, and Meta said nothing of the price: what is delivered is charged. */
async function priceDelivered(ctx: Context, message: Message, attempts: readonly Attempt[]): Promise<void> {
  if (message.dueAt && ctx.clock.now() < message.dueAt) return
  for (const attempt of attempts) {
    const isDelivered = attempt.state === 'delivered' || attempt.state === 'read'
    if (isDelivered && !attempt.transferId) await chargeUnpriced(ctx, attempt)
  }
  await noteOnMessage(ctx, message, { dueAt: null })
}

/** Nothing more is tried. */
async function end(ctx: Context, message: Message, reason: string): Promise<void> {
  const attempts = await attemptsOf(ctx, message.id)
  const asked = attempts.filter(({ askedAt }) => askedAt)
  const isTaken = asked.some(({ state, error }) => state === 'silent' && error === '')
  await moveMessage(ctx, message, {
    state: isTaken ? 'sent' : asked.length > 0 ? 'failed' : 'not_sent',
    reason: isTaken ? 'silent' : asked.at(-1)?.error || refusedBy(attempts) || reason,
    dueAt: null,
    contentEnc: '',
  })
}

/** What the wallet or the plan refused, where nobody was asked. */
function refusedBy(attempts: readonly Attempt[]): string {
  const error = attempts.at(-1)?.error ?? ''
  return error === 'wallet_short' ? 'wallet' : error
}
