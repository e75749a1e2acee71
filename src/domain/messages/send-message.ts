import { eventRules, type MessageChannel } from '#rules/messages/events.ts'
import { chooseChannel } from '#rules/messages/choose-channel.ts'
import { messageAttempts } from '#database/schema/messages.ts'
import type { Context } from '../context.server.ts'
import { DomainError } from '../domain-error.ts'
import { newId } from '../identifiers.ts'
import { pricedMessage, readChannelFacts } from './channel-facts.ts'
import { handOver } from './hand-over.ts'
import { payAttempt } from './message-money.ts'
import {
  type Attempt,
  attemptsOf,
  contentOf,
  type Message,
  type MessageContent,
  moveMessage,
  readMessage,
  setAttempt,
} from './message-row.ts'
import { quietUntil } from './quiet-hours.ts'
import { settleAttempt } from './settle-attempt.ts'

const minute = 60_000
/** After so long without a report the next channel is tried. */
const silence = 2 * minute

/**
 * The job of a message: chooses a channel, pays, hands it over, and goes on to the next one where that failed. Safe to
 * repeat: an attempt is written before the provider is asked, and on each channel there is one at most.
 */
export async function sendMessage(ctx: Context, id: string): Promise<void> {
  const message = await readMessage(ctx, id)
  const content = message && contentOf(ctx, message)
  if (!message?.dueAt || !content) return
  const attempts = await attemptsOf(ctx, id)
  const open = attempts.find(({ state }) => state === 'waiting' || state === 'sent')
  if (open) return watch(ctx, message, open)
  const now = ctx.clock.now().getTime()
  const { minutes, isQuiet } = eventRules[message.event]
  if (now > message.createdAt.getTime() + minutes * minute) return end(ctx, message, attempts, 'too_late')
  const { facts, settings, senders, templates } = await readChannelFacts(ctx, message, content, attempts)
  const later = isQuiet && settings ? await quietUntil(ctx, message.outletId, settings) : undefined
  if (later) {
    await moveMessage(ctx, message, { dueAt: later })
    return
  }
  const choice = chooseChannel({ event: message.event, facts, priceCap: settings?.priceCap ?? null })
  if (!choice.channel) return end(ctx, message, attempts, Object.values(choice.refusals).at(0) ?? 'off')
  const sender = senders.find(({ channel }) => channel === choice.channel)
  const template = templates.find(({ channel }) => channel === choice.channel)
  await tryChannel(ctx, message, content, {
    channel: choice.channel,
    sender: sender?.providerId ?? '',
    template: template?.providerId ?? '',
  })
}

/** Somebody has it, or it is on its way: two minutes of silence lead to the next channel. */
async function watch(ctx: Context, message: Message, attempt: Attempt): Promise<void> {
  const until = new Date(attempt.createdAt.getTime() + silence)
  if (ctx.clock.now() < until) {
    await moveMessage(ctx, message, { dueAt: until })
    return
  }
  await setAttempt(ctx, attempt, { state: 'silent' })
  await sendMessage(ctx, message.id)
}

async function tryChannel(
  ctx: Context,
  message: Message,
  content: MessageContent,
  { channel, sender, template }: { channel: MessageChannel; sender: string; template: string },
): Promise<void> {
  const now = ctx.clock.now()
  const { id: messageId, outletId, companyId } = message
  const [attempt] = await ctx.db
    .insert(messageAttempts)
    .values({
      id: newId(now),
      outletId,
      companyId,
      messageId,
      channel,
      state: 'waiting',
      holdId: null,
      transferId: null,
      price: 0,
      error: '',
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing()
    .returning()
  // The same job at the same moment was quicker.
  if (!attempt) return
  await moveMessage(ctx, message, { state: 'sending', dueAt: new Date(now.getTime() + silence) })
  const paid = await payAttempt(ctx, attempt.id, pricedMessage(message, content, channel)).catch(
    (error: unknown) => {
      if (error instanceof DomainError) return error
      throw error
    },
  )
  if (paid instanceof DomainError) {
    await setAttempt(ctx, attempt, { state: 'not_sent', error: paid.code })
    return end(ctx, message, [attempt], paid.code === 'wallet_short' ? 'wallet' : paid.code)
  }
  await setAttempt(ctx, attempt, paid)
  const answer = await handOver(ctx, { message, content, attempt, sender, template })
  if (answer === 'unknown') return
  if (answer.refusal !== undefined) {
    await setAttempt(ctx, attempt, { state: 'failed', error: answer.refusal })
    await settleAttempt(ctx, { ...attempt, ...paid })
    return sendMessage(ctx, message.id)
  }
  await setAttempt(ctx, attempt, { state: 'sent' })
}

/** Nothing more is tried. */
async function end(
  ctx: Context,
  message: Message,
  attempts: readonly Attempt[],
  reason: string,
): Promise<void> {
  const isTried = attempts.some(({ state }) => state !== 'not_sent')
  await moveMessage(ctx, message, {
    state: isTried ? 'failed' : 'not_sent',
    reason,
    dueAt: null,
    contentEnc: '',
  })
}
