import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { hasLink } from '#contract/fields.ts'
import { invitationDays } from '#contract/people/shapes.ts'
import { mayDo, type Role } from '#contract/people/roles.ts'
import { companies, memberships, outlets } from '#database/schema/companies.ts'
import { invitations } from '#database/schema/company-settings.ts'
import { users } from '#database/schema/users.ts'
import { addOwnAuditEntry } from '../audit/add-own-audit-entry.ts'
import { DomainError } from '../domain-error.ts'
import { hashSecret, newId, newSecret } from '../identifiers.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { requirePermission } from '../outlets/require-outlet.ts'
import type { MerchantContext } from '../sessions/session.server.ts'
import { withTenant } from '../tenant.server.ts'
import { requireInReach } from './outlets-in-reach.ts'

export interface Invitation {
  email: string
  role: Role
  outletIds: string[]
}

/** An email with a link to join. People can give no more than they have. */
export async function invitePerson(
  ctx: MerchantContext,
  { email, role, outletIds }: Invitation,
): Promise<void> {
  requirePermission(ctx, 'users:manage')
  if (role === 'owner' && !mayDo(ctx.session.role, 'owners:manage')) throw new DomainError('forbidden')
  if (role !== 'owner' && outletIds.length === 0) throw new DomainError('outlet_needed')
  if (!ctx.session.emailVerified) throw new DomainError('email_unverified')
  await ctx.limits.count('invite', ctx.session.userId)
  await withTenant(ctx, async (tx) => {
    await requireInReach(tx, outletIds)
    const [member] = await tx.db
      .select({ id: users.id })
      .from(users)
      .innerJoin(memberships, eq(memberships.userId, users.id))
      .where(eq(users.email, email))
    if (member) throw new DomainError('already_member')
    const now = tx.clock.now()
    const id = newId(now)
    const secret = newSecret()
    const rows = await tx.db
      .insert(invitations)
      .values({
        id,
        companyId: companyOf(tx),
        email,
        role,
        outletIds: [...new Set(outletIds)],
        hash: hashSecret(secret),
        invitedBy: tx.session.userId,
        expiresAt: endOf(now),
        createdAt: now,
      })
      .onConflictDoNothing()
      .returning({ id: invitations.id })
    if (rows.length === 0) throw new DomainError('already_invited')
    await queueInvitation(tx, { id, email, role, outletIds }, secret)
    await addOwnAuditEntry(tx, 'person-invited', { role })
  })
}

/** The earlier link stops: an email that went astray opens nothing. */
export async function resendInvitation(ctx: MerchantContext, id: string): Promise<void> {
  requireOwnHand(ctx)
  await ctx.limits.count('invite', ctx.session.userId)
  await withTenant(ctx, async (tx) => {
    const secret = newSecret()
    const [row] = await tx.db
      .update(invitations)
      .set({ hash: hashSecret(secret), expiresAt: endOf(tx.clock.now()) })
      .where(and(eq(invitations.id, id), isNull(invitations.acceptedAt), isNull(invitations.revokedAt)))
      .returning()
    if (!row) throw new DomainError('not_found')
    await queueInvitation(tx, row, secret)
    await addOwnAuditEntry(tx, 'person-invited', { role: row.role, again: true })
  })
}

export function revokeInvitation(ctx: MerchantContext, id: string): Promise<void> {
  requireOwnHand(ctx)
  return withTenant(ctx, async (tx) => {
    const rows = await tx.db
      .update(invitations)
      .set({ revokedAt: tx.clock.now() })
      .where(and(eq(invitations.id, id), isNull(invitations.acceptedAt), isNull(invitations.revokedAt)))
      .returning({ id: invitations.id })
    if (rows.length === 0) throw new DomainError('not_found')
    await addOwnAuditEntry(tx, 'invitation-revoked')
  })
}

/** Whom a company takes in is not for our staff to say while they look in. */
function requireOwnHand(ctx: MerchantContext): void {
  requirePermission(ctx, 'users:manage')
  if (ctx.session.actorId) throw new DomainError('not_on_visit')
}

async function queueInvitation(
  ctx: MerchantContext,
  { id, email, role, outletIds }: Invitation & { id: string },
  secret: string,
): Promise<void> {
  const [company] = await ctx.db.select({ name: companies.name }).from(companies)
  const places = role === 'owner' ? [] : await namesOf(ctx, outletIds)
  await queueMail(ctx, email, `invitation:${id}:${hashSecret(secret).slice(0, 12)}`, {
    template: 'invitation',
    data: {
      company: company && !hasLink(company.name) ? company.name : '',
      invitedBy: [ctx.session.firstName, ctx.session.lastName]
        .filter((name) => name && !hasLink(name))
        .join(' '),
      role,
      outlets: places,
      days: invitationDays,
      joinUrl: `${ctx.settings.publicBaseUrl}/merchant/invitation?token=${secret}`,
    },
  })
}

/** The email goes to somebody who does not know us: names that mail programs would turn into links are left empty. */
async function namesOf({ db }: MerchantContext, outletIds: string[]): Promise<string[]> {
  const rows = await db
    .select({ name: outlets.outletName })
    .from(outlets)
    .where(and(inArray(outlets.id, outletIds), isNull(outlets.archivedAt)))
    .orderBy(asc(outlets.createdAt), asc(outlets.id))
  return rows.map(({ name }) => (name && !hasLink(name) ? name : ''))
}

const endOf = (now: Date) => new Date(now.getTime() + invitationDays * 24 * 60 * 60 * 1000)

const companyOf = ({ session }: MerchantContext) => session.companyId ?? ''
