import { hash } from 'node:crypto'
import { desc, eq, sql } from 'drizzle-orm'
import { reconciliations } from '#database/schema/billing.ts'
import { wallets } from '#database/schema/ledger.ts'
import { addAuditEntry } from '#domain/audit/add-audit-entry.ts'
import { type Context, withTransaction } from '#domain/context.server.ts'
import { newId } from '#domain/identifiers.ts'
import { queueMail } from '#domain/mail/queue-mail.ts'
import { reconcileProvider } from './reconcile-provider.ts'

interface Difference {
  rule: string
  id: string
  walletId: string | null
  detail: string
}

/**
 * Recounts what must hold: the whole ledger on Sundays, otherwise the wallets that moved in two days. A difference
 * freezes its wallet and is told; it is never repaired here.
 */
export async function reconcileLedger(ctx: Context): Promise<number> {
  const now = ctx.clock.now()
  const whole = now.getUTCDay() === 0
  const since = whole ? new Date(0) : new Date(now.getTime() - 2 * 24 * 60 * 60 * 1000)
  const differences = [...(await recount(ctx, since)), ...(await reconcileProvider(ctx))]
  const figures = await readFigures(ctx, since)
  const digest = hash('sha256', JSON.stringify([now.toISOString(), figures, differences]), 'hex')
  await withTransaction(ctx, async (tx) => {
    for (const { walletId } of differences) {
      if (!walletId) continue
      await tx.db
        .update(wallets)
        .set({ frozenAt: now, frozenWhy: 'difference' })
        .where(eq(wallets.id, walletId))
    }
    await tx.db.insert(reconciliations).values({
      id: newId(now),
      at: now,
      whole,
      differences: differences.length,
      report: { ...figures, differences },
      digest,
    })
    await addAuditEntry(tx, { action: 'ledger-sealed', detail: { digest, differences: differences.length } })
    if (differences.length > 0) await tellStaff(tx, differences)
  })
  if (differences.length > 0) ctx.log.error({ differences }, 'the ledger does not add up')
  return differences.length
}

/** One email a night, however often the recount runs. */
async function tellStaff(ctx: Context, differences: Difference[]): Promise<void> {
  const at = ctx.clock.now().toISOString()
  await queueMail(ctx, ctx.settings.staffMail, `ledger-difference:${at.slice(0, 10)}`, {
    template: 'ledger-difference',
    data: {
      at,
      count: differences.length,
      differences: differences.slice(0, 10).map(({ rule, id, detail }) => ({ rule, id, detail })),
      frozen: new Set(differences.flatMap(({ walletId }) => walletId ?? [])).size,
      reportUrl: `${ctx.settings.publicBaseUrl}/admin/money`,
    },
  })
}

async function rows<T>({ db }: Context, query: ReturnType<typeof sql>): Promise<T[]> {
  const result = await db.execute(query)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each query names its columns
  return result.rows as T[]
}

function recount(ctx: Context, since: Date): Promise<Difference[]> {
  const from = since.toISOString()
  const daysAgo = (days: number) =>
    new Date(ctx.clock.now().getTime() - days * 24 * 60 * 60 * 1000).toISOString()
  const [yesterday, lately] = [daysAgo(1), daysAgo(3)]
  return rows<Difference>(
    ctx,
    sql`
    with moved as (
      select w.* from wallets w where exists (
        select 1 from entries e where e.account_id = w.account_id and e.seq = w.seq and e.at >= ${from}::timestamptz)
        or exists (select 1 from holds h where h.wallet_id = w.id and h.created_at >= ${from}::timestamptz))
    select 'entries do not sum to zero' as rule, e.transfer_id::text as id, null as "walletId", sum(e.amount)::text as detail
      from entries e where e.at >= ${from}::timestamptz group by e.transfer_id having sum(e.amount) <> 0
    union all
    select 'balance is not the sum of its entries', w.id::text, w.id::text, (w.balance - coalesce(s.total, 0))::text from moved w
      left join lateral (select sum(amount) as total, sum(credit_amount) as credit, count(*) as lines, max(seq) as last
        from entries e where e.account_id = w.account_id) s on true
      where w.balance <> coalesce(s.total, 0) or w.seq <> s.lines or w.seq <> coalesce(s.last, 0) or w.credit <> coalesce(s.credit, 0)
    union all
    select 'held is not the sum of open holds', w.id::text, w.id::text, w.held::text from moved w where w.held <>
      coalesce((select sum(amount - captured - released) from holds h where h.wallet_id = w.id and state = 'open'), 0)
    union all
    select 'a hold is not the sum of its captures', h.id::text, h.wallet_id::text, (h.captured + h.late)::text from holds h
      where h.created_at >= ${from}::timestamptz and h.captured + h.late <>
        coalesce((select sum(t.units) * h.unit_price from transfers t where t.hold_id = h.id), 0)
    union all
    select 'owed is not the sum of its entries', w.id::text, w.id::text, w.owed::text from moved w
      join ledger_accounts a on a.kind = 'owed' and a.company_id = w.company_id and a.currency = w.currency
      left join (select e.account_id, sum(e.amount) as total from entries e join ledger_accounts o on o.id = e.account_id
        where o.kind = 'owed' group by e.account_id) s on s.account_id = a.id
      where w.owed <> -coalesce(s.total, 0)
    union all
    select 'a refund waits for the provider', r.id::text, null, r.payment_id::text from refunds r
      where r.done_at is null and r.created_at < ${yesterday}::timestamptz
    union all
    select 'a payment of another sum waits for staff', p.id::text, null, p.refusal from payments p
      where p.charge_ref is not null and p.settled_at is null and p.started_at >= ${lately}::timestamptz
    union all
    select 'a settled payment has no top-up, or the reverse', p.id::text, p.wallet_id::text, p.state from payments p
      left join transfers t on t.scope = 'payment' and t.key = p.id::text
      where p.started_at >= ${from}::timestamptz and (t.id is not null) <> (p.settled_at is not null)`,
  )
}

async function readFigures(ctx: Context, since: Date): Promise<Record<string, unknown>> {
  const from = since.toISOString()
  const [figures] = await rows<Record<string, unknown>>(
    ctx,
    sql`
    select (select count(*)::integer from wallets) as wallets,
      (select count(*)::integer from transfers where at >= ${from}::timestamptz) as transfers,
      (select coalesce(sum(balance), 0)::text from wallets) as balances,
      (select coalesce(sum(amount), 0)::text from entries e join ledger_accounts a on a.id = e.account_id where a.kind = 'suspense') as suspense,
      (select coalesce(sum(amount), 0)::text from entries e join ledger_accounts a on a.id = e.account_id where a.kind = 'writeoff') as writeoffs,
      (select count(*)::integer from holds where late > 0 and created_at >= ${from}::timestamptz) as late,
      (select min(created_at)::text from holds where state = 'open') as "oldestHold",
      (select min(started_at)::text from payments where state in ('started', 'pending')) as "oldestPayment"`,
  )
  return figures ?? {}
}

/** The newest reports first, for the staff's page. */
export const listReconciliations = ({ db }: Pick<Context, 'db'>) =>
  db.select().from(reconciliations).orderBy(desc(reconciliations.at)).limit(14)

/** Of a report as it was kept. */
export const differencesIn = (report: Record<string, unknown>): Difference[] =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written above
  (report['differences'] ?? []) as Difference[]
