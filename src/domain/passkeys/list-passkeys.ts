import { and, asc, eq } from 'drizzle-orm'
import { passkeys } from '#database/schema/users.ts'
import { emailOwner } from '../accounts/email-owner.ts'
import { addAuditEntry } from '../audit/add-audit-entry.ts'
import { withTransaction } from '../context.server.ts'
import { DomainError } from '../domain-error.ts'
import type { MerchantContext } from '../sessions/session.server.ts'

export async function listPasskeys(ctx: MerchantContext) {
  const rows = await ctx.db
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, ctx.session.userId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id))
  return rows.map(viewPasskey)
}

export const viewPasskey = (row: typeof passkeys.$inferSelect) => ({
  id: row.id,
  name: row.name,
  backed_up: row.backedUp,
  created_at: row.createdAt.toISOString(),
  last_used_at: row.lastUsedAt?.toISOString() ?? null,
})

export async function renamePasskey(ctx: MerchantContext, id: string, name: string): Promise<void> {
  const renamed = await ctx.db
    .update(passkeys)
    .set({ name })
    .where(ownPasskey(ctx, id))
    .returning({ id: passkeys.id })
  if (renamed.length === 0) throw new DomainError('not_found')
}

export async function removePasskey(ctx: MerchantContext, id: string): Promise<void> {
  await withTransaction(ctx, async (tx) => {
    const [removed] = await tx.db
      .delete(passkeys)
      .where(ownPasskey(tx, id))
      .returning({ name: passkeys.name })
    if (!removed) throw new DomainError('not_found')
    await emailOwner(tx, 'passkey-removed', removed.name)
    const { userId } = tx.session
    // Not its name: people name things after themselves, and the record outlives the account.
    await addAuditEntry(tx, { action: 'passkey-removed', userId })
  })
}

const ownPasskey = (ctx: MerchantContext, id: string) =>
  and(eq(passkeys.id, id), eq(passkeys.userId, ctx.session.userId))
