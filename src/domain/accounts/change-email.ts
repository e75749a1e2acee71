import { and, eq, ne } from 'drizzle-orm'
import { users } from '#database/schema/users.ts'
import { addAuditEntry } from '../audit/add-audit-entry.ts'
import { type Context, type RequestContext, withTransaction } from '../context.server.ts'
import { DomainError } from '../domain-error.ts'
import { newSecret } from '../identifiers.ts'
import { queueMail } from '../mail/queue-mail.ts'
import type { MerchantContext } from '../sessions/session.server.ts'
import { consumeToken, issueToken, peekToken, voidTokens } from '../tokens/one-time-token.ts'

/** Asks the new address for its word and tells the old one. Nothing changes until the link there is used. */
export async function requestEmailChange(ctx: MerchantContext, email: string): Promise<void> {
  const { userId, email: old, emailVerified, firstName, actorId } = ctx.session
  if (actorId) throw new DomainError('not_on_visit')
  await ctx.limits.count('emailChange', userId)
  if (email === old || (await isTaken(ctx, email, userId))) throw new DomainError('email_taken')
  const secret = newSecret()
  await withTransaction(ctx, async (tx) => {
    await issueToken(tx, { purpose: 'change-email', subject: userId, secret, data: { email } })
    const { publicBaseUrl } = tx.settings
    await queueMail(tx, email, `confirm-new-email:${secret.slice(0, 12)}`, {
      template: 'confirm-new-email',
      data: {
        firstName,
        oldEmail: emailVerified ? old : '',
        confirmUrl: `${publicBaseUrl}/merchant/confirm-email?token=${secret}`,
        minutes: 60,
      },
    })
    // Whose the old one is, nobody has proved: it hears nothing of what was typed.
    if (emailVerified) {
      await queueMail(tx, old, `email-change-asked:${secret.slice(0, 12)}`, {
        template: 'email-change-asked',
        data: { firstName, newEmail: email, at: tx.clock.now().toISOString(), accountUrl: accountUrl(tx) },
      })
    }
    await addAuditEntry(tx, { action: 'email-change-requested', userId })
  })
}

/**
 * The new mailbox has answered: it is the account's from now on, and proved. Links and codes that went to the old
 * one stop working.
 */
export async function confirmEmailChange(ctx: RequestContext, secret: string): Promise<string> {
  return withTransaction(ctx, async (tx) => {
    const used = await consumeToken(tx, 'change-email', secret)
    const email = used?.data.email
    if (!used || typeof email !== 'string') throw new DomainError('link_expired')
    const userId = used.subject
    const [user] = await tx.db.select().from(users).where(eq(users.id, userId)).for('update')
    if (!user || user.disabledAt) throw new DomainError('link_expired')
    if (await isTaken(tx, email, userId)) throw new DomainError('email_taken')
    const now = tx.clock.now()
    await tx.db.update(users).set({ email, emailVerifiedAt: now, updatedAt: now }).where(eq(users.id, userId))
    // What proves a mailbox proves the one that it was sent to. Mailed codes name their address and need no care.
    await voidTokens(tx, userId, ['reset-password', 'verify-email', 'google-link'])
    if (user.emailVerifiedAt) {
      await queueMail(tx, user.email, `email-changed:${userId}:${now.getTime()}`, {
        template: 'email-changed',
        data: { firstName: user.firstName, newEmail: email, at: now.toISOString() },
      })
    }
    await addAuditEntry(tx, { action: 'email-changed', userId })
    return email
  })
}

/** The address that a mailed link is about. Looking does not use it up. */
export async function emailAskedFor(ctx: RequestContext, secret: string): Promise<string | undefined> {
  const link = await peekToken(ctx, 'change-email', secret)
  return typeof link?.data.email === 'string' ? link.data.email : undefined
}

async function isTaken(ctx: Context, email: string, userId: string): Promise<boolean> {
  const rows = await ctx.db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), ne(users.id, userId)))
  return rows.length > 0
}

const accountUrl = (ctx: Context) => `${ctx.settings.publicBaseUrl}/merchant/account`
