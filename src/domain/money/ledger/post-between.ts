import { sql } from 'drizzle-orm'
import { type AccountKind, entries, type TransferKind, transfers } from '#database/schema/ledger.ts'
import type { Context } from '#domain/context.server.ts'
import { newId } from '#domain/identifiers.ts'

export interface Move {
  companyId: string
  kind: TransferKind
  currency: string
  /** Under one scope a key moves money once. */
  scope: string
  key: string
  amount: number
  from: Exclude<AccountKind, 'wallet'>
  to: Exclude<AccountKind, 'wallet'>
  memo: string
}

/** A movement that no wallet takes part in. Safe to repeat under its key. */
export async function postBetween({ db, clock }: Pick<Context, 'db' | 'clock'>, move: Move): Promise<void> {
  const { companyId, kind, currency, scope, key, amount, from, to, memo } = move
  const at = clock.now()
  const id = newId(at)
  const [made] = await db
    .insert(transfers)
    .values({ id, companyId, kind, currency, scope, key, fingerprint: '', memo, at })
    .onConflictDoNothing()
    .returning({ id: transfers.id })
  if (!made) return
  const side = (account: AccountKind, sum: number) => ({
    transferId: id,
    accountId: sql`(select id from ledger_accounts where kind = ${account} and currency = ${currency}
      and company_id is not distinct from ${account === 'owed' ? companyId : null}::uuid)`,
    companyId,
    kind,
    amount: sum,
    at,
  })
  await db.insert(entries).values([side(from, -amount), side(to, amount)])
}
