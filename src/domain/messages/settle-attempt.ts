import { eventRules } from '#rules/messages/events.ts'
import {
  attemptStateOf,
  type HoldOutcome,
  holdOutcome,
  reportedStatuses,
  type StatusReport,
} from '#rules/messages/attempt-state.ts'
import { type Context, withTransaction } from '../context.server.ts'
import { chargeHold, giveBackHold } from './message-money.ts'
import {
  type Attempt,
  attemptsOf,
  dropAttempt,
  lockAttempt,
  type Message,
  moveMessage,
  noteOnMessage,
  setAttempt,
} from './message-row.ts'
import { noteSent } from './note-sent.ts'
import { type Report, reportsOf, writeReport } from './report-row.ts'

/** For so long a delivered message waits for Meta's word on its price. */
const pricePatience = 2 * 60_000

/** Takes a report of a provider: each status counts once, whatever came before it. */
export async function takeReport(ctx: Context, attemptId: string, report: Report): Promise<void> {
  const isSent = report.status === 'accepted' || report.status === 'sent'
  if (isSent && (await noteSent(ctx, attemptId, report))) return
  await withTransaction(ctx, async (tx) => {
    const locked = await lockAttempt(tx, attemptId)
    if (!locked) return
    await writeReport(tx, attemptId, report)
    await settle(tx, locked)
  })
}

/** Meta has not said whether it charges for a delivered message, and is not waited for any longer. */
export async function chargeUnpriced(ctx: Context, { id }: Pick<Attempt, 'id'>): Promise<void> {
  await withTransaction(ctx, async (tx) => {
    const locked = await lockAttempt(tx, id)
    if (locked) await settle(tx, locked, true)
  })
}

/** State and money of an attempt, from everything that was reported. Safe to repeat. */
async function settle(
  tx: Context,
  { attempt, message }: { attempt: Attempt; message: Message },
  isFinal = false,
): Promise<void> {
  const rows = await reportsOf(tx, attempt.id)
  const reports = rows.flatMap(({ status: written, isBillable }): StatusReport[] => {
    const status = reportedStatuses.find((known) => known === written)
    return status ? [{ status, ...(isBillable !== null && { isBillable }) }] : []
  })
  const found = holdOutcome(attempt.channel, reports)
  const outcome = isFinal && found === 'unpriced' ? 'capture' : found
  const reported = attemptStateOf(reports)
  // A late word that it was sent does not end the silence.
  const isSilent = attempt.state === 'silent' && reported === 'sent'
  const state = reported === 'waiting' || isSilent ? attempt.state : reported
  const error = rows.find((row) => row.error)?.error ?? attempt.error
  const isDelivered = reported === 'delivered' || reported === 'read'
  if (isDelivered) {
    const isFirst = message.state !== 'delivered' && message.state !== 'read'
    const isAwaited = outcome === 'unpriced' && attempt.holdId !== null
    const lookAt = isAwaited ? new Date(tx.clock.now().getTime() + pricePatience) : null
    await noteOnMessage(tx, message, {
      state: message.state === 'read' ? 'read' : reported,
      reason: '',
      // Another channel may be waited for already.
      dueAt: isFirst ? lookAt : (message.dueAt ?? lookAt),
      contentEnc: '',
    })
  } else if (reported === 'failed') await goOn(tx, message, attempt, error)
  const spared = isDelivered ? await endWaiting(tx, message) : []
  // The wallet is locked from here to the end of the transaction: everything else comes first.
  const transferId = attempt.transferId ?? (await settleHold(tx, message, attempt, outcome))
  for (const hold of spared) await giveBackHold(tx, hold)
  const isNews = state !== attempt.state || transferId !== attempt.transferId || error !== attempt.error
  if (isNews) await setAttempt(tx, attempt, { state, transferId, error })
}

/** Somebody has the message: a channel that nobody was asked for yet is not tried. What is held for it is free. */
async function endWaiting(tx: Context, { id, tried }: Message): Promise<string[]> {
  if (tried < 2) return []
  const holds: string[] = []
  const unasked = (await attemptsOf(tx, id)).filter(({ askedAt }) => !askedAt)
  for (const attempt of unasked) {
    const dropped = await dropAttempt(tx, attempt, attempt.error)
    if (dropped?.holdId) holds.push(dropped.holdId)
  }
  return holds
}

async function settleHold(tx: Context, message: Message, attempt: Attempt, outcome: HoldOutcome) {
  const { holdId, channel, units } = attempt
  if (holdId === null) return null
  const { outletId, event, country } = message
  if (outcome === 'capture') {
    const { category } = eventRules[event]
    return chargeHold(tx, holdId, { outletId, event, channel, category, country, units })
  }
  if (outcome === 'release') await giveBackHold(tx, holdId)
  return null
}

/** The next channel is tried; where none was left before, nobody has it now. */
async function goOn(tx: Context, message: Message, failed: Attempt, error: string): Promise<void> {
  if (await moveMessage(tx, message, { dueAt: tx.clock.now() })) {
    await tx.jobs.enqueue(tx.db, 'send-message', { id: message.id }, { key: message.id })
  } else if (message.state === 'sent') {
    const attempts = await attemptsOf(tx, message.id)
    const isFailed = attempts.every(
      ({ id, state }) => id === failed.id || state === 'failed' || state === 'not_sent',
    )
    if (isFailed) await noteOnMessage(tx, message, { state: 'failed', reason: error || 'failed' })
  }
}
