import { eq } from 'drizzle-orm'
import type { FieldCode } from '#contract/error-codes.ts'
import type { ProveInput } from '#contract/recovery/shapes.ts'
import { users } from '#database/schema/users.ts'
import { checkPassword } from '../accounts/check-password.ts'
import { checkFactor, hasFactor } from '../accounts/factor.ts'
import { addAuditEntry } from '../audit/add-audit-entry.ts'
import { withTransaction } from '../context.server.ts'
import { DomainError } from '../domain-error.ts'
import { checkPasskey } from '../passkeys/use-passkey.ts'
import { renewProof } from '../sessions/renew-proof.ts'
import type { MerchantContext } from '../sessions/session.server.ts'
import { useCode } from '../tokens/one-time-token.ts'
import { tryMailedCode } from './sign-in-by-code.ts'

/**
 * Proves again who it is: by a passkey, or by password or mailed code, each with the second factor where there is
 * one. Never answers 401, which would mean that the session is over.
 */
export async function prove(ctx: MerchantContext, input: ProveInput) {
  const { userId, actorId } = ctx.session
  if (actorId) throw new DomainError('not_on_visit')
  const [user] = await ctx.db.select().from(users).where(eq(users.id, userId))
  if (!user) throw new DomainError('signed_out')
  const { method, finish } = await firstFactor(ctx, user, input)
  if (method !== 'passkey') await secondFactor(ctx, input.code)
  return withTransaction(ctx, async (tx) => {
    if (!(await finish(tx))) refuse('otp', 'code_refused')
    const tokens = await renewProof(tx)
    await addAuditEntry(tx, { action: 'proof-renewed', userId, detail: { method } })
    return tokens
  })
}

type UserRow = typeof users.$inferSelect

const nothing = () => Promise.resolve(true)

/** What was shown, and what remains to be done in the transaction for it to count. */
async function firstFactor(ctx: MerchantContext, user: UserRow, input: ProveInput) {
  if (input.passkey) {
    const owner = await checkPasskey(ctx, input.passkey)
    if (owner !== user.id) throw new DomainError('passkey_failed')
    return { method: 'passkey', finish: nothing }
  }
  if (input.password !== undefined) {
    await requireOwnPassword(ctx, user, input.password, 'password')
    return { method: 'password', finish: nothing }
  }
  const { request, otp } = input
  if (request === undefined || otp === undefined) {
    throw new DomainError('proof_needed', { fields: { password: 'password_required' } })
  }
  const tried = await tryMailedCode(ctx, { email: user.email, request, otp })
  return { method: 'code', finish: (tx: MerchantContext) => useCode(tx, tried) }
}

async function secondFactor(ctx: MerchantContext, code: string): Promise<void> {
  const { userId } = ctx.session
  if (!(await hasFactor(ctx, userId))) return
  if (code === '') throw new DomainError('proof_needed', { fields: { code: 'code_required' } })
  if (!(await checkFactor(ctx, userId, code))) refuse('code', 'code_refused')
}

/** The password of the signed-in person. Guesses from an open session are limited. */
export async function requireOwnPassword(
  ctx: MerchantContext,
  user: UserRow,
  password: string,
  field: string,
): Promise<void> {
  await ctx.limits.count('proof', user.id)
  if (!(await checkPassword(ctx, user, password))) refuse(field, 'password_refused')
  await ctx.limits.clear('proof', user.id)
}

function refuse(field: string, code: FieldCode): never {
  throw new DomainError('proof_failed', { fields: { [field]: code } })
}
