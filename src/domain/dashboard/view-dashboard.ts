import { and, asc, eq, gt, gte, inArray, isNull, sql } from 'drizzle-orm'
import type { DashboardGroup, DashboardStore, DashboardView } from '#contract/dashboard/shapes.ts'
import { mayDo } from '#contract/people/roles.ts'
import { isShop } from '#contract/stores/shapes.ts'
import { outlets, shopifyGrants, userOutlets } from '#database/schema/companies.ts'
import { storeDataRequests, storeDays, storeSyncs } from '#database/schema/stores.ts'
import { DomainError } from '../domain-error.ts'
import { countHeld } from '../order-windows/count-held.ts'
import { type Outlet, requirePermission } from '../outlets/require-outlet.ts'
import type { MerchantContext } from '../sessions/session.server.ts'
import { hasOlderOrders } from '../store-sync/sync-state.ts'
import { withTenant } from '../tenant.server.ts'
import { addFigures } from './add-figures.ts'
import { bestProducts } from './best-products.ts'

interface Look {
  /** How many days to look back. */
  days: number
  /** Every outlet that they work in, or this one alone. */
  outlet: Outlet | 'all'
}

const dayMs = 24 * 60 * 60 * 1000

/** What the merchant's stores have sold, from the days as they were computed; nothing is counted here. */
export function viewDashboard(ctx: MerchantContext, { days, outlet }: Look): Promise<DashboardView> {
  requirePermission(ctx, 'apps:open')
  return withTenant(ctx, async (tx) => {
    const found = await storesOf(tx, outlet)
    const ids = found.map(({ outlet: { id } }) => id)
    const oldest = dayIn('UTC', new Date(tx.clock.now().getTime() - (2 * days + 8) * dayMs))
    const rows = await tx.db
      .select()
      .from(storeDays)
      .where(and(inArray(storeDays.outletId, ids), gte(storeDays.day, oldest)))
      .orderBy(asc(storeDays.day))
    const lost = found.filter((one) => stateOf(one) === 'lost').map(({ outlet: { id } }) => id)
    const held = await countHeld(tx, lost)
    return {
      days,
      is_all: outlet === 'all',
      stores: found.map((one) => showStore(one, held.get(one.outlet.id) ?? 0)),
      groups: await withProducts(tx, groupsOf(tx.clock.now(), days, found, rows)),
      version: versionOf(found),
      requests: await requestsOf(tx, ids),
    }
  })
}

/** Their outlets, with the store's grant and its copy where there are any. Call it inside `withTenant`. */
export async function storesOf({ db, session }: MerchantContext, outlet: Outlet | 'all') {
  const isOwn = and(eq(userOutlets.userId, session.userId), isNull(outlets.archivedAt))
  return db
    .select({
      outlet: outlets,
      grant: shopifyGrants.shop,
      revokedAt: shopifyGrants.revokedAt,
      sync: storeSyncs,
    })
    .from(userOutlets)
    .innerJoin(outlets, eq(outlets.id, userOutlets.outletId))
    .leftJoin(shopifyGrants, eq(shopifyGrants.outletId, outlets.id))
    .leftJoin(storeSyncs, eq(storeSyncs.outletId, outlets.id))
    .where(outlet === 'all' ? isOwn : and(isOwn, eq(outlets.id, outlet.id)))
    .orderBy(asc(outlets.createdAt), asc(outlets.id))
}

type Found = Awaited<ReturnType<typeof storesOf>>[number]

export const versionOf = (found: Found[]) => found.reduce((sum, { sync }) => sum + (sync?.version ?? 0), 0)

/** How the store of one outlet is. Call it inside `withTenant`. */
export async function storeOf(tx: MerchantContext, outlet: Outlet): Promise<DashboardStore> {
  const [found] = await storesOf(tx, outlet)
  if (!found) throw new DomainError('outlet_refused')
  const held = stateOf(found) === 'lost' ? await countHeld(tx, [outlet.id]) : undefined
  return showStore(found, held?.get(outlet.id) ?? 0)
}

function showStore({ outlet, grant, revokedAt, sync }: Found, heldOrders: number): DashboardStore {
  const parts = (sync?.parts ?? []).filter(({ kind }) => kind !== 'changes')
  return {
    outlet_id: outlet.id,
    outlet_name: outlet.outletName || outlet.webUrl || '',
    shop: isShop(outlet.webUrl ?? '') ? outlet.webUrl : null,
    state: stateOf({ outlet, grant, revokedAt, sync }),
    held_orders: heldOrders,
    zone: sync?.zone ?? 'UTC',
    currency: sync?.currency ?? '',
    since: sync ? dayIn(sync.zone, sync.windowFrom) : null,
    has_older_orders: sync ? hasOlderOrders(sync) : false,
    last_order_at: sync?.lastOrderAt?.toISOString() ?? null,
    done: parts.reduce((sum, part) => sum + part.done, 0),
    total: parts.reduce((sum, part) => sum + Math.max(part.total, part.done), 0),
    ...faultOf(sync),
  }
}

function stateOf({ outlet, grant, revokedAt, sync }: Found): DashboardStore['state'] {
  if (!isShop(outlet.webUrl ?? '')) return 'none'
  if (!grant) return 'open'
  if (revokedAt || !sync || sync.state === 'stopped') return 'lost'
  return sync.state
}

const faults = ['unreachable', 'throttled', 'refused', 'file'] as const

