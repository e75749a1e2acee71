import { and, asc, desc, eq, gte, inArray, sql } from 'drizzle-orm'
import { formatMoney } from '#rules/money/amounts.ts'
import { isRunning, statesThat } from '#rules/money/plan-gate.ts'
import { subscriptions } from '#database/schema/billing.ts'
import { companies, outlets } from '#database/schema/companies.ts'
import { entries, ledgerAccounts } from '#database/schema/ledger.ts'
import type { StaffContext } from '#domain/sessions/session.server.ts'
import { instantOf } from '#rules/zone-time.ts'
import { bookDay, booksZone } from '../documents/books.ts'
import { walletCurrency } from '../wallet/open-wallet.ts'

const most = 500

/** Every plan with its company and store, those that run first. */
export const listPlans = ({ db }: StaffContext) =>
  db
    .select({ plan: subscriptions, company: companies.name, store: outlets.outletName })
    .from(subscriptions)
    .innerJoin(companies, eq(companies.id, subscriptions.companyId))
    .leftJoin(outlets, eq(outlets.id, subscriptions.outletId))
    .orderBy(
      desc(inArray(subscriptions.state, statesThat(isRunning))),
      asc(companies.name),
      desc(subscriptions.startedAt),
    )
    .limit(most)

/** What this month has brought, from the ledger, and how many plans run. */
export async function readRevenue({ db, clock }: StaffContext) {
  const monthStart = `${bookDay(clock.now()).slice(0, 7)}-01`
  const since = new Date(instantOf(monthStart, 0, booksZone()))
  const rows = await db
    .select({
      kind: ledgerAccounts.kind,
      total: sql<string>`sum(${entries.amount})`.mapWith(Number),
    })
    .from(entries)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, entries.accountId))
    .where(
      and(inArray(ledgerAccounts.kind, ['revenue_subscription', 'revenue_messages']), gte(entries.at, since)),
    )
    .groupBy(ledgerAccounts.kind)
  const of = (kind: string) => formatMoney(rows.find((row) => row.kind === kind)?.total ?? 0, walletCurrency)
  const running = await db.$count(subscriptions, inArray(subscriptions.state, statesThat(isRunning)))
  const trials = await db.$count(subscriptions, eq(subscriptions.state, 'trial'))
  return { plans: of('revenue_subscription'), messages: of('revenue_messages'), running, trials }
}
