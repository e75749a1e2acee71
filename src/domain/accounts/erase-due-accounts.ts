import { and, asc, eq, inArray, isNotNull, lte, notLike, or, sql } from 'drizzle-orm'
import { auditLog } from '#database/schema/audit-log.ts'
import { companies } from '#database/schema/companies.ts'
import { contactMessages } from '#database/schema/contact-messages.ts'
import { mailOutbox } from '#database/schema/mail-outbox.ts'
import { oneTimeTokens } from '#database/schema/sessions.ts'
import { users } from '#database/schema/users.ts'
import { addAuditEntry } from '../audit/add-audit-entry.ts'
import { type Context, withTransaction } from '../context.server.ts'
import { eraseBookings } from '../booking/erase-bookings.ts'
import { eraseLead } from '../leads/save-contact.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { closeWallets, endPlans } from '../money/plans/close-company.ts'
import { companiesOwnedAlone } from './erasure.ts'

/** Erases every account whose day has come, each in a transaction of its own: one that cannot go holds up no other. */
export async function eraseDueAccounts(ctx: Context): Promise<number> {
  const due = await ctx.db
    .select({ id: users.id })
    .from(users)
    .where(lte(users.eraseAt, ctx.clock.now()))
    .orderBy(asc(users.eraseAt))
  let erased = 0
  for (const { id } of due) {
    try {
      if (await eraseAccount(ctx, id)) erased += 1
    } catch (error) {
      ctx.log.error({ err: error }, 'account not erased')
    }
  }
  return erased
}

/**
 * Everything that names the person goes, and the companies that nobody else owns. The audit log stays, with
 * nothing in it but an id that leads nowhere any more.
 */
async function eraseAccount(ctx: Context, userId: string): Promise<boolean> {
  // Outside of the transaction: a provider may take seconds. One that does not answer is asked again the next night.
  await endPlans(
    ctx,
    (await companiesOwnedAlone(ctx, userId)).map(({ id }) => id),
  )
  return withTransaction(ctx, async (tx) => {
    // Asked again under the lock: it may have been taken back a moment ago.
    const [user] = await tx.db
      .select()
      .from(users)
      .where(and(eq(users.id, userId), lte(users.eraseAt, tx.clock.now())))
      .for('update')
    if (!user) return false
    const owned = (await companiesOwnedAlone(tx, userId)).map(({ id }) => id)
    await closeWallets(tx, owned)
    if (owned.length > 0) await tx.db.delete(companies).where(inArray(companies.id, owned))
    await tx.db.delete(oneTimeTokens).where(
      or(
        eq(oneTimeTokens.subject, userId),
        eq(oneTimeTokens.subject, user.email),
        // Of mailed codes: the address and the request it was for.
        sql`starts_with(${oneTimeTokens.subject}, ${`${user.email}|`})`,
      ),
    )
    await eraseMail(tx, user)
    await tx.db
      .update(auditLog)
      .set({ ip: null })
      .where(and(eq(auditLog.userId, userId), isNotNull(auditLog.ip)))
    // Where nobody confirmed the address, it may be a stranger's: no further mail to it.
    if (user.emailVerifiedAt) {
      await queueMail(tx, user.email, `erasure-done:${userId}`, {
        template: 'erasure-done',
        data: { firstName: user.firstName },
      })
    }
    // After the email, which may carry the name only while the row proves the address.
    // Sessions, identities, passkeys, factors, devices and memberships go with the row.
    await tx.db.delete(users).where(eq(users.id, userId))
    await addAuditEntry(tx, { action: 'account-erased', userId, detail: { companies: owned.length } })
    return true
  })
}

/**
 * Messages to us and emails from us. Where nobody confirmed the address it may be a stranger's, and so may be what
 * was written from it: then only the emails about this account go.
 */
async function eraseMail(
  ctx: Context,
  { email, emailVerifiedAt }: Pick<typeof users.$inferSelect, 'email' | 'emailVerifiedAt'>,
): Promise<void> {
  if (!emailVerifiedAt) {
    const aboutAccount = and(
      notLike(mailOutbox.template, 'contact-%'),
      notLike(mailOutbox.template, 'booking-%'),
      notLike(mailOutbox.template, 'lead-%'),
      notLike(mailOutbox.template, 'commission-%'),
    )
    await ctx.db.delete(mailOutbox).where(and(eq(mailOutbox.recipient, email), aboutAccount))
    return
  }
  await ctx.db.delete(contactMessages).where(eq(contactMessages.email, email))
  // Emails to others may name the address too: to staff about a message, to a mailbox that was to be the next.
  const names = sql`position(${email} in ${mailOutbox.data}::text) > 0`
  await ctx.db.delete(mailOutbox).where(or(eq(mailOutbox.recipient, email), names))
  await eraseBookings(ctx, email)
  await eraseLead(ctx, email)
}
