import { desc, eq, sql } from 'drizzle-orm'
import type { GoogleView } from '#contract/google/shapes.ts'
import { preparedQuery } from '#database/prepared-query.server.ts'
import { identities, passkeys, users } from '#database/schema/users.ts'
import { addAuditEntry } from '../audit/add-audit-entry.ts'
import { withTransaction } from '../context.server.ts'
import { DomainError } from '../domain-error.ts'
import type { MerchantContext } from '../sessions/session.server.ts'
import { endTrip, type GoogleAnswer } from './google-trip.ts'
import { linkIdentity } from './link-identity.ts'

const newestIdentity = preparedQuery((db) =>
  db
    .select({ email: identities.email })
    .from(identities)
    .where(eq(identities.userId, sql.placeholder('userId')))
    .orderBy(desc(identities.lastUsedAt))
    .limit(1)
    .prepare('newest_identity'),
)

/** Whether Google is connected to the user's account. */
export async function viewGoogle(ctx: MerchantContext): Promise<GoogleView> {
  const { userId } = ctx.session
  const [linked] = await newestIdentity(ctx.sessionReads()).execute({ userId })
  return {
    available: ctx.google !== undefined,
    connected: linked !== undefined,
    email: linked?.email ?? null,
    only_way_in: linked !== undefined && !(await hasOtherWay(ctx)),
  }
}

/** After the redirect back from Google, for the user who started it. */
export async function connectGoogle(ctx: MerchantContext, answer: GoogleAnswer): Promise<GoogleView> {
  const { userId, actorId } = ctx.session
  if (actorId) throw new DomainError('not_on_visit')
  const person = await endTrip(ctx, answer, 'connect', userId)
  await withTransaction(ctx, (tx) => linkIdentity(tx, userId, person, 'session'))
  return viewGoogle(ctx)
}

export async function disconnectGoogle(ctx: MerchantContext): Promise<GoogleView> {
  const { userId, actorId } = ctx.session
  if (actorId) throw new DomainError('not_on_visit')
  await withTransaction(ctx, async (tx) => {
    // Locked, so that password and Google cannot be removed at the same time.
    await tx.db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
    if (!(await hasOtherWay(tx))) throw new DomainError('only_way_in')
    const gone = await tx.db
      .delete(identities)
      .where(eq(identities.userId, userId))
      .returning({ subject: identities.subject })
    if (gone.length > 0) await addAuditEntry(tx, { action: 'google-unlinked', userId })
  })
  return viewGoogle(ctx)
}

/** An emailed code always works too, but only as long as the mailbox does. */
async function hasOtherWay({ db, session: { userId } }: MerchantContext): Promise<boolean> {
  const [user] = await db.select({ passwordHash: users.passwordHash }).from(users).where(eq(users.id, userId))
  if (user?.passwordHash) return true
  const [passkey] = await db
    .select({ id: passkeys.id })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .limit(1)
  return passkey !== undefined
}
