import { and, asc, desc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { adjustments, documents, payments, subscriptions } from '#database/schema/billing.ts'
import { companies, outlets } from '#database/schema/companies.ts'
import { holds, wallets } from '#database/schema/ledger.ts'
import { users } from '#database/schema/users.ts'
import type { StaffContext } from '#domain/sessions/session.server.ts'
import { titleOf } from '../documents/issue-document.ts'
import { pageOf, wholeStatement } from '../wallet/read-statement.ts'
import { viewWallet } from '../wallet/read-wallet.ts'

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** Everything about a company's money on one page; undefined where there is none. A deleted company has no name. */
export async function readMerchantMoney(ctx: StaffContext, companyId: string) {
  if (!uuid.test(companyId)) return undefined
  const [company] = await ctx.db.select().from(companies).where(eq(companies.id, companyId))
  const [wallet] = await ctx.db.select().from(wallets).where(eq(wallets.companyId, companyId))
  if (!wallet) return undefined
  return {
    company: company?.name,
    view: await viewWallet(ctx, wallet),
    statement: await pageOf(ctx, wallet, wholeStatement),
    holds: await ctx.db
      .select()
      .from(holds)
      .where(and(eq(holds.walletId, wallet.id), eq(holds.state, 'open')))
      .orderBy(asc(holds.expiresAt))
      .limit(50),
    payments: await ctx.db
      .select()
      .from(payments)
      .where(eq(payments.companyId, companyId))
      .orderBy(desc(payments.startedAt))
      .limit(50),
    plans: await ctx.db
      .select({ plan: subscriptions, store: outlets.outletName })
      .from(subscriptions)
      .leftJoin(outlets, eq(outlets.id, subscriptions.outletId))
      .where(eq(subscriptions.companyId, companyId))
      .orderBy(desc(subscriptions.startedAt)),
    documents: (
      await ctx.db
        .select()
        .from(documents)
        .where(eq(documents.companyId, companyId))
        .orderBy(desc(documents.issuedAt))
        .limit(50)
    ).map(({ id, kind, issuedAt, ...row }) => ({ id, kind, issuedAt, title: titleOf(row) })),
    adjustments: await ctx.db
      .select()
      .from(adjustments)
      .where(eq(adjustments.companyId, companyId))
      .orderBy(desc(adjustments.proposedAt))
      .limit(50),
  }
}

/** What waits for a second person, with who proposed it and for whom. */
export const waitingAdjustments = ({ db }: StaffContext) =>
  db
    .select({
      adjustment: adjustments,
      currency: wallets.currency,
      company: companies.name,
      by: users.firstName,
    })
    .from(adjustments)
    .innerJoin(wallets, eq(wallets.id, adjustments.walletId))
    .leftJoin(companies, eq(companies.id, adjustments.companyId))
    .leftJoin(users, eq(users.id, adjustments.proposedBy))
    .where(eq(adjustments.state, 'proposed'))
    .orderBy(asc(adjustments.proposedAt))

/** Only the reserve is left, or less. */
export const isLow = sql`${wallets.balance} - ${wallets.held} < ${wallets.reserve}`

/** Wallets that are low, those with campaigns held first; and those that are frozen. */
export const lowWallets = ({ db }: StaffContext) =>
  db
    .select({ wallet: wallets, company: companies.name })
    .from(wallets)
    .innerJoin(companies, eq(companies.id, wallets.companyId))
    .where(sql`${wallets.frozenAt} is not null or (${isLow} and ${wallets.seq} > 0)`)
    .orderBy(desc(wallets.held), asc(wallets.balance))
    .limit(50)

/** The number that somebody who deleted their account can name. */
const lastReceipt = sql<string | null>`(
  select snapshot ->> 'title' from ${documents} as d
  where d.company_id = ${wallets.companyId} and d.kind in ('receipt', 'receipt_voucher')
  order by d.issued_at desc limit 1)`

/** All wallets, for staff who look for a company; of deleted companies those with money that was paid and not spent. */
export const listWallets = ({ db }: StaffContext) =>
  db
    .select({ wallet: wallets, company: companies.name, lastReceipt })
    .from(wallets)
    .leftJoin(companies, eq(companies.id, wallets.companyId))
    .where(
      or(
        and(isNotNull(companies.id), isNull(wallets.frozenAt)),
        and(isNull(companies.id), sql`${wallets.balance} > ${wallets.credit}`),
      ),
    )
    .orderBy(asc(companies.name))
    .limit(200)
