import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm'
import { verify } from 'otplib'
import { backupCodes, totpSecrets } from '#database/schema/users.ts'
import { addAuditEntry } from '../audit/add-audit-entry.ts'
import { type Context, type RequestContext, withTransaction } from '../context.server.ts'
import { DomainError } from '../domain-error.ts'

/** Whether the account asks for a second factor. A secret that was never confirmed does not count. */
export async function hasFactor(ctx: Context, userId: string): Promise<boolean> {
  const rows = await ctx.db
    .select({ userId: totpSecrets.userId })
    .from(totpSecrets)
    .where(and(eq(totpSecrets.userId, userId), isNotNull(totpSecrets.confirmedAt)))
  return rows.length > 0
}

/**
 * Whether `code` is the authenticator app's or an unused backup code; either works once. Call it outside a
 * transaction: the try counts even when what it was for is refused.
 */
export async function checkFactor(ctx: RequestContext, userId: string, code: string): Promise<boolean> {
  await ctx.limits.count('factor', userId)
  const typed = code.replaceAll(/[\s-]/g, '').toUpperCase()
  const isRight = /^\d{6}$/.test(typed)
    ? await useStep(ctx, userId, typed)
    : await useBackup(ctx, userId, typed)
  if (isRight) await ctx.limits.clear('factor', userId)
  return isRight
}

const stepSeconds = 30

/** The clock of a telephone may be one step off. The step is used up in one statement, so that it works once. */
async function useStep(ctx: Context, userId: string, code: string): Promise<boolean> {
  const [row] = await ctx.db
    .select({ secretEnc: totpSecrets.secretEnc })
    .from(totpSecrets)
    .where(and(eq(totpSecrets.userId, userId), isNotNull(totpSecrets.confirmedAt)))
  const step = row && (await matchingStep(ctx, userId, row.secretEnc, code))
  if (step === undefined) return false
  const used = await ctx.db
    .update(totpSecrets)
    .set({ lastStep: step })
    .where(
      and(eq(totpSecrets.userId, userId), isNotNull(totpSecrets.confirmedAt), lt(totpSecrets.lastStep, step)),
    )
    .returning({ userId: totpSecrets.userId })
  return used.length > 0
}

/** The step of time that the code belongs to, if it is this one or its neighbour. */
export async function matchingStep(
  ctx: Context,
  userId: string,
  secretEnc: string,
  code: string,
): Promise<number | undefined> {
  const secret = ctx.keys.unseal(secretEnc, sealedFor(userId))
  if (!secret) return undefined
  const epoch = Math.floor(ctx.clock.now().getTime() / 1000)
  const result = await verify({ secret, token: code, epoch, epochTolerance: stepSeconds })
  return result.valid ? Math.floor(epoch / stepSeconds) + result.delta : undefined
}

/** Bound to its owner: copied to another row, a sealed secret does not open. */
export const sealedFor = (userId: string) => `totp|${userId}`

async function useBackup(ctx: RequestContext, userId: string, typed: string): Promise<boolean> {
  const rows = await ctx.db
    .select({ codeHash: backupCodes.codeHash })
    .from(backupCodes)
    .where(and(eq(backupCodes.userId, userId), isNull(backupCodes.usedAt)))
  const match = rows.find(({ codeHash }) => ctx.keys.matchesPepper(codeHash, backupText(userId, typed)))
  if (!match) return false
  return withTransaction(ctx, async (tx) => {
    const used = await tx.db
      .update(backupCodes)
      .set({ usedAt: tx.clock.now() })
      .where(
        and(
          eq(backupCodes.userId, userId),
          eq(backupCodes.codeHash, match.codeHash),
          isNull(backupCodes.usedAt),
        ),
      )
      .returning({ userId: backupCodes.userId })
    if (used.length === 0) return false
    await addAuditEntry(tx, { action: 'backup-code-used', userId, detail: { left: rows.length - 1 } })
    return true
  })
}

/** What the keyed hash of a backup code covers. */
export const backupText = (userId: string, code: string) => `backup|${userId}|${code}`

/** For the ways in that are only a first factor. */
export async function requireFactor(ctx: RequestContext, userId: string, code: string): Promise<void> {
  if (!(await hasFactor(ctx, userId))) return
  if (code === '') throw new DomainError('factor_needed')
  if (!(await checkFactor(ctx, userId, code))) throw new DomainError('wrong_factor')
}
