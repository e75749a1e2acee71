import { and, eq, gt, isNull, type SQL, sql } from 'drizzle-orm'
import type { ModuleSlug } from '#contract/modules/modules.ts'
import type { WorkspaceView } from '#contract/workspaces/shapes.ts'
import { walletSpending } from '#database/schema/ledger.ts'
import { rateLines } from '#database/schema/rates.ts'
import { storeCustomers, storeOrders } from '#database/schema/stores.ts'
import type { MerchantContext } from '../sessions/session.server.ts'

const minute = 60_000
const day = 24 * 60 * minute

/** Orders this young are counted as new. */
const newFor = 15 * minute

/** Messages that a module sends, by the rate lines that they are charged under. */
const messages: Partial<Record<ModuleSlug, SQL>> = {
  otp_verification: sql`${rateLines.category} like 'authentication%'`,
  email: sql`${rateLines.channel} = 'email' and ${rateLines.category} not like 'authentication%'`,
  whatsapp: sql`${rateLines.channel} = 'whatsapp' and ${rateLines.category} not like 'authentication%'`,
}

/**
 * What a module could work on, counted from the store's own orders, or what it has sent, counted from what the wallet
 * was charged for. Call it inside `withTenant`, once the spending is rolled up.
 */
export async function moduleFigures(
  { db, clock }: MerchantContext,
  outletId: string,
  slug: ModuleSlug,
  isConnected: boolean,
): Promise<WorkspaceView['figures']> {
  const sends = messages[slug]
  if (sends) return sentFigures({ db, clock }, outletId, sends)
  if (!isConnected) return []
  const ago = (age: number) => new Date(clock.now().getTime() - age)
  const own = and(
    eq(storeOrders.outletId, outletId),
    eq(storeOrders.test, false),
    isNull(storeOrders.cancelledAt),
  )
  switch (slug) {
    case 'crm': {
      const [row] = await db
        .select({
          all: sql<number>`count(*)::int`,
          back: sql<number>`(count(*) filter (where ${storeCustomers.orders} > 1))::int`,
        })
        .from(storeCustomers)
        .where(eq(storeCustomers.outletId, outletId))
      return [
        { name: 'customers', value: row?.all ?? 0 },
        { name: 'customers_back', value: row?.back ?? 0 },
      ]
    }
    case 'oh_my_customer': {
      const today = and(own, gt(storeOrders.processedAt, ago(day)))
      const inside = await db.$count(storeOrders, and(own, gt(storeOrders.processedAt, ago(newFor))))
      const all = await db.$count(storeOrders, today)
      return [
        { name: 'orders_inside', value: inside },
        { name: 'orders_outside', value: all - inside },
      ]
    }
    default:
      return []
  }
}

async function sentFigures(
  { db, clock }: Pick<MerchantContext, 'db' | 'clock'>,
  outletId: string,
  sends: SQL,
): Promise<WorkspaceView['figures']> {
  const since = new Date(clock.now().getTime() - 30 * day).toISOString()
  const units = sql`sum(${walletSpending.units})`
  const [row] = await db
    .select({
      all: sql<number>`coalesce(${units}, 0)::int`,
      lately: sql<number>`coalesce(${units} filter (where ${walletSpending.hour} >= ${since}::timestamptz), 0)::int`,
    })
    .from(walletSpending)
    .innerJoin(rateLines, eq(rateLines.id, walletSpending.rateLine))
    .where(and(eq(walletSpending.outletId, outletId), sends))
  if (!row?.all) return []
  return [
    { name: 'sent_30', value: row.lately },
    { name: 'sent', value: row.all },
  ]
}
