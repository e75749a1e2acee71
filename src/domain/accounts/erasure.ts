import { and, eq, inArray, isNotNull, ne, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { companies, memberships, outlets } from '#database/schema/companies.ts'
import { users } from '#database/schema/users.ts'
import { addAuditEntry } from '../audit/add-audit-entry.ts'
import { type Context, type RequestContext, withTransaction } from '../context.server.ts'
import { DomainError } from '../domain-error.ts'
import { newSecret } from '../identifiers.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { type MoneyLeft, moneyLeft } from '../money/wallet/money-left.ts'
import { endSessions } from '../sessions/end-session.ts'
import type { MerchantContext } from '../sessions/session.server.ts'
import { consumeToken, issueToken, peekToken, voidTokens } from '../tokens/one-time-token.ts'

const undoTime = 7 * 24 * 60 * 60 * 1000

/** Sets the day. Until then everything works and it can be taken back, here or by the mailed link. */
export async function planErasure(ctx: MerchantContext): Promise<Date> {
  const { userId, id, email, firstName, actorId } = ctx.session
  if (actorId) throw new DomainError('not_on_visit')
  return withTransaction(ctx, async (tx) => {
    const [user] = await tx.db
      .select({ eraseAt: users.eraseAt })
      .from(users)
      .where(eq(users.id, userId))
      .for('update')
    if (user?.eraseAt) return user.eraseAt
    const eraseAt = new Date(tx.clock.now().getTime() + undoTime)
    await tx.db.update(users).set({ eraseAt }).where(eq(users.id, userId))
    await endSessions(tx, userId, 'erased', { but: id })
    const secret = newSecret()
    await issueToken(tx, { purpose: 'take-back-erasure', subject: userId, secret })
    await queueMail(tx, email, `erasure-planned:${userId}:${eraseAt.getTime()}`, {
      template: 'erasure-planned',
      data: {
        firstName,
        on: eraseAt.toISOString(),
        takeBackUrl: `${tx.settings.publicBaseUrl}/merchant/keep-account?token=${secret}`,
        wallets: (await companiesOwnedAlone(tx, userId)).flatMap(({ name, moneyLeft: left }) =>
          left ? [{ company: name, left }] : [],
        ),
      },
    })
    await addAuditEntry(tx, { action: 'erasure-requested', userId })
    return eraseAt
  })
}

/** From the account page. */
export function cancelErasure(ctx: MerchantContext): Promise<void> {
  return withTransaction(ctx, async (tx) => {
    const { userId } = ctx.session
    await voidTokens(tx, userId, ['take-back-erasure'])
    await takeBack(tx, userId)
  })
}

/** By the link in the email, without signing in. */
export function undoErasure(ctx: RequestContext, secret: string): Promise<void> {
  return withTransaction(ctx, async (tx) => {
    const used = await consumeToken(tx, 'take-back-erasure', secret)
    if (!used) throw new DomainError('link_expired')
    await takeBack(tx, used.subject)
  })
}

/** Whether a mailed link would still do it. Looking does not use it up. */
export const isErasureLink = async (ctx: RequestContext, secret: string): Promise<boolean> =>
  (await peekToken(ctx, 'take-back-erasure', secret)) !== undefined

async function takeBack(ctx: RequestContext, userId: string): Promise<void> {
  const kept = await ctx.db
    .update(users)
    .set({ eraseAt: null })
    .where(and(eq(users.id, userId), isNotNull(users.eraseAt)))
    .returning({ id: users.id })
  if (kept.length > 0) await addAuditEntry(ctx, { action: 'erasure-cancelled', userId })
}

export async function erasurePlannedFor({ db, session }: MerchantContext): Promise<Date | undefined> {
  const [user] = await db.select({ eraseAt: users.eraseAt }).from(users).where(eq(users.id, session.userId))
  return user?.eraseAt ?? undefined
}

interface OwnedCompany {
  id: string
  name: string
  outlets: string[]
  colleagues: number
  moneyLeft: MoneyLeft | null
}

/** The companies that nobody else owns: they go when their owner goes. By person, so not by tenant. */
export async function companiesOwnedAlone(ctx: Context, userId: string): Promise<OwnedCompany[]> {
  const other = alias(memberships, 'other')
  const owned = await ctx.db
    .select({
      id: companies.id,
      name: companies.name,
      colleagues: sql<number>`(select count(*)::int from ${memberships} as m where m.company_id = ${companies.id} and m.user_id <> ${userId})`,
    })
    .from(memberships)
    .innerJoin(companies, eq(companies.id, memberships.companyId))
    .where(
      and(
        eq(memberships.userId, userId),
        eq(memberships.role, 'owner'),
        notExists(
          ctx.db
            .select({ one: sql`1` })
            .from(other)
            .where(and(eq(other.companyId, companies.id), eq(other.role, 'owner'), ne(other.userId, userId))),
        ),
      ),
    )
    .orderBy(companies.name)
  if (owned.length === 0) return []
  const ids = owned.map(({ id }) => id)
  const left = await moneyLeft(ctx, ids)
  const rows = await ctx.db
    .select({ companyId: outlets.companyId, name: outlets.outletName })
    .from(outlets)
    .where(inArray(outlets.companyId, ids))
    .orderBy(outlets.createdAt)
  return owned.map((company) => ({
    ...company,
    outlets: rows.filter(({ companyId }) => companyId === company.id).map(({ name }) => name),
    moneyLeft: left.get(company.id) ?? null,
  }))
}
