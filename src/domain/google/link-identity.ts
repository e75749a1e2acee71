import { and, eq, isNull, ne } from 'drizzle-orm'
import { identities, users } from '#database/schema/users.ts'
import { addAuditEntry } from '../audit/add-audit-entry.ts'
import type { RequestContext } from '../context.server.ts'
import { DomainError } from '../domain-error.ts'
import { newId } from '../identifiers.ts'
import { queueMail } from '../mail/queue-mail.ts'
import type { GooglePerson } from '../ports/ports.ts'
import { isAuthoritative } from './decide-link.ts'

/** What showed that the account and the Google account belong to one person. */
export type LinkProof = 'new-account' | 'address' | 'password' | 'mail' | 'session'

/** Connects the two, inside a transaction. An account has one Google account; another takes its place. */
export async function linkIdentity(
  ctx: RequestContext,
  userId: string,
  person: GooglePerson,
  proof: LinkProof,
): Promise<void> {
  const now = ctx.clock.now()
  const { issuer, subject, email } = person
  const replaced = await ctx.db
    .delete(identities)
    .where(and(eq(identities.userId, userId), eq(identities.issuer, issuer), ne(identities.subject, subject)))
    .returning({ subject: identities.subject })
  const linked = await ctx.db
    .insert(identities)
    .values({ issuer, subject, userId, email, createdAt: now, lastUsedAt: now })
    .onConflictDoNothing()
    .returning({ userId: identities.userId })
  if (linked.length === 0) {
    if ((await useIdentity(ctx, person)) !== userId) throw new DomainError('google_taken')
    return
  }
  await verifyAddress(ctx, userId, person)
  if (proof !== 'new-account') await emailOwner(ctx, userId, email)
  await addAuditEntry(ctx, {
    action: 'google-linked',
    userId,
    detail: { proof, replaced: replaced.length > 0 },
  })
}

/** The account's own mailbox always hears of a new way to sign in. */
async function emailOwner(ctx: RequestContext, userId: string, googleEmail: string): Promise<void> {
  const [user] = await ctx.db.select().from(users).where(eq(users.id, userId))
  if (!user) return
  const now = ctx.clock.now()
  await queueMail(ctx, user.email, `google-connected:${newId(now)}`, {
    template: 'google-connected',
    data: {
      firstName: user.firstName,
      googleEmail,
      at: now.toISOString(),
      accountUrl: `${ctx.settings.publicBaseUrl}/merchant/account#google`,
    },
  })
}

/** The account that this Google account signs in to, if there is one; notes that it was used. */
export async function useIdentity(ctx: RequestContext, person: GooglePerson): Promise<string | undefined> {
  const [row] = await ctx.db
    .update(identities)
    .set({ email: person.email, lastUsedAt: ctx.clock.now() })
    .where(and(eq(identities.issuer, person.issuer), eq(identities.subject, person.subject)))
    .returning({ userId: identities.userId })
  if (row) await verifyAddress(ctx, row.userId, person)
  return row?.userId
}

/** Where Google vouches for the account's own address, no email needs to ask for that any more. */
async function verifyAddress(ctx: RequestContext, userId: string, person: GooglePerson): Promise<void> {
  if (!isAuthoritative(person)) return
  await ctx.db
    .update(users)
    .set({ emailVerifiedAt: ctx.clock.now() })
    .where(and(eq(users.id, userId), eq(users.email, person.email), isNull(users.emailVerifiedAt)))
}
