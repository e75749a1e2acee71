import { and, eq, gt, isNull } from 'drizzle-orm'
import { companies, memberships, userOutlets } from '#database/schema/companies.ts'
import { invitations } from '#database/schema/company-settings.ts'
import { sessions } from '#database/schema/sessions.ts'
import { users } from '#database/schema/users.ts'
import { checkNewPassword } from '../accounts/check-new-password.ts'
import { hashPassword } from '../accounts/check-password.ts'
import { recordAct } from '../audit/record-act.ts'
import { tellOfPerson } from '../company/tell-of-person.ts'
import { type Context, type RequestContext, withTransaction } from '../context.server.ts'
import { DomainError } from '../domain-error.ts'
import { hashSecret, newId } from '../identifiers.ts'
import { beginSession, showSession, type SignedIn } from '../sessions/sign-in.ts'
import type { MerchantContext } from '../sessions/session.server.ts'

type InvitationRow = typeof invitations.$inferSelect

const isOpen = (ctx: Context, secret: string) =>
  and(
    eq(invitations.hash, hashSecret(secret)),
    isNull(invitations.acceptedAt),
    isNull(invitations.revokedAt),
    gt(invitations.expiresAt, ctx.clock.now()),
  )

/** What the link offers. Looking uses nothing up: scanners of mail look as well. */
export async function readInvitation(ctx: RequestContext, secret: string) {
  const [row] = await ctx.db
    .select({ invitation: invitations, company: companies.name, by: users.firstName, byLast: users.lastName })
    .from(invitations)
    .innerJoin(companies, eq(companies.id, invitations.companyId))
    .leftJoin(users, eq(users.id, invitations.invitedBy))
    .where(isOpen(ctx, secret))
  if (!row) throw new DomainError('link_expired')
  const [account] = await ctx.db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, row.invitation.email))
  return {
    company: row.company,
    email: row.invitation.email,
    role: row.invitation.role,
    invited_by: `${row.by ?? ''} ${row.byLast ?? ''}`.trim(),
    has_account: account !== undefined,
  }
}

/** Joins with the account that is signed in, if the letter was for its address. It works there from now on. */
export async function acceptInvitation(ctx: MerchantContext, secret: string): Promise<void> {
  await withTransaction(ctx, async (tx) => {
    const row = await useUp(tx, secret)
    if (row.email !== tx.session.email) throw new DomainError('invitation_for_another')
    await join(tx, row, tx.session.userId)
    await tx.db
      .update(sessions)
      .set({ companyId: row.companyId, activeOutletId: row.outletIds[0] ?? null })
      .where(eq(sessions.id, tx.session.id))
    await recordAct(tx, { action: 'person-joined', userId: tx.session.userId, companyId: row.companyId })
  })
}

export interface Joiner {
  firstName: string
  lastName: string
  password: string
  termsVersion: string
}

/** Joins with a new account. The link came by mail, so the address is proved. */
export async function joinByInvitation(
  ctx: RequestContext,
  secret: string,
  joiner: Joiner,
): Promise<SignedIn> {
  const { firstName, lastName, password, termsVersion } = joiner
  const { email } = await readInvitation(ctx, secret)
  checkNewPassword(ctx, password, { email, names: [firstName, lastName] })
  const passwordHash = await hashPassword(ctx, password)
  const begun = await withTransaction(ctx, async (tx) => {
    const row = await useUp(tx, secret)
    const now = tx.clock.now()
    const userId = newId(now)
    const made = await tx.db
      .insert(users)
      .values({
        id: userId,
        email: row.email,
        firstName,
        lastName,
        passwordHash,
        passwordChangedAt: now,
        emailVerifiedAt: now,
        termsVersion,
        termsAt: now,
        source: { via: 'invitation' },
        createdAt: now,
        updatedAt: now,
      })
      .onConflictDoNothing({ target: users.email })
      .returning({ id: users.id })
    if (made.length === 0) throw new DomainError('email_taken')
    await join(tx, row, userId)
    await recordAct(tx, { action: 'person-joined', userId, companyId: row.companyId })
    return beginSession(tx, userId, 'sign-up')
  })
  return showSession(ctx, begun)
}

/** Of any number of parallel calls one gets it. */
async function useUp(ctx: Context, secret: string): Promise<InvitationRow> {
  const [row] = await ctx.db
    .update(invitations)
    .set({ acceptedAt: ctx.clock.now() })
    .where(isOpen(ctx, secret))
    .returning()
  if (!row) throw new DomainError('link_expired')
  return row
}

async function join(
  ctx: Context,
  { companyId, role, outletIds }: InvitationRow,
  userId: string,
): Promise<void> {
  const joined = await ctx.db
    .insert(memberships)
    .values({ companyId, userId, role, createdAt: ctx.clock.now() })
    .onConflictDoNothing()
    .returning({ userId: memberships.userId })
  if (joined.length > 0) await tellOfPerson(ctx, { companyId, userId, what: 'joined', role })
  if (outletIds.length === 0) return
  await ctx.db
    .insert(userOutlets)
    .values(outletIds.map((outletId) => ({ companyId, userId, outletId })))
    .onConflictDoNothing()
}
