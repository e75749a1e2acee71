import { requireFactor } from '../accounts/factor.ts'
import { isKnownBrowser, ownMailbox } from '../accounts/own-mailbox.ts'
import { addAuditEntry } from '../audit/add-audit-entry.ts'
import { type RequestContext, withTransaction } from '../context.server.ts'
import { DomainError } from '../domain-error.ts'
import { hashSecret } from '../identifiers.ts'
import { beginSession, showSession, type SignedIn } from '../sessions/sign-in.ts'
import { tryCode, useCode } from '../tokens/one-time-token.ts'
import { findUser } from './find-user.ts'
import { codeSubject } from './mail-code.ts'

export interface MailedCode {
  email: string
  /** What asking for the code answered with. */
  request: string
  otp: string
  /** From the authenticator app, or a backup code. */
  code: string
}

/** Signs in by a mailed code. It is used up only with the sign-in, so that a factor can be asked for in between. */
export async function signInByCode(ctx: RequestContext, typed: MailedCode): Promise<SignedIn> {
  const tried = await tryMailedCode(ctx, typed)
  const user = await findUser(ctx, typed.email)
  if (!user) throw new DomainError('code_wrong')
  // The factor of an account whose address was never confirmed may be a stranger's; it is about to be removed.
  const isOwn = user.emailVerifiedAt !== null || (await isKnownBrowser(ctx, user.id))
  if (isOwn) await requireFactor(ctx, user.id, typed.code)
  const begun = await withTransaction(ctx, async (tx) => {
    if (!(await useCode(tx, tried))) throw new DomainError('code_wrong')
    const { isReclaimed } = await ownMailbox(tx, user.id)
    const session = await beginSession(tx, user.id, 'code')
    if (isReclaimed) await addAuditEntry(tx, { action: 'account-reclaimed', userId: user.id })
    return session
  })
  return showSession(ctx, begun)
}

/**
 * Five tries, counted against the request that the code belongs to and never against the address. A wrong one costs
 * whoever typed it one of the mails that they may cause.
 */
export async function tryMailedCode(ctx: RequestContext, { email, request, otp }: Omit<MailedCode, 'code'>) {
  const tried = await tryCode(ctx, {
    purpose: 'sign-in-code',
    subject: codeSubject(email, hashSecret(request)),
    secret: otp,
  })
  if (tried) return tried
  await ctx.limits.isReached('recovery', ctx.ip)
  throw new DomainError('code_wrong', { fields: { otp: 'code_refused' } })
}
