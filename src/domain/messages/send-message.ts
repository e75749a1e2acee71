import { eventRules } from '#rules/messages/events.ts'
import { type ChannelRefusal, chooseChannel, refusalOf } from '#rules/messages/choose-channel.ts'
import type { Context } from '../context.server.ts'
import { callProvider, type NextStep, silence } from './call-provider.ts'
import { pricedMessage, readChannelFacts } from './channel-facts.ts'
import { giveBackHold } from './message-money.ts'
import {
  type Attempt,
  attemptsOf,
  contentOf,
  dropAttempt,
  lastMoment,
  type Message,
  moveMessage,
  noteOnMessage,
  readTriedMessage,
  silenceAttempt,
} from './message-row.ts'
import { newAttempt } from './new-attempt.ts'
import { quietUntil } from './quiet-hours.ts'
import { chargeUnpriced } from './settle-attempt.ts'

/**
 * The job of a message: chooses a channel, holds the price, hands it over, and goes on to the next one where that
 * failed. Safe to repeat and to run twice at once: on each channel there is one attempt at most, and it is marked before
 * the provider is asked. One that is marked is never asked for again.
 */
export async function sendMessage(ctx: Context, id: string): Promise<void> {
  const tried = await readTriedMessage(ctx, id)
  const dueAt = tried?.message.dueAt
  if (!dueAt) return
  const { message, attempts } = tried
  if (message.state === 'delivered' || message.state === 'read') return priceDelivered(ctx, message, attempts)
  const open = attempts.find(({ state }) => state === 'waiting' || state === 'sent')
  if (open?.askedAt) return watch(ctx, message, open, open.askedAt)
  // Its provider wants to be left alone until then.
  if (open?.error === 'busy' && ctx.clock.now() < dueAt) return
  const content = contentOf(ctx, message)
  const { isQuiet } = eventRules[message.event]
  if (!content || ctx.clock.now() > lastMoment(message, content)) {
    if (open && !(await giveUp(ctx, open, 'too_late'))) return
    return end(ctx, message, 'too_late')
  }
  // An attempt that nobody was asked for yet is judged anew.
  const reading = await readChannelFacts(
    ctx,
    message,
    content,
    attempts.filter((one) => one !== open),
  )
  const { settings, facts } = reading
  const later = isQuiet && settings ? await quietUntil(ctx, message.outletId, settings) : undefined
  if (later) {
    await moveMessage(ctx, message, { dueAt: later })
    return
  }
  const priceCap = settings?.priceCap ?? null
  if (open) {
    const refusal = refusalOf(facts[open.channel], priceCap)
    // Cut off before the provider was asked, or it was busy: the price is held under the same key.
    if (!refusal)
      return goOn(ctx, await callProvider(ctx, { message, content, attempt: open, reading }), message)
    if (await giveUp(ctx, open, refusal)) await sendMessage(ctx, id)
    return
  }
  const choice = chooseChannel({ event: message.event, facts, priceCap })
  if (!choice.channel) return end(ctx, message, reasonOf(Object.values(choice.refusals)))
  const { units } = pricedMessage(message, content, choice.channel)
  const attempt = await newAttempt(ctx, message, {
    channel: choice.channel,
    units,
    dueAt: new Date(ctx.clock.now().getTime() + silence),
  })
  // The same job at the same moment was quicker.
  if (attempt) await goOn(ctx, await callProvider(ctx, { message, content, attempt, reading }), message)
}

/** Ends an attempt that nobody was asked for, and its hold. False where somebody else has asked meanwhile. */
async function giveUp(ctx: Context, attempt: Attempt, error: string): Promise<boolean> {
  const dropped = await dropAttempt(ctx, attempt, error)
  if (dropped?.holdId) await giveBackHold(ctx, dropped.holdId)
  return dropped !== undefined
}

/** After a provider was asked, or could not be paid. */
async function goOn(ctx: Context, next: NextStep, message: Message): Promise<void> {
  if (next === 'try another channel') return sendMessage(ctx, message.id)
  if (next !== 'wait') return end(ctx, message, next.reason)
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
  await silenceAttempt(ctx, attempt)
  await sendMessage(ctx, message.id)
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
