import { and, eq, isNull } from 'drizzle-orm'
import { mayDo, type Role } from '#contract/roles.ts'
import { companies, memberships } from '#database/schema/companies.ts'
import { invitations } from '#database/schema/company-settings.ts'
import { users } from '#database/schema/users.ts'
import { recordOwnAct } from '../audit/record-own-act.ts'
import { DomainError } from '../domain-error.ts'
import { hashSecret, newId, newSecret } from '../identifiers.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { requirePermission } from '../outlets/require-outlet.ts'
import type { MerchantContext } from '../sessions/session.server.ts'
import { withTenant } from '../tenant.server.ts'
import { requireOwnOutlets } from './require-own-outlets.ts'

const daysOpen = 10

export interface Invitation {
  email: string
  role: Role
  outletIds: string[]
}

/** A letter with a link to join. Whoever invites gives away no more than they have. */
export async function invitePerson(
  ctx: MerchantContext,
  { email, role, outletIds }: Invitation,
): Promise<void> {
  requirePermission(ctx, 'users:manage')
  if (role === 'owner' && !mayDo(ctx.session.role, 'owners:manage')) throw new DomainError('forbidden')
  if (!ctx.session.emailVerified) throw new DomainError('email_unverified')
  await ctx.limits.count('invite', ctx.session.userId)
  await withTenant(ctx, async (tx) => {
    await requireOwnOutlets(tx, outletIds)
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
        outletIds,
        hash: hashSecret(secret),
        invitedBy: tx.session.userId,
        expiresAt: endOf(now),
        createdAt: now,
      })
      .onConflictDoNothing()
      .returning({ id: invitations.id })
    if (rows.length === 0) throw new DomainError('already_invited')
    await sendLetter(tx, { id, email, role }, secret)
    await recordOwnAct(tx, 'person-invited', { role })
  })
}

/** The earlier link stops: a letter that went astray opens nothing. */
export async function resendInvitation(ctx: MerchantContext, id: string): Promise<void> {
  requirePermission(ctx, 'users:manage')
  await ctx.limits.count('invite', ctx.session.userId)
  await withTenant(ctx, async (tx) => {
    const secret = newSecret()
    const [row] = await tx.db
      .update(invitations)
      .set({ hash: hashSecret(secret), expiresAt: endOf(tx.clock.now()) })
      .where(and(eq(invitations.id, id), isNull(invitations.acceptedAt), isNull(invitations.revokedAt)))
      .returning()
    if (!row) throw new DomainError('not_found')
    await sendLetter(tx, row, secret)
    await recordOwnAct(tx, 'person-invited', { role: row.role, again: true })
  })
}

export function revokeInvitation(ctx: MerchantContext, id: string): Promise<void> {
  requirePermission(ctx, 'users:manage')
  return withTenant(ctx, async (tx) => {
    const rows = await tx.db
      .update(invitations)
      .set({ revokedAt: tx.clock.now() })
      .where(and(eq(invitations.id, id), isNull(invitations.acceptedAt), isNull(invitations.revokedAt)))
      .returning({ id: invitations.id })
    if (rows.length === 0) throw new DomainError('not_found')
    await recordOwnAct(tx, 'invitation-revoked')
  })
}

async function sendLetter(
  ctx: MerchantContext,
  { id, email, role }: { id: string; email: string; role: Role },
  secret: string,
): Promise<void> {
  const [company] = await ctx.db.select({ name: companies.name }).from(companies)
  await queueMail(ctx, email, `invitation:${id}:${hashSecret(secret).slice(0, 12)}`, {
    template: 'invitation',
    data: {
      company: company?.name ?? '',
      invitedBy: `${ctx.session.firstName} ${ctx.session.lastName}`.trim(),
      role,
      days: daysOpen,
      joinUrl: `${ctx.settings.publicBaseUrl}/merchant/invitation?token=${secret}`,
    },
  })
}

const endOf = (now: Date) => new Date(now.getTime() + daysOpen * 24 * 60 * 60 * 1000)

const companyOf = ({ session }: MerchantContext) => session.companyId ?? ''
