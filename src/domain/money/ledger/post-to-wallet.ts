import { sql } from 'drizzle-orm'
import type { AccountKind, TransferKind } from '#database/schema/ledger.ts'
import type { Context } from '#domain/context.server.ts'
import { newId } from '#domain/identifiers.ts'
import { callLedger } from './call-ledger.ts'

export interface Posting {
  walletId: string
  kind: TransferKind
  /** Under one scope a key moves money once. */
  scope: string
  key: string
  /** What was asked for: another one under the same key is refused. */
  fingerprint?: string
  /** Signed: what the wallet gains. */
  amount: number
  /** Of it, credit that we gave; by itself a debit takes that first. */
  credit?: number
  counter: Exclude<AccountKind, 'wallet'>
  usesReserve?: boolean
  evenFrozen?: boolean
  outletId?: string
  rateId?: number
  units?: number
  memo?: string
  madeBy?: string
}

export interface Posted {
  transfer: string
  amount: number
  balance: number
  /** The key was known: nothing was moved now. */
  repeated: boolean
}

/** One movement of one wallet, with its other side. Safe to repeat under its key. */
export function postToWallet(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  posting: Posting,
): Promise<Posted> {
  const { walletId, counter } = posting
  const at = clock.now()
  const account = sql`(
    select a.id from ledger_accounts a join wallets w on w.id = ${walletId}
    where a.kind = ${counter} and a.currency = w.currency
      and a.company_id is not distinct from ${counter === 'owed' ? sql`w.company_id` : sql`null::uuid`})`
  return callLedger<Posted>(
    db,
    sql`select post_to_wallet(
      p_id => ${newId(at)},
      p_wallet => ${walletId},
      p_kind => ${posting.kind},
      p_scope => ${posting.scope},
      p_key => ${posting.key},
      p_fingerprint => ${posting.fingerprint ?? ''},
      p_amount => ${posting.amount},
      p_credit => ${posting.credit ?? null}::bigint,
      p_counter => ${account},
      p_uses_reserve => ${posting.usesReserve ?? false},
      p_even_frozen => ${posting.evenFrozen ?? false},
      p_outlet => ${posting.outletId ?? null}::uuid,
      p_rate => ${posting.rateId ?? null}::integer,
      p_units => ${posting.units ?? null}::integer,
      p_memo => ${posting.memo ?? ''},
      p_made_by => ${posting.madeBy ?? null}::uuid,
      p_at => ${at.toISOString()}::timestamptz)`,
  )
}
