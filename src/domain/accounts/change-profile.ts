import { eq } from 'drizzle-orm'
import type { ProfileInput } from '#contract/own-account/shapes.ts'
import { users } from '#database/schema/users.ts'
import { addAuditEntry } from '../audit/add-audit-entry.ts'
import { withTransaction } from '../context.server.ts'
import { DomainError } from '../domain-error.ts'
import { isFresh, type MerchantContext } from '../sessions/session.server.ts'

/** Names change freely; the telephone may be a way to reach the owner, so another one needs a fresh proof. */
export async function changeProfile(ctx: MerchantContext, input: ProfileInput): Promise<void> {
  const { userId } = ctx.session
  const [before] = await ctx.db.select().from(users).where(eq(users.id, userId))
  if (!before) throw new DomainError('signed_out')
  const after = {
    firstName: input.first_name,
    lastName: input.last_name,
    phoneCode: input.phone_no ? input.phone_code : null,
    phoneNo: input.phone_no || null,
  }
  const changed = profileNames.filter((name) => before[name] !== after[name])
  if (changed.length === 0) return
  const isOtherPhone = changed.some((name) => name.startsWith('phone'))
  if (isOtherPhone && !isFresh(ctx.session, ctx.clock.now())) throw new DomainError('proof_needed')
  await withTransaction(ctx, async (tx) => {
    await tx.db
      .update(users)
      .set({ ...after, updatedAt: tx.clock.now() })
      .where(eq(users.id, userId))
    await addAuditEntry(tx, {
      action: 'profile-changed',
      userId,
      actorId: ctx.session.actorId ?? undefined,
      detail: { name: changed.some((name) => name.endsWith('Name')), phone: isOtherPhone },
    })
  })
}

const profileNames = ['firstName', 'lastName', 'phoneCode', 'phoneNo'] as const
