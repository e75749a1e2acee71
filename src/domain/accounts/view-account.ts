import { and, count, eq, gt, isNotNull, isNull } from 'drizzle-orm'
import type { AccountView } from '#contract/own-account/shapes.ts'
import { oneTimeTokens } from '#database/schema/sessions.ts'
import { backupCodes, totpSecrets, users } from '#database/schema/users.ts'
import { DomainError } from '../domain-error.ts'
import { viewGoogle } from '../google/google-connection.ts'
import { listPasskeys } from '../passkeys/list-passkeys.ts'
import type { MerchantContext } from '../sessions/session.server.ts'
import { companiesOwnedAlone } from './erasure.ts'

/** One's own account, as its page shows it. */
export async function viewAccount(ctx: MerchantContext): Promise<AccountView> {
  const { userId } = ctx.session
  const [user] = await ctx.db.select().from(users).where(eq(users.id, userId))
  if (!user) throw new DomainError('signed_out')
  return {
    email: user.email,
    email_verified: user.emailVerifiedAt !== null,
    new_email: await awaitedEmail(ctx),
    first_name: user.firstName,
    last_name: user.lastName,
    phone_code: user.phoneCode,
    phone_no: user.phoneNo,
    created_at: user.createdAt.toISOString(),
    has_password: user.passwordHash !== null,
    password_changed_at: user.passwordChangedAt?.toISOString() ?? null,
    passkeys: await listPasskeys(ctx),
    factor: await ownFactor(ctx),
    google: await viewGoogle(ctx),
    staff_access: user.staffAccess,
    erase_at: user.eraseAt?.toISOString() ?? null,
    erasure_takes: (await companiesOwnedAlone(ctx, userId)).map(
      ({ name, outlets, colleagues, moneyLeft }) => ({
        company: name,
        outlets,
        colleagues,
        money_left: moneyLeft,
      }),
    ),
  }
}

async function awaitedEmail({ db, clock, session }: MerchantContext): Promise<string | null> {
  const [open] = await db
    .select({ data: oneTimeTokens.data })
    .from(oneTimeTokens)
    .where(
      and(
        eq(oneTimeTokens.purpose, 'change-email'),
        eq(oneTimeTokens.subject, session.userId),
        isNull(oneTimeTokens.usedAt),
        gt(oneTimeTokens.expiresAt, clock.now()),
      ),
    )
  return typeof open?.data.email === 'string' ? open.data.email : null
}

/** The authenticator app and how many backup codes are left. One that was never confirmed does not count. */
export async function ownFactor({ db, session }: MerchantContext): Promise<AccountView['factor']> {
  const [secret] = await db
    .select({ confirmedAt: totpSecrets.confirmedAt })
    .from(totpSecrets)
    .where(and(eq(totpSecrets.userId, session.userId), isNotNull(totpSecrets.confirmedAt)))
  if (!secret?.confirmedAt) return null
  const [left] = await db
    .select({ codes: count() })
    .from(backupCodes)
    .where(and(eq(backupCodes.userId, session.userId), isNull(backupCodes.usedAt)))
  return { since: secret.confirmedAt.toISOString(), codes_left: left?.codes ?? 0 }
}
