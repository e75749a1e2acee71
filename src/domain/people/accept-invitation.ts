import { and, eq, gt, inArray, isNull } from 'drizzle-orm'
import type { InvitationOffer } from '#contract/people/shapes.ts'
import { companies, memberships, outlets, userOutlets } from '#database/schema/companies.ts'
import { invitations } from '#database/schema/company-settings.ts'
import { users } from '#database/schema/users.ts'
import { checkNewPassword } from '../accounts/check-new-password.ts'
import { hashPassword } from '../accounts/check-password.ts'
import { ownMailbox } from '../accounts/own-mailbox.ts'
import { addAuditEntry } from '../audit/add-audit-entry.ts'
import { emailAboutPerson } from '../company/email-about-person.ts'
import { type Context, type RequestContext, withTransaction } from '../context.server.ts'
import { DomainError } from '../domain-error.ts'
import { hashSecret, newId } from '../identifiers.ts'
import type { MerchantContext } from '../sessions/session.server.ts'
import { beginSession, showSession, type SignedIn } from '../sessions/sign-in.ts'
import { currentState, workFor } from '../sessions/work-for.ts'

type InvitationRow = typeof invitations.$inferSelect

/** What stands behind a link: an offer, or why there is none. */
export type LinkState =
  | { at: 'open'; offer: InvitationOffer }
  | { at: 'used' | 'revoked' | 'expired' | 'unknown' }

/** Looking uses nothing up: scanners of mail look as well. */
export async function lookAtInvitation(ctx: RequestContext, secret: string): Promise<LinkState> {
  const [row] = await ctx.db
    .select({ invitation: invitations, company: companies.name, by: users.firstName, byLast: users.lastName })
    .from(invitations)
    .innerJoin(companies, eq(companies.id, invitations.companyId))
    .leftJoin(users, eq(users.id, invitations.invitedBy))
    .where(eq(invitations.hash, hashSecret(secret)))
  if (!row) return { at: 'unknown' }
  const { invitation, company } = row
  if (invitation.acceptedAt) return { at: 'used' }
  if (invitation.revokedAt) return { at: 'revoked' }
  if (invitation.expiresAt <= ctx.clock.now()) return { at: 'expired' }
  const [account] = await ctx.db.select({ id: users.id }).from(users).where(eq(users.email, invitation.email))
  return {
    at: 'open',
    offer: {
      company,
      email: invitation.email,
      role: invitation.role,
      outlets: (await outletsOf(ctx, invitation)).map(({ name, webUrl }) => name || webUrl || ''),
      invited_by: `${row.by ?? ''} ${row.byLast ?? ''}`.trim(),
      has_account: account !== undefined,
    },
  }
}

export async function readInvitation(ctx: RequestContext, secret: string): Promise<InvitationOffer> {
  const state = await lookAtInvitation(ctx, secret)
  if (state.at !== 'open') throw new DomainError('link_expired')
  return state.offer
}

/** Joins with the account that is signed in, if the email was for its address. It works there from now on. */
export async function acceptInvitation(ctx: MerchantContext, secret: string): Promise<MerchantContext> {
  const { id: sessionId, userId, email, actorId } = ctx.session
  if (actorId) throw new DomainError('not_on_visit')
  await withTransaction(ctx, async (tx) => {
    const row = await useUp(tx, secret)
    if (row.email !== email) throw new DomainError('invitation_for_another')
    await ownMailbox(tx, userId)
    await join(tx, row, userId)
    await workFor(tx, { sessionId, userId, companyId: row.companyId })
    await addAuditEntry(tx, { action: 'person-joined', userId, companyId: row.companyId })
  })
  return currentState(ctx)
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
    await addAuditEntry(tx, { action: 'person-joined', userId, companyId: row.companyId })
    return beginSession(tx, userId, 'sign-up')
  })
  return showSession(ctx, begun)
}

/** Of any number of parallel calls one gets it. */
async function useUp(ctx: Context, secret: string): Promise<InvitationRow> {
  const [row] = await ctx.db
    .update(invitations)
    .set({ acceptedAt: ctx.clock.now() })
    .where(
      and(
        eq(invitations.hash, hashSecret(secret)),
        isNull(invitations.acceptedAt),
        isNull(invitations.revokedAt),
        gt(invitations.expiresAt, ctx.clock.now()),
      ),
    )
    .returning()
  if (!row) throw new DomainError('link_expired')
  return row
}

async function join(ctx: Context, row: InvitationRow, userId: string): Promise<void> {
  const { companyId, role } = row
  const joined = await ctx.db
    .insert(memberships)
    .values({ companyId, userId, role, createdAt: ctx.clock.now() })
    .onConflictDoNothing()
    .returning({ userId: memberships.userId })
  if (joined.length > 0) await emailAboutPerson(ctx, { companyId, userId, what: 'joined', role })
  const places = await outletsOf(ctx, row)
  if (places.length === 0) return
  await ctx.db
    .insert(userOutlets)
    .values(places.map(({ id: outletId }) => ({ companyId, userId, outletId })))
    .onConflictDoNothing()
}

/** Those named in the invitation that are still open; for an owner, all. */
const outletsOf = ({ db }: Context, { companyId, role, outletIds }: InvitationRow) =>
  db
    .select({ id: outlets.id, name: outlets.outletName, webUrl: outlets.webUrl })
    .from(outlets)
    .where(
      and(
        eq(outlets.companyId, companyId),
        isNull(outlets.archivedAt),
        role === 'owner' ? undefined : inArray(outlets.id, outletIds),
      ),
    )
    .orderBy(outlets.createdAt)
