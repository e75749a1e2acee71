import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { ReconnectAnswer, StaffStore } from '#contract/staff/stores.ts'
import { shopScopes } from '#contract/stores/shapes.ts'
import { memberships } from '#database/schema/companies.ts'
import { users } from '#database/schema/users.ts'
import type { Context } from '../../context.server.ts'
import type { StoreRow } from './store-row.ts'

/** A merchant is asked about one store once in this time. */
export const askAgainAfter = 24 * 60 * 60 * 1000

interface Standing {
  row: Pick<StoreRow, 'outlet' | 'request'>
  state: StaffStore['state']
  missing: readonly string[]
}

/** Whether asking the merchant to reconnect would help, and may be done now. */
export async function mayAskToReconnect(
  ctx: Pick<Context, 'db' | 'clock'>,
  { row: { outlet, request }, state, missing }: Standing,
): Promise<ReconnectAnswer> {
  const isLost = state === 'refused' || state === 'left' || state === 'open'
  const lacks = shopScopes.some((scope) => missing.includes(scope))
  if (!isLost && !lacks) return state === 'behind' ? 'retrying' : 'connected'
  const isAsked = request && ctx.clock.now().getTime() - request.askedAt.getTime() < askAgainAfter
  if (isAsked) return 'asked'
  return (await ownerWithEmail(ctx, outlet.companyId)) ? 'yes' : 'no_owner'
}

/** The first owner whose address is confirmed: another one may be a stranger's. */
export async function ownerWithEmail({ db }: Pick<Context, 'db'>, companyId: string) {
  const [owner] = await db
    .select({ id: users.id, email: users.email, firstName: users.firstName })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(
      and(
        eq(memberships.companyId, companyId),
        eq(memberships.role, 'owner'),
        isNotNull(users.emailVerifiedAt),
        isNull(users.disabledAt),
      ),
    )
    .orderBy(asc(memberships.createdAt))
    .limit(1)
  return owner
}
