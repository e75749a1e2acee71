import { and, asc, eq, isNull } from 'drizzle-orm'
import { memberships, outlets, userOutlets } from '#database/schema/companies.ts'
import { sessions } from '#database/schema/sessions.ts'
import type { Context } from '../context.server.ts'
import { DomainError } from '../domain-error.ts'
import { authenticate } from './authenticate.ts'
import type { MerchantContext } from './session.server.ts'

interface Work {
  sessionId: string
  userId: string
  companyId: string
}

/** Points a session at a company that its person works for, and at their first outlet there. */
export async function workFor(ctx: Context, { sessionId, userId, companyId }: Work): Promise<void> {
  const [membership] = await ctx.db
    .update(memberships)
    .set({ chosenAt: ctx.clock.now() })
    .where(and(eq(memberships.userId, userId), eq(memberships.companyId, companyId)))
    .returning({ role: memberships.role })
  if (!membership) throw new DomainError('not_found')
  const activeOutletId = await firstOutlet(ctx, { userId, companyId })
  await ctx.db.update(sessions).set({ companyId, activeOutletId }).where(eq(sessions.id, sessionId))
}

/** Where somebody begins to work in a company. */
async function firstOutlet(
  { db }: Context,
  { userId, companyId }: { userId: string; companyId: string },
): Promise<string | null> {
  const [outlet] = await db
    .select({ id: outlets.id })
    .from(userOutlets)
    .innerJoin(outlets, eq(outlets.id, userOutlets.outletId))
    .where(
      and(eq(userOutlets.userId, userId), eq(userOutlets.companyId, companyId), isNull(outlets.archivedAt)),
    )
    .orderBy(asc(outlets.createdAt), asc(outlets.id))
    .limit(1)
  return outlet?.id ?? null
}

/** The session after it was changed: company, role and outlet come from its row and from nowhere else. */
export async function currentState(ctx: MerchantContext): Promise<MerchantContext> {
  const merchant = await authenticate(ctx)
  if (!merchant) throw new DomainError('signed_out')
  return merchant
}
