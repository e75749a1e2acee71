import { and, count, eq, isNull, sql } from 'drizzle-orm'
import { generateSecret, generateURI } from 'otplib'
import { backupCodes, totpSecrets } from '#database/schema/users.ts'
import { addAuditEntry } from '../audit/add-audit-entry.ts'
import { withTransaction } from '../context.server.ts'
import { DomainError } from '../domain-error.ts'
import type { MerchantContext } from '../sessions/session.server.ts'
import { replaceBackupCodes } from './backup-codes.ts'
import { hasFactor, matchingStep, sealedFor } from './factor.ts'
import { emailOwner } from './email-owner.ts'

/** A secret that counts for nothing until a code of it has been given. */
export async function startFactor(
  ctx: MerchantContext,
  issuer: string,
): Promise<{ secret: string; uri: string }> {
  const { userId, email } = ctx.session
  const secret = generateSecret()
  const secretEnc = ctx.keys.seal(secret, sealedFor(userId))
  const createdAt = ctx.clock.now()
  const stored = await ctx.db
    .insert(totpSecrets)
    .values({ userId, secretEnc, createdAt })
    .onConflictDoUpdate({
      target: totpSecrets.userId,
      set: { secretEnc, createdAt, lastStep: 0 },
      setWhere: isNull(totpSecrets.confirmedAt),
    })
    .returning({ userId: totpSecrets.userId })
  if (stored.length === 0) throw new DomainError('factor_present')
  return { secret, uri: generateURI({ issuer, label: email, secret }) }
}

/** Turns it on, and answers with backup codes that are shown this once. */
export async function confirmFactor(ctx: MerchantContext, typed: string): Promise<string[]> {
  const { userId } = ctx.session
  await ctx.limits.count('factor', userId)
  const code = typed.replaceAll(/\s/g, '')
  const [pending] = await ctx.db
    .select({ secretEnc: totpSecrets.secretEnc })
    .from(totpSecrets)
    .where(and(eq(totpSecrets.userId, userId), isNull(totpSecrets.confirmedAt)))
  const isCode = pending && /^\d{6}$/.test(code)
  const step = isCode && (await matchingStep(ctx, userId, pending.secretEnc, code))
  if (!step) throw new DomainError('code_wrong', { fields: { code: 'code_refused' } })
  const codes = await withTransaction(ctx, async (tx) => {
    const confirmed = await tx.db
      .update(totpSecrets)
      .set({ confirmedAt: tx.clock.now(), lastStep: step })
      .where(
        and(
          eq(totpSecrets.userId, userId),
          eq(totpSecrets.secretEnc, pending.secretEnc),
          isNull(totpSecrets.confirmedAt),
        ),
      )
      .returning({ userId: totpSecrets.userId })
    if (confirmed.length === 0) throw new DomainError('code_wrong', { fields: { code: 'code_refused' } })
    const fresh = await replaceBackupCodes(tx, userId)
    await emailOwner(tx, 'factor-added')
    await addAuditEntry(tx, { action: 'factor-added', userId })
    return fresh
  })
  await ctx.limits.clear('factor', userId)
  return codes
}

export async function removeFactor(ctx: MerchantContext): Promise<void> {
  const { userId } = ctx.session
  await withTransaction(ctx, async (tx) => {
    await tx.db.delete(backupCodes).where(eq(backupCodes.userId, userId))
    const removed = await tx.db
      .delete(totpSecrets)
      .where(eq(totpSecrets.userId, userId))
      .returning({ confirmedAt: totpSecrets.confirmedAt })
    if (!removed[0]?.confirmedAt) return
    await emailOwner(tx, 'factor-removed')
    await addAuditEntry(tx, { action: 'factor-removed', userId })
  })
}

/** Ten new codes in place of whatever is left of the old. */
export async function renewBackupCodes(ctx: MerchantContext): Promise<string[]> {
  const { userId } = ctx.session
  if (!(await hasFactor(ctx, userId))) throw new DomainError('not_found')
  return withTransaction(ctx, async (tx) => {
    const codes = await replaceBackupCodes(tx, userId)
    await emailOwner(tx, 'backup-codes-renewed')
    await addAuditEntry(tx, { action: 'backup-codes-renewed', userId })
    return codes
  })
}

export async function viewFactor(ctx: MerchantContext) {
  const { userId } = ctx.session
  const [secret] = await ctx.db
    .select({ since: totpSecrets.confirmedAt })
    .from(totpSecrets)
    .where(eq(totpSecrets.userId, userId))
  const [codes] = await ctx.db
    .select({ left: sql<number>`${count()}::int` })
    .from(backupCodes)
    .where(and(eq(backupCodes.userId, userId), isNull(backupCodes.usedAt)))
  const since = secret?.since ?? null
  return {
    active: since !== null,
    since: since?.toISOString() ?? null,
    backup_codes_left: since ? (codes?.left ?? 0) : 0,
  }
}
