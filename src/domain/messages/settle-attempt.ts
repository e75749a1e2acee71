import { eventRules } from '#rules/messages/events.ts'
import { attemptStateOf, holdOutcome, type StatusReport } from '#rules/messages/attempt-state.ts'
import { messageAttempts, messageReports } from '#database/schema/messages.ts'
import { eq } from 'drizzle-orm'
import type { Context } from '../context.server.ts'
import { chargeHold, giveBackHold } from './message-money.ts'
import { type Attempt, moveMessage, readMessage, reportsOf, setAttempt } from './message-row.ts'

export interface Report extends StatusReport {
  error: string
}

/** Takes a report of a provider: each status counts once, whatever came before it. */
export async function takeReport(ctx: Context, attemptId: string, report: Report): Promise<void> {
  const [attempt] = await ctx.db.select().from(messageAttempts).where(eq(messageAttempts.id, attemptId))
  if (!attempt) return
  await ctx.db
    .insert(messageReports)
    .values({
      attemptId,
      status: report.status,
      isBillable: report.isBillable ?? null,
      error: report.error,
      at: ctx.clock.now(),
    })
    .onConflictDoNothing()
  await settleAttempt(ctx, attempt)
}

/** State and money of an attempt, from everything that was reported. Safe to repeat. */
export async function settleAttempt(ctx: Context, attempt: Attempt): Promise<void> {
  const message = await readMessage(ctx, attempt.messageId)
  if (!message) return
  const rows = await reportsOf(ctx, attempt.id)
  const reports = rows.map(
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- takeReport alone writes this column
    ({ status, isBillable }) => ({ status, isBillable: isBillable ?? undefined }) as StatusReport,
  )
  const { holdId } = attempt
  if (holdId) {
    const outcome = holdOutcome(reports)
    if (outcome === 'capture' && !attempt.transferId) {
      const transferId = await chargeHold(ctx, holdId, eventRules[message.event].category)
      await setAttempt(ctx, attempt, { transferId })
    } else if (outcome === 'release') await giveBackHold(ctx, holdId)
  }
  const state = attemptStateOf(reports)
  if (state === 'waiting') return
  await setAttempt(ctx, attempt, { state, error: rows.find(({ error }) => error)?.error ?? '' })
  if (state === 'delivered' || state === 'read') {
    await moveMessage(ctx, message, { state, dueAt: null, contentEnc: '' })
  } else if (state === 'failed') {
    const now = ctx.clock.now()
    if (await moveMessage(ctx, message, { dueAt: now })) {
      await ctx.jobs.enqueue(ctx.db, 'send-message', { id: message.id })
    }
  }
}
