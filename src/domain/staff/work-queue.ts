import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import { type QueueItem, storeTroubles } from '#contract/staff/queue.ts'
import { demoBookings, demoHosts } from '#database/schema/bookings.ts'
import { companies, outlets, shopifyGrants } from '#database/schema/companies.ts'
import { leads } from '#database/schema/leads.ts'
import { mailOutbox } from '#database/schema/mail-outbox.ts'
import { reconnectRequests, storeSyncs } from '#database/schema/stores.ts'
import { users } from '#database/schema/users.ts'
import { hasLiveContact } from '../leads/list-leads.ts'
import { ownerOf } from '../merchants/owner-of.ts'
import { messageQueue } from '../messages/staff-queue.ts'
import { moneyQueue } from '../money/staff/money-queue.ts'
import { countHeld } from '../order-windows/count-held.ts'
import type { StaffContext } from '../sessions/session.server.ts'

const day = 24 * 60 * 60 * 1000
/** Older trouble is no longer waited for. */
const longest = 14 * day
/** Of each kind; the oldest come first, so the rest moves up. */
const most = 50

/** What waits for a person, oldest first. What is done is no longer found here. */
export async function readQueue(ctx: StaffContext): Promise<QueueItem[]> {
  const parts = [
    await unansweredLeads(ctx),
    await demos(ctx),
    await storesInTrouble(ctx),
    await failedEmails(ctx),
    await moneyQueue(ctx, most),
    await messageQueue(ctx, most),
  ]
  return parts.flat().toSorted((one, other) => one.at.localeCompare(other.at))
}

/** Somebody wrote and has no answer. A booked demo waits below, under its own time. */
async function unansweredLeads({ db }: StaffContext): Promise<QueueItem[]> {
  const rows = await db
    .select({ id: leads.id, name: leads.name, email: leads.email, at: leads.waitingSince })
    .from(leads)
    .where(
      and(
        inArray(leads.state, ['new', 'in-hand']),
        isNotNull(leads.waitingSince),
        hasLiveContact(sql`c.kind <> 'booking'`),
      ),
    )
    .orderBy(asc(leads.waitingSince))
    .limit(most)
  return rows.map(({ id, name, email, at }) => ({
    kind: 'lead',
    id,
    title: name || email,
    about: email,
    at: (at ?? new Date(0)).toISOString(),
    href: `/admin/leads/${id}`,
  }))
}

/** Demos of the next 24 hours, and past ones of which nobody has said how they went. Cancelled ones are gone. */
async function demos({ db, clock }: StaffContext): Promise<QueueItem[]> {
  const now = clock.now()
  const around = (from: number, to: number, which?: SQL) =>
    and(
      gt(demoBookings.endsAt, new Date(now.getTime() + from)),
      lte(demoBookings.startsAt, new Date(now.getTime() + to)),
      which,
    )
  const rows = await db
    .select({ booking: demoBookings, host: demoHosts.name })
    .from(demoBookings)
    .innerJoin(demoHosts, eq(demoHosts.number, demoBookings.host))
    .where(
      and(
        isNull(demoBookings.cancelledAt),
        isNull(demoBookings.outcome),
        or(around(0, day), around(-longest, 0, lt(demoBookings.endsAt, now))),
      ),
    )
    .orderBy(asc(demoBookings.startsAt))
    .limit(most)
  return rows.map(({ booking, host }) => ({
    kind: booking.endsAt < now ? 'outcome' : 'demo',
    id: booking.id,
    title: `${booking.firstName} ${booking.lastName}`.trim(),
    about: host,
    at: booking.startsAt.toISOString(),
    href: `/admin/bookings/${booking.id}`,
  }))
}

/** Stores that cannot be read, or that took their access back a short while ago. */
async function storesInTrouble({ db, clock }: StaffContext): Promise<QueueItem[]> {
  const recent = new Date(clock.now().getTime() - longest)
  const rows = await db
    .select({
      shop: shopifyGrants.shop,
      outletId: shopifyGrants.outletId,
      company: companies.name,
      owner: ownerOf(companies.id),
      revokedAt: shopifyGrants.revokedAt,
      fault: storeSyncs.fault,
      faultSince: storeSyncs.faultSince,
      askedAt: reconnectRequests.askedAt,
      askedBy: reconnectRequests.askedBy,
    })
    .from(shopifyGrants)
    .innerJoin(companies, eq(companies.id, shopifyGrants.companyId))
    .innerJoin(outlets, and(eq(outlets.id, shopifyGrants.outletId), isNull(outlets.archivedAt)))
    .leftJoin(storeSyncs, eq(storeSyncs.outletId, outlets.id))
    .leftJoin(
      reconnectRequests,
      and(eq(reconnectRequests.outletId, outlets.id), eq(reconnectRequests.shop, shopifyGrants.shop)),
    )
    .where(or(gt(shopifyGrants.revokedAt, recent), isNotNull(storeSyncs.fault)))
    .orderBy(asc(sql`coalesce(${shopifyGrants.revokedAt}, ${storeSyncs.faultSince})`))
    .limit(most)
  const gone = rows.filter(({ revokedAt }) => revokedAt !== null).map(({ outletId }) => outletId)
  const held = await countHeld({ db }, gone)
  return rows.map((row) => ({
    kind: 'store',
    id: row.shop,
    title: row.shop,
    about: row.company,
    trouble: storeTroubles.find((trouble) => trouble === row.fault) ?? 'left',
    held: held.get(row.outletId),
    ...(row.askedAt && { asked: { at: row.askedAt.toISOString(), by: row.askedBy ?? '' } }),
    at: (row.revokedAt ?? row.faultSince ?? clock.now()).toISOString(),
    href: row.owner ? `/admin/merchants/${row.owner}` : `/admin/merchants?search=${row.shop}`,
  }))
}

/** Emails that the mail server has refused and that are still not sent. */
async function failedEmails({ db, clock }: StaffContext): Promise<QueueItem[]> {
  const rows = await db
    .select({
      id: mailOutbox.id,
      recipient: mailOutbox.recipient,
      error: mailOutbox.lastError,
      at: mailOutbox.createdAt,
      user: users.id,
    })
    .from(mailOutbox)
    .leftJoin(users, and(eq(users.email, mailOutbox.recipient), eq(users.isStaff, false)))
    .where(
      and(
        isNull(mailOutbox.sentAt),
        isNotNull(mailOutbox.lastError),
        gt(mailOutbox.createdAt, new Date(clock.now().getTime() - longest)),
      ),
    )
    .orderBy(asc(mailOutbox.createdAt))
    .limit(most)
  return rows.map(({ id, recipient, error, at, user }) => ({
    kind: 'email',
    id,
    title: recipient,
    about: (error ?? '').slice(0, 200),
    at: at.toISOString(),
    href: user
      ? `/admin/merchants/${user}`
      : `/admin/leads?${new URLSearchParams({ view: 'all', search: recipient })}`,
  }))
}
