import { and, eq, gt, isNotNull, isNull, lt, notExists, notInArray, or } from 'drizzle-orm'
import { isOver, statesThat } from '#rules/money/plan-gate.ts'
import { statusRules } from '#contract/status/shapes.ts'
import { captchaUsed, rateLimits } from '#database/schema/abuse-guards.ts'
import { auditLog } from '#database/schema/audit-log.ts'
import { demoBookings, demoLeads, demoSlots } from '#database/schema/bookings.ts'
import { subscriptions } from '#database/schema/billing.ts'
import { memberships } from '#database/schema/companies.ts'
import { invitations } from '#database/schema/company-settings.ts'
import { contactMessages } from '#database/schema/contact-messages.ts'
import { wallets } from '#database/schema/ledger.ts'
import { leadContacts, leads } from '#database/schema/leads.ts'
import { mailOutbox } from '#database/schema/mail-outbox.ts'
import { quotes } from '#database/schema/rates.ts'
import { statusChecks, statusDays } from '#database/schema/status.ts'
import { storeDataRequests } from '#database/schema/stores.ts'
import { oneTimeTokens, sessions } from '#database/schema/sessions.ts'
import { knownDevices, users } from '#database/schema/users.ts'
import { eraseDueAccounts } from './accounts/erase-due-accounts.ts'
import type { Context } from './context.server.ts'
import { purgeMessages } from './messages/watch-messages.ts'
import { purgeWindows } from './order-windows/watch-windows.ts'
import { purgeShoppers } from './shoppers/forget-shoppers.ts'

const day = 24 * 60 * 60 * 1000
/** What the privacy policy promises. */
const keep = {
  messages: 365 * day,
  mails: 30 * day,
  /** Visitors who began to book and did not want to be remembered. */
  strangers: day,
  /** The addresses that people came from; sessions, which have them too, are gone long before. */
  addresses: 30 * day,
  /** As long as the cookie that names the device. */
  devices: 365 * day,
  /** After their last day: until then they can be sent again. */
  invitations: 30 * day,
  /** Accounts whose address nobody confirmed. */
  unverified: 7 * day,
  /** After their last hour: the rates that they named are kept elsewhere. */
  quotes: 7 * day,
  /** Single checks of the status page. Their sums stay for as many days as it shows. */
  checks: 7 * day,
  checkDays: statusRules.days * day,
}

/** Deletes what we have no reason to keep. */
export async function purgeExpired(ctx: Context): Promise<void> {
  const now = ctx.clock.now()
  const before = (age: number) => new Date(now.getTime() - age)
  await ctx.db.delete(captchaUsed).where(lt(captchaUsed.expiresAt, now))
  await ctx.db.delete(rateLimits).where(lt(rateLimits.expire, now))
  // Also those that no mail server took.
  await ctx.db.delete(mailOutbox).where(lt(mailOutbox.createdAt, before(keep.mails)))
  await ctx.db.delete(contactMessages).where(lt(contactMessages.createdAt, before(keep.messages)))
  await ctx.db
    .delete(contactMessages)
    .where(and(isNull(contactMessages.confirmedAt), lt(contactMessages.confirmExpiresAt, now)))
  await purgeBookings(ctx, now, before)
  await ctx.db.delete(oneTimeTokens).where(lt(oneTimeTokens.expiresAt, now))
  // Their refresh tokens go with them.
  await ctx.db.delete(sessions).where(lt(sessions.expiresAt, now))
  await purgeShoppers(ctx, now)
  await purgeWindows(ctx, now)
  await purgeMessages(ctx, now)
  await ctx.db.delete(invitations).where(lt(invitations.expiresAt, before(keep.invitations)))
  await ctx.db.delete(knownDevices).where(lt(knownDevices.lastSeenAt, before(keep.devices)))
  await ctx.db
    .update(auditLog)
    .set({ ip: null })
    .where(and(isNotNull(auditLog.ip), lt(auditLog.at, before(keep.addresses))))
  await ctx.db.delete(storeDataRequests).where(lt(storeDataRequests.expiresAt, now))
  await ctx.db.delete(quotes).where(lt(quotes.expiresAt, before(keep.quotes)))
  await ctx.db.delete(statusChecks).where(lt(statusChecks.minute, before(keep.checks)))
  const oldestDay = before(keep.checkDays).toISOString().slice(0, 10)
  await ctx.db.delete(statusDays).where(lt(statusDays.day, oldestDay))
  await giveUpUnverified(ctx, now, before(keep.unverified))
  await eraseDueAccounts(ctx)
}

/** A lead without consent is only needed while its visitor is here. */
async function purgeBookings(ctx: Context, now: Date, before: (age: number) => Date): Promise<void> {
  await ctx.db.delete(demoSlots).where(lt(demoSlots.reservedUntil, now))
  await ctx.db
    .delete(demoLeads)
    .where(and(isNull(demoLeads.consentAt), lt(demoLeads.createdAt, before(keep.strangers))))
  await ctx.db.delete(demoLeads).where(lt(demoLeads.createdAt, before(keep.messages)))
  // Their slots go with them.
  await ctx.db.delete(demoBookings).where(lt(demoBookings.endsAt, before(keep.messages)))
  // With all that was written about them, once their last contact is so old.
  await ctx.db.delete(leads).where(lt(leads.lastAt, before(keep.messages)))
  await ctx.db.delete(leadContacts).where(lt(leadContacts.at, before(keep.messages)))
}

/**
 * An address that nobody confirmed may be a stranger's: it is free again after a week. A company that pays, or has
 * money with us, stays: nobody loses that to a link that was not pressed.
 */
async function giveUpUnverified(ctx: Context, now: Date, since: Date): Promise<void> {
  const paying = ctx.db
    .select({ companyId: memberships.companyId })
    .from(memberships)
    .leftJoin(subscriptions, eq(subscriptions.companyId, memberships.companyId))
    .leftJoin(wallets, eq(wallets.companyId, memberships.companyId))
    .where(
      and(
        eq(memberships.userId, users.id),
        or(notInArray(subscriptions.state, statesThat(isOver)), gt(wallets.balance, 0)),
      ),
    )
  await ctx.db
    .update(users)
    .set({ eraseAt: now })
    .where(
      and(
        isNull(users.emailVerifiedAt),
        isNull(users.eraseAt),
        eq(users.isStaff, false),
        lt(users.createdAt, since),
        notExists(paying),
      ),
    )
}
