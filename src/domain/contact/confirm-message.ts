import { and, eq, gt, isNull } from 'drizzle-orm'
import { contactMessages } from '#database/schema/contact-messages.ts'
import { type RequestContext, withTransaction } from '../context.server.ts'
import { DomainError } from '../domain-error.ts'
import { hashSecret } from '../identifiers.ts'
import { fileMessage } from './file-message.ts'

/** Releases a held message. The link works once; only the button behind it (a POST) gets here. */
export function confirmMessage(ctx: RequestContext, secret: string): Promise<string> {
  return withTransaction(ctx, async (tx) => {
    const now = tx.clock.now()
    const [row] = await tx.db
      .update(contactMessages)
      .set({ confirmedAt: now, confirmHash: null })
      .where(
        and(
          eq(contactMessages.confirmHash, hashSecret(secret)),
          isNull(contactMessages.confirmedAt),
          gt(contactMessages.confirmExpiresAt, now),
        ),
      )
      .returning()
    if (!row) throw new DomainError('link_expired')
    await fileMessage(tx, row, { withReceipt: true })
    return row.reference
  })
}
