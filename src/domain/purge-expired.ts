import { and, isNull, lt } from 'drizzle-orm'
import { captchaUsed, rateLimits } from '#database/schema/abuse-guards.ts'
import { contactMessages } from '#database/schema/contact-messages.ts'
import { mailOutbox } from '#database/schema/mail-outbox.ts'
import { oneTimeTokens, sessions } from '#database/schema/sessions.ts'
import { eraseDueAccounts } from './accounts/erase-due-accounts.ts'
import type { Context } from './context.server.ts'

const day = 24 * 60 * 60 * 1000
/** What the privacy policy promises. */
const keep = { messages: 365 * day, mails: 30 * day }

/** Deletes what we have no reason to keep. */
export async function purgeExpired(ctx: Context): Promise<void> {
  const now = ctx.clock.now()
  const before = (age: number) => new Date(now.getTime() - age)
  await ctx.db.delete(captchaUsed).where(lt(captchaUsed.expiresAt, now))
  await ctx.db.delete(rateLimits).where(lt(rateLimits.expire, now))
  await ctx.db.delete(mailOutbox).where(lt(mailOutbox.sentAt, before(keep.mails)))
  await ctx.db.delete(contactMessages).where(lt(contactMessages.createdAt, before(keep.messages)))
  await ctx.db
    .delete(contactMessages)
    .where(and(isNull(contactMessages.confirmedAt), lt(contactMessages.confirmExpiresAt, now)))
  await ctx.db.delete(oneTimeTokens).where(lt(oneTimeTokens.expiresAt, now))
  // Their refresh tokens go with them.
  await ctx.db.delete(sessions).where(lt(sessions.expiresAt, now))
  await eraseDueAccounts(ctx)
}
