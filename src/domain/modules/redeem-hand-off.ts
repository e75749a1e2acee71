import type { ErrorCode } from '#contract/error-codes.ts'
import type { ModuleSlug } from '#contract/modules/modules.ts'
import { addOwnAuditEntry } from '../audit/add-own-audit-entry.ts'
import { withTransaction } from '../context.server.ts'
import { DomainError } from '../domain-error.ts'
import { requireOutlet } from '../outlets/require-outlet.ts'
import type { MerchantContext } from '../sessions/session.server.ts'
import { audienceOf, readXut, spendNote } from './hand-off.ts'

/**
 * Redeems a hand-off to one of our own pages and returns its outlet. The bearer must be signed in as the person it
 * was made for. Showing it uses it up, even for somebody else: then it has leaked.
 */
export async function redeemHandOff(
  ctx: MerchantContext,
  { xut, app }: { xut: string; app: ModuleSlug },
): Promise<string> {
  const audience = audienceOf(ctx.settings.publicBaseUrl)
  const claims = readXut(ctx, xut, audience)
  const { userId, companyId, actorId } = ctx.session
  const isOwn = claims?.sub === userId && claims.company === companyId && claims.act === actorId

  const refusal = await withTransaction(ctx, async (tx): Promise<ErrorCode | undefined> => {
    const isFresh = claims !== undefined && (await spendNote(tx, claims))
    const code =
      claims && !isOwn ? 'hand_off_for_another' : isFresh && claims.app === app ? undefined : 'hand_off_spent'
    await addOwnAuditEntry(tx, code ? 'xut-refused' : 'xut-redeemed', { app, audience })
    return code
  })
  if (refusal || !claims) throw new DomainError(refusal ?? 'hand_off_spent')
  // It may have been taken from them, or put away, within that minute.
  return (await requireOutlet(ctx, claims.outlet)).id
}
