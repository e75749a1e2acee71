import { eq, sql } from 'drizzle-orm'
import type { StatusReport } from '#rules/messages/attempt-state.ts'
import { preparedQuery } from '#database/prepared-query.server.ts'
import { messageReports } from '#database/schema/messages.ts'
import type { Context } from '../context.server.ts'

export interface Report extends StatusReport {
  error: string
}

const { isBillable } = messageReports

/** Each status counts once; that Meta charges nothing for it may be said later. */
export const onSameReport = {
  target: [messageReports.attemptId, messageReports.status],
  set: {
    isBillable: sql`coalesce(${isBillable} and excluded.is_billable, ${isBillable}, excluded.is_billable)`,
  },
}

export async function writeReport({ db, clock }: Context, attemptId: string, report: Report): Promise<void> {
  await newReport(db).execute({
    attemptId,
    status: report.status,
    isBillable: report.isBillable ?? null,
    error: report.error,
    at: clock.now(),
  })
}

const newReport = preparedQuery((db) =>
  db
    .insert(messageReports)
    .values({
      attemptId: sql.placeholder('attemptId'),
      status: sql.placeholder('status'),
      isBillable: sql.placeholder('isBillable'),
      error: sql.placeholder('error'),
      at: sql.placeholder('at'),
    })
    .onConflictDoUpdate(onSameReport)
    .prepare('new_message_report'),
)

export const reportsOf = ({ db }: Context, attemptId: string) => reports(db).execute({ attemptId })

const reports = preparedQuery((db) =>
  db
    .select()
    .from(messageReports)
    .where(eq(messageReports.attemptId, sql.placeholder('attemptId')))
    .prepare('message_reports_of'),
)
