import { and, asc, eq, or, sql } from 'drizzle-orm'
import {
  type MerchantView,
  mostViews,
  type ViewCount,
  type ViewInput,
} from '#contract/merchant-views/shapes.ts'
import { merchantQuery } from '#contract/staff/shapes.ts'
import { merchantViews } from '#database/schema/merchant-views.ts'
import { users } from '#database/schema/users.ts'
import { addAuditEntry } from '../audit/add-audit-entry.ts'
import { withTransaction } from '../context.server.ts'
import { DomainError } from '../domain-error.ts'
import { newId } from '../identifiers.ts'
import type { StaffContext } from '../sessions/session.server.ts'
import { countedUpTo } from '../lists/find-page.ts'
import { countMerchants } from './list-merchants.ts'

/** One's own views, then those that colleagues share, each in the order of their names. */
export async function listViews({ db, session }: StaffContext): Promise<MerchantView[]> {
  const rows = await db
    .select({
      id: merchantViews.id,
      name: merchantViews.name,
      search: merchantViews.search,
      state: merchantViews.state,
      sort: merchantViews.sort,
      is_shared: merchantViews.isShared,
      is_own: sql<boolean>`${merchantViews.ownerId} = ${session.userId}`.as('is_own'),
      owner: sql<string>`${users.firstName} || ' ' || ${users.lastName}`,
    })
    .from(merchantViews)
    .innerJoin(users, eq(users.id, merchantViews.ownerId))
    .where(or(eq(merchantViews.ownerId, session.userId), merchantViews.isShared))
    .orderBy(sql`is_own desc`, asc(sql`lower(${merchantViews.name})`), asc(merchantViews.id))
    .limit(2 * mostViews)
  return rows.map((row) => {
    const { state } = merchantQuery.parse({ state: row.state })
    return { ...row, state, owner: row.is_own ? '' : row.owner.trim() }
  })
}

/** How many merchants each view shows, up to a thousand; asked apart, so that no list waits for it. */
export async function countViews(ctx: StaffContext): Promise<ViewCount[]> {
  const counts: ViewCount[] = []
  for (const { id, search, state } of await listViews(ctx)) {
    const total = await countMerchants(ctx, { search, state })
    counts.push({ id, total: Math.min(total, countedUpTo), is_more: total > countedUpTo })
  }
  return counts
}

/** Under a name that one has already, the view is replaced. */
export async function saveView(ctx: StaffContext, input: ViewInput): Promise<void> {
  const { userId } = ctx.session
  const now = ctx.clock.now()
  const { name, search, state, sort, is_shared: isShared } = input
  const filters = { name, search, state, sort, isShared }
  await withTransaction(ctx, async (tx) => {
    // One save of one person at a time: the name and the limit are looked at before.
    await tx.db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
    const isOwn = eq(merchantViews.ownerId, userId)
    const replaced = await tx.db
      .update(merchantViews)
      .set(filters)
      .where(and(isOwn, sql`lower(${merchantViews.name}) = lower(${name})`))
      .returning({ id: merchantViews.id })
    if (replaced.length === 0) {
      if ((await tx.db.$count(merchantViews, isOwn)) >= mostViews) throw new DomainError('too_many_views')
      await tx.db
        .insert(merchantViews)
        .values({ id: newId(now), ownerId: userId, createdAt: now, ...filters })
    }
    await addAuditEntry(tx, { action: 'view-saved', userId, detail: { name, shared: isShared } })
  })
}

/** Only by the person who saved it, shared or not. */
export async function removeView(ctx: StaffContext, id: string): Promise<void> {
  const { userId } = ctx.session
  await withTransaction(ctx, async (tx) => {
    const [gone] = await tx.db
      .delete(merchantViews)
      .where(and(eq(merchantViews.id, id), eq(merchantViews.ownerId, userId)))
      .returning({ name: merchantViews.name })
    if (!gone) throw new DomainError('not_found')
    await addAuditEntry(tx, { action: 'view-removed', userId, detail: { name: gone.name } })
  })
}