/** What the last step failed of; else a file that is asked for or read again, also while other steps succeed. */
function faultOf(sync: Sync | null): Pick<DashboardStore, 'fault' | 'fault_since'> {
  const fault = faults.find((one) => one === sync?.fault)
  if (fault) return { fault, fault_since: sync?.faultSince?.toISOString() ?? null }
  const again = sync?.parts.find(({ state, failedAt }) => state !== 'read' && failedAt)
  return { fault: again ? 'file' : null, fault_since: again?.failedAt ?? null }
}

type Row = typeof storeDays.$inferSelect
type Sync = typeof storeSyncs.$inferSelect

/**
 * From when on every order is read; undefined before the newest ones are. A file has its oldest orders first, so that
 * today would be nought until its last line.
 */
export function readSince({
  importedAt,
  windowFrom,
  parts,
}: Pick<Sync, 'importedAt' | 'windowFrom' | 'parts'>) {
  if (importedAt !== null) return windowFrom
  const newestFirst = parts
    .filter(({ kind }) => kind === 'orders')
    .toSorted((a, b) => Date.parse(b.from) - Date.parse(a.from))
  const unread = newestFirst.findIndex(({ state }) => state !== 'read')
  const oldest = newestFirst[unread === -1 ? newestFirst.length - 1 : unread - 1]
  return oldest && new Date(oldest.from)
}

/** Each store has its own today. Stores that count in the same money are added up, others stand side by side. */
function groupsOf(now: Date, days: number, found: Found[], rows: Row[]): Omit<DashboardGroup, 'products'>[] {
  const synced = found.flatMap(({ sync }) => (sync && readSince(sync) ? [sync] : []))
  const currencies = [...new Set(synced.map(({ currency }) => currency))]
  return currencies.map((currency) => {
    const todays = new Map(
      synced
        .filter((sync) => sync.currency === currency)
        .map(({ outletId, zone }) => [outletId, dayIn(zone, now)]),
    )
    /** The rows by how many days ago they are, for the store that each is a day of. */
    const byAge = Map.groupBy(rows, ({ outletId, day }) => {
      const today = todays.get(outletId)
      return today === undefined ? -1 : Math.round((Date.parse(today) - Date.parse(day)) / dayMs)
    })
    const within = (from: number, until: number) =>
      addFigures(Array.from({ length: until - from }, (_, index) => byAge.get(from + index) ?? []).flat())
    const firstDays = synced
      .filter((sync) => sync.currency === currency)
      .map((sync) => dayIn(sync.zone, readSince(sync) ?? now))
    const firstKnown = firstDays.toSorted().at(-1) ?? ''
    const last = [...todays.values()].toSorted().at(-1) ?? ''
    const oldest = new Date(now.getTime() - (2 * days - 1) * dayMs)
    const lostDay = lostDayOf(
      found.filter(({ outlet: { id } }) => todays.has(id)),
      now,
    )
    // Until everything is read, the days before would be too few.
    const sees = ({ currency: own, windowFrom, importedAt }: Sync) =>
      own !== currency || (importedAt !== null && windowFrom <= oldest)
    return {
      currency,
      outlet_ids: [...todays.keys()],
      today: within(0, 1),
      week_ago: within(7, 8),
      period: within(0, days),
      before: lostDay === undefined && synced.every(sees) ? within(days, 2 * days) : null,
      days: Array.from({ length: days }, (_, index) => {
        const ago = days - 1 - index
        const day = new Date(Date.parse(last) - ago * dayMs).toISOString().slice(0, 10)
        const isKnown = day >= firstKnown && (lostDay === undefined || day < lostDay)
        return { day, is_known: isKnown, ...within(ago, ago + 1) }
      }),
    }
  })
}

/** The day since which we hear of no order, where all of these stores are lost. */
function lostDayOf(stores: Found[], now: Date): string | undefined {
  if (!stores.every((one) => stateOf(one) === 'lost')) return undefined
  const days = stores.map(({ sync, revokedAt }) =>
    dayIn(sync?.zone ?? 'UTC', revokedAt ?? sync?.faultSince ?? now),
  )
  return days.toSorted().at(-1)
}

const withProducts = (tx: MerchantContext, groups: Omit<DashboardGroup, 'products'>[]) =>
  Promise.all(groups.map(async (group) => ({ ...group, products: await bestProducts(tx, group) })))

const dayIn = (timeZone: string, at: Date) =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(at)

async function requestsOf(
  { db, session, clock }: MerchantContext,
  ids: string[],
): Promise<DashboardView['requests']> {
  if (!mayDo(session.role, 'company:edit')) return []
  const rows = await db
    .select({
      id: storeDataRequests.id,
      shop: storeDataRequests.shop,
      customer: sql<string>`${storeDataRequests.file} #>> '{customer,id}'`,
      createdAt: storeDataRequests.createdAt,
      expiresAt: storeDataRequests.expiresAt,
    })
    .from(storeDataRequests)
    .where(and(inArray(storeDataRequests.outletId, ids), gt(storeDataRequests.expiresAt, clock.now())))
    .orderBy(asc(storeDataRequests.createdAt))
  return rows.map(({ id, shop, customer, createdAt, expiresAt }) => ({
    id,
    shop,
    customer,
    created_at: createdAt.toISOString(),
    expires_at: expiresAt.toISOString(),
  }))
}
