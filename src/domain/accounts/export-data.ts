import { and, asc, desc, eq, getTableColumns } from 'drizzle-orm'
import type { AccountExport } from '#contract/own-account/export.ts'
import { auditLog } from '#database/schema/audit-log.ts'
import { contactMessages } from '#database/schema/contact-messages.ts'
import { mailOutbox } from '#database/schema/mail-outbox.ts'
import { sessions } from '#database/schema/sessions.ts'
import { identities, knownDevices, passkeys, users } from '#database/schema/users.ts'
import { addAuditEntry } from '../audit/add-audit-entry.ts'
import { bookingsOf } from '../booking/erase-bookings.ts'
import { leadDataOf } from '../leads/lead-data.ts'
import { withTransaction } from '../context.server.ts'
import { DomainError } from '../domain-error.ts'
import { isOwnSession } from '../sessions/session-statements.ts'
import type { MerchantContext } from '../sessions/session.server.ts'
import { exportCompanies } from './export-companies.ts'
import { ownFactor } from './view-account.ts'

/** Everything we keep about the person who asks, as far as it is about them. */
export async function exportData(ctx: MerchantContext): Promise<AccountExport> {
  const { userId, actorId } = ctx.session
  if (actorId) throw new DomainError('not_on_visit')
  await ctx.limits.count('dataExport', userId)
  return withTransaction(ctx, async (tx) => {
    const { passwordHash: _, ...columns } = getTableColumns(users)
    const [user] = await tx.db.select(columns).from(users).where(eq(users.id, userId))
    if (!user) throw new DomainError('signed_out')
    const data = {
      made_at: text(tx.clock.now()),
      account: accountOf(user),
      ...(await waysIn(tx)),
      companies: await exportCompanies(tx, userId),
      // Anybody can type an address into the contact form; only its proved owner may read what was written under it.
      ...(await post(tx, user.email, user.emailVerifiedAt !== null)),
      activity: await activityOf(tx),
    }
    await addAuditEntry(tx, { action: 'data-exported', userId })
    return data
  })
}

function accountOf(user: Omit<typeof users.$inferSelect, 'passwordHash'>): AccountExport['account'] {
  return {
    id: user.id,
    email: user.email,
    email_verified_at: textOrNull(user.emailVerifiedAt),
    first_name: user.firstName,
    last_name: user.lastName,
    phone_code: user.phoneCode,
    phone_no: user.phoneNo,
    terms_version: user.termsVersion,
    terms_at: text(user.termsAt),
    came_from: user.source,
    staff_access: user.staffAccess,
    password_changed_at: textOrNull(user.passwordChangedAt),
    created_at: text(user.createdAt),
    updated_at: text(user.updatedAt),
    erase_at: textOrNull(user.eraseAt),
  }
}

async function waysIn(ctx: MerchantContext) {
  const { userId } = ctx.session
  const google = await ctx.db.select().from(identities).where(eq(identities.userId, userId))
  const keys = await ctx.db.select().from(passkeys).where(eq(passkeys.userId, userId))
  const devices = await ctx.db.select().from(knownDevices).where(eq(knownDevices.userId, userId))
  const own = await ctx.db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isOwnSession))
    .orderBy(desc(sessions.createdAt))
  return {
    google: google.map(({ email, createdAt, lastUsedAt }) => ({
      email,
      created_at: text(createdAt),
      last_used_at: text(lastUsedAt),
    })),
    passkeys: keys.map(({ name, createdAt, lastUsedAt }) => ({
      name,
      created_at: text(createdAt),
      last_used_at: textOrNull(lastUsedAt),
    })),
    authenticator: await ownFactor(ctx),
    devices: devices.map(({ label, createdAt, lastSeenAt }) => ({
      label,
      created_at: text(createdAt),
      last_seen_at: text(lastSeenAt),
    })),
    sessions: own.map((row) => ({
      device: row.device,
      method: row.method,
      ip: row.ip,
      created_at: text(row.createdAt),
      last_seen_at: text(row.lastSeenAt),
      ended_at: textOrNull(row.endedAt),
      ended_because: row.endedBecause,
    })),
  }
}

async function post({ db }: MerchantContext, email: string, isProved: boolean) {
  if (!isProved) return { messages: [], bookings: [], calculations: [], answers: [], emails: [] }
  const messages = await db
    .select()
    .from(contactMessages)
    .where(eq(contactMessages.email, email))
    .orderBy(asc(contactMessages.createdAt))
  const emails = await db
    .select({ kind: mailOutbox.template, createdAt: mailOutbox.createdAt, sentAt: mailOutbox.sentAt })
    .from(mailOutbox)
    .where(eq(mailOutbox.recipient, email))
    .orderBy(asc(mailOutbox.createdAt))
  return {
    messages: messages.map((row) => ({
      reference: row.reference,
      phone_number: row.phoneNumber,
      website_url: row.websiteUrl,
      message: row.message,
      created_at: text(row.createdAt),
    })),
    bookings: (await bookingsOf({ db }, email)).map((row) => ({
      reference: row.reference,
      starts_at: text(row.startsAt),
      phone_number: row.phoneNumber,
      website_url: row.websiteUrl,
      answers: { ...row.answers },
      cancelled_at: textOrNull(row.cancelledAt),
      created_at: text(row.createdAt),
    })),
    ...(await leadDataOf({ db }, email)),
    emails: emails.map(({ kind, createdAt, sentAt }) => ({
      kind,
      created_at: text(createdAt),
      sent_at: textOrNull(sentAt),
    })),
  }
}

async function activityOf({ db, session }: MerchantContext): Promise<AccountExport['activity']> {
  const rows = await db
    .select()
    .from(auditLog)
    .where(eq(auditLog.userId, session.userId))
    .orderBy(desc(auditLog.seq))
  return rows.map(({ at, action, detail, ip, actorId }) => ({
    at: text(at),
    action,
    detail,
    ip,
    by_staff: actorId !== null,
  }))
}

const text = (instant: Date) => instant.toISOString()
const textOrNull = (instant: Date | null) => instant?.toISOString() ?? null
