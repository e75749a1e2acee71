import { and, eq, isNull } from 'drizzle-orm'
import { type Permission, mayDo } from '#contract/roles.ts'
import { outlets, userOutlets } from '#database/schema/companies.ts'
import { recordOwnAct } from '../audit/record-own-act.ts'
import { withTransaction } from '../context.server.ts'
import { DomainError } from '../domain-error.ts'
import type { MerchantContext } from '../sessions/session.server.ts'
import { withTenant } from '../tenant.server.ts'

export type Outlet = typeof outlets.$inferSelect

/** The outlet that a request wishes to work in, once it has been found among the merchant's own. */
export async function requireOutlet(ctx: MerchantContext, wish: string | undefined): Promise<Outlet> {
  const outletId = wish ?? ctx.session.activeOutletId
  const found = outletId && isId(outletId) ? await withTenant(ctx, (tx) => findOwn(tx, outletId)) : undefined
  if (found) return found
  await withTransaction(ctx, (tx) =>
    recordOwnAct(tx, 'outlet-refused', { outlet: (outletId ?? '').slice(0, 40) }),
  )
  throw new DomainError('outlet_refused')
}

async function findOwn({ db, session }: MerchantContext, outletId: string): Promise<Outlet | undefined> {
  const [row] = await db
    .select({ outlet: outlets })
    .from(userOutlets)
    .innerJoin(outlets, eq(outlets.id, userOutlets.outletId))
    .where(and(eq(userOutlets.userId, session.userId), eq(outlets.id, outletId), isNull(outlets.archivedAt)))
  return row?.outlet
}

const isId = (value: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(value)

/** The role's row in the table of roles decides. */
export function requirePermission(ctx: MerchantContext, permission: Permission): void {
  if (!mayDo(ctx.session.role, permission)) throw new DomainError('forbidden')
}
