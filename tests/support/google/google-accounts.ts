import { asc, eq } from 'drizzle-orm'
import { googlePaths } from '#contract/google/shapes.ts'
import { auditLog } from '#database/schema/audit-log.ts'
import { mailOutbox } from '#database/schema/mail-outbox.ts'
import { identities, users } from '#database/schema/users.ts'
import { createAccount } from '#domain/accounts/create-account.ts'
import { withTransaction } from '#domain/context.server.ts'
import { hashMerchantPassword } from '../merchant-password.ts'
import { emailsOf } from '../sent-emails.ts'
import type { TestContext } from '../test-context.ts'

export type LocalState = 'unverified' | 'verified' | 'other subject'

/** An account that somebody made by password, and what can be found out about it. */
export function accountsOf(world: TestContext) {
  const { ctx, sandbox } = world
  const issuer = sandbox.settings.google.GOOGLE_ISSUER
  return {
    async make(email: string, state: LocalState): Promise<string> {
      const now = ctx.clock.now()
      const passwordHash = await hashMerchantPassword(world)
      const { userId } = await withTransaction(ctx, (tx) =>
        createAccount(tx, {
          email,
          firstName: 'Local',
          lastName: 'Owner',
          passwordHash,
          emailVerifiedAt: state === 'unverified' ? undefined : now,
          termsVersion: '1.0',
          source: {},
        }),
      )
      if (state === 'other subject') {
        const subject = `old-${userId}`
        await ctx.db
          .insert(identities)
          .values({ issuer, subject, userId, email, createdAt: now, lastUsedAt: now })
      }
      return userId
    },
    async at(email: string) {
      const [user] = await ctx.db.select().from(users).where(eq(users.email, email))
      return user
    },
    async byId(id: string) {
      const [user] = await ctx.db.select().from(users).where(eq(users.id, id))
      return user
    },
    /** The Google accounts that sign in to it. */
    async subjects(userId: string | undefined): Promise<string[]> {
      if (!userId) return []
      const rows = await ctx.db.select().from(identities).where(eq(identities.userId, userId))
      return rows.map(({ subject }) => subject)
    },
    async acts(userId: string | undefined): Promise<string[]> {
      if (!userId) return []
      const rows = await ctx.db
        .select()
        .from(auditLog)
        .where(eq(auditLog.userId, userId))
        .orderBy(asc(auditLog.seq))
      return rows.map(({ action }) => action)
    },
    async mails(recipient: string): Promise<string[]> {
      const rows = await ctx.db
        .select()
        .from(mailOutbox)
        .where(eq(mailOutbox.recipient, recipient))
        .orderBy(asc(mailOutbox.createdAt))
      return rows.map(({ template }) => template).toSorted()
    },
    /** The secret of the newest link to connect Google that was mailed. */
    mailedToken: (recipient: string) => emailsOf(world).tokenTo(recipient, googlePaths.link),
  }
}
