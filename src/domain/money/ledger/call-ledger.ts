import type { SQL } from 'drizzle-orm'
import { type ErrorCode, errorCodes } from '#contract/error-codes.ts'
import type { Db } from '#database/client.server.ts'
import { DomainError } from '#domain/domain-error.ts'

/** The first column of the first row that a function of the ledger answers with. Its refusals keep their codes. */
export async function callLedger<T>(db: Db, query: SQL): Promise<T> {
  try {
    const {
      rows: [row],
    } = await db.execute(query)
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each caller names what its function returns
    return Object.values(row ?? {})[0] as T
  } catch (error) {
    throw refusalOf(error) ?? error
  }
}

/** The functions refuse with a state that begins with IM, the code as message, and the figures as detail. */
function refusalOf(error: unknown): DomainError | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (!('code' in cause) || !String(cause.code).startsWith('IM')) continue
    const code = errorCodes.find((known): known is ErrorCode => known === (cause as Error).message)
    const detail = 'detail' in cause && typeof cause.detail === 'string' ? cause.detail : ''
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by the function
    const figures = detail ? (JSON.parse(detail) as { needed: number; available: number }) : undefined
    if (code) return new DomainError(code, { figures, cause: error })
  }
  return undefined
}
