import { type RequestContext, withTransaction } from '../context.server.ts'
import { addAuditEntry } from './add-audit-entry.ts'

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** Once for each limit, subject and window: a flood must not fill the record. The answer does not depend on it. */
export async function recordLimitHit(
  ctx: RequestContext,
  { limit, subject }: { limit: string; subject: string },
): Promise<void> {
  const userId = uuid.test(subject) ? subject : undefined
  try {
    await withTransaction(ctx, (tx) => addAuditEntry(tx, { action: 'limit-hit', userId, detail: { limit } }))
  } catch (error) {
    ctx.log.error({ err: error, requestId: ctx.requestId }, 'limit hit not recorded')
  }
}
