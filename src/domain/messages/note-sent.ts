import { and, eq, inArray, sql } from 'drizzle-orm'
import { preparedQuery } from '#database/prepared-query.server.ts'
import { messageAttempts, messageReports } from '#database/schema/messages.ts'
import type { Context } from '../context.server.ts'
import { onSameReport, type Report } from './report-row.ts'

/**
 * Most reports say that WhatsApp has a message, which moves no money. Where nothing else was reported before, one
 * statement writes that down. False where the attempt is further on: then the whole of its reports counts.
 */
export async function noteSent(
  { db, clock }: Context,
  attemptId: string,
  { status, isBillable, error }: Report,
): Promise<boolean> {
  const rows = await sentReport(db).execute({
    attemptId,
    status,
    isBillable: isBillable ?? null,
    error,
    at: clock.now().toISOString(),
  })
  return rows.length > 0
}

const sentReport = preparedQuery((db) => {
  const attempt = db.$with('attempt').as(
    db
      .update(messageAttempts)
      .set({ state: 'sent', updatedAt: sql`${sql.placeholder('at')}::timestamptz` })
      .where(
        and(
          eq(messageAttempts.id, sql.placeholder('attemptId')),
          eq(messageAttempts.channel, 'whatsapp'),
          inArray(messageAttempts.state, ['waiting', 'sent']),
        ),
      )
      .returning({ id: messageAttempts.id }),
  )
  return db
    .with(attempt)
    .insert(messageReports)
    .select(
      db
        .select({
          attemptId: attempt.id,
          status: sql<string>`${sql.placeholder('status')}::text`.as('status'),
          isBillable: sql<boolean | null>`${sql.placeholder('isBillable')}::boolean`.as('is_billable'),
          error: sql<string>`${sql.placeholder('error')}::text`.as('error'),
          at: sql<Date>`${sql.placeholder('at')}::timestamptz`.as('at'),
        })
        .from(attempt),
    )
    .onConflictDoUpdate(onSameReport)
    .returning({ status: messageReports.status })
    .prepare('sent_message_report')
})
