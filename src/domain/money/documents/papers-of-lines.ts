import { and, eq, inArray, sql } from 'drizzle-orm'
import { documents } from '#database/schema/billing.ts'
import type { Context } from '#domain/context.server.ts'
import { titleOf } from './issue-document.ts'

interface Line {
  scope: string
  key: string
}

/** Whose movements have a document of their own: the subject is the scope and the key of the transfer. */
const scopes = ['payment', 'refund', 'dispute', 'dispute-won', 'adjustment']

/** Each line with the number of its document and the provider's name of the payment; both empty where there is none. */
export async function papersOfLines<T extends Line>(
  { db }: Pick<Context, 'db'>,
  companyId: string,
  lines: readonly T[],
): Promise<(T & { document: string; charge: string })[]> {
  const subjectOf = ({ scope, key }: Line) => (scopes.includes(scope) ? `${scope}:${key}` : '')
  const subjects = lines.map(subjectOf).filter(Boolean)
  const rows =
    subjects.length === 0
      ? []
      : await db
          .select({
            subject: documents.subject,
            series: documents.series,
            number: documents.number,
            charge: sql<string | null>`${documents.snapshot} ->> 'charge'`,
          })
          .from(documents)
          .where(and(eq(documents.companyId, companyId), inArray(documents.subject, subjects)))
  const papers = new Map(rows.map((row) => [row.subject, row]))
  return lines.map((line) => {
    const paper = papers.get(subjectOf(line))
    return { ...line, document: paper ? titleOf(paper) : '', charge: paper?.charge ?? '' }
  })
}
