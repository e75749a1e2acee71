import type { MerchantContext } from '../sessions/session.server.ts'
import { type Act, recordAct } from './record-act.ts'

/** An act of the person whose session this is, in their company; with the member of staff behind it, if any. */
export function recordOwnAct(
  ctx: MerchantContext,
  action: Act['action'],
  detail: Act['detail'] = {},
): Promise<void> {
  const { userId, companyId, actorId } = ctx.session
  return recordAct(ctx, {
    action,
    userId,
    companyId: companyId ?? undefined,
    actorId: actorId ?? undefined,
    detail,
  })
}
