import { eq } from 'drizzle-orm'
import { memberships, userOutlets } from '#database/schema/companies.ts'
import type { MerchantContext } from '../sessions/session.server.ts'

/** Gives the outlet to the person who adds it and to every owner. */
export async function admitToOutlet(
  { db, session }: MerchantContext,
  companyId: string,
  outletId: string,
): Promise<void> {
  const members = await db
    .select({ userId: memberships.userId, role: memberships.role })
    .from(memberships)
    .where(eq(memberships.companyId, companyId))
  const admitted = members.filter(({ userId, role }) => role === 'owner' || userId === session.userId)
  if (admitted.length === 0) return
  await db
    .insert(userOutlets)
    .values(admitted.map(({ userId }) => ({ companyId, outletId, userId })))
    .onConflictDoNothing()
}
