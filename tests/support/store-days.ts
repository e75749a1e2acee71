import { asc, eq } from 'drizzle-orm'
import type { Db } from '#database/client.server.ts'
import { storeDays, storeSyncs } from '#database/schema/stores.ts'

/** A day as the sandbox counts it; money in the smallest unit. */
interface Figures {
  orders: number
  items: number
  gross: number
  refunds: number
  cancelled: number
  returns: number
  newCustomers: number
  cameBack: number
  cashOrders: number
  cashUndelivered: number
  repeatOrders: number
}

type Days = Record<string, Figures>

/** Our days in the sandbox's form, from the first whole day that we may see. */
export async function ourDays(db: Db, shop: string): Promise<Days> {
  const sync = await syncOf(db, shop)
  if (!sync) return {}
  const first = firstDay(sync)
  const rows = await db
    .select()
    .from(storeDays)
    .where(eq(storeDays.outletId, sync.outletId))
    .orderBy(asc(storeDays.day))
  const days: Days = {}
  for (const { day, outletId: _outlet, companyId: _company, gross, refunds, ...counts } of rows) {
    if (day > first) days[day] = { ...counts, gross: cents(gross), refunds: cents(refunds) }
  }
  return days
}

/** The store's own days, over the same time. */
export async function theirDays(db: Db, shop: string, sandboxUrl: string): Promise<Days> {
  const sync = await syncOf(db, shop)
  if (!sync) return {}
  const first = firstDay(sync)
  const all = (await (await fetch(`${sandboxUrl}/shopify/${shop}/_figures`)).json()) as Days
  const isEmpty = (day: Figures) => Object.values(day).every((value) => value === 0)
  return Object.fromEntries(
    Object.entries(all)
      .filter(([day, figures]) => day > first && !isEmpty(figures))
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )
}

const cents = (amount: string) => Math.round(Number(amount) * 100)

const syncOf = async (db: Db, shop: string) =>
  (await db.select().from(storeSyncs).where(eq(storeSyncs.shop, shop)))[0]

const firstDay = ({ windowFrom, zone }: { windowFrom: Date; zone: string }) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' }).format(windowFrom)
